import { act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Replaces the text of a field, or chooses an entry of a list. The field has the focus and changes once; tests of single keys type them. Waits
 * for the transition that renders the dependent parts.
 */
export async function enterText(field: HTMLElement, text: string): Promise<void> {
  if (field instanceof HTMLSelectElement) return userEvent.selectOptions(field, text);
  await act(async () => field.focus());
  await act(async () => void fireEvent.change(field, { target: { value: text } }));
}
