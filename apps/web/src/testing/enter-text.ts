import { act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Puts a text into a field in place of what stands there, or chooses the entry of a list. The field has the focus and changes once; stories
 * about single keys type them. What depends on the field is drawn afterwards, in a transition, and waited for.
 */
export async function enterText(field: HTMLElement, text: string): Promise<void> {
  if (field instanceof HTMLSelectElement) return userEvent.selectOptions(field, text);
  await act(async () => field.focus());
  await act(async () => void fireEvent.change(field, { target: { value: text } }));
}
