import userEvent from '@testing-library/user-event';

/** Puts a text into a field in place of what stands there, or chooses the entry of a list, as a person does. */
export async function enterText(field: HTMLElement, text: string): Promise<void> {
  if (field instanceof HTMLSelectElement) return userEvent.selectOptions(field, text);
  await userEvent.clear(field);
  if (text === '') return;
  await userEvent.click(field);
  await userEvent.paste(text);
}
