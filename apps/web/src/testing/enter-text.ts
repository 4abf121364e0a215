import { act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Replaces the text of a field, or chooses an option of a select. The field gets focus and changes once. Waits for the
 * transition that renders the dependent parts. Tests of single keys type them instead.
 */
export async function enterText(field: HTMLElement, text: string): Promise<void> {
  if (field instanceof HTMLSelectElement) return userEvent.selectOptions(field, text);
  await act(async () => field.focus());
  await act(async () => void fireEvent.change(field, { target: { value: text } }));
}
