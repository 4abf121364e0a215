/**
 * Replays input that a form received before hydration. React adopts the values that it finds and ignores events that do
 * not change them.
 */
export function replayPreHydrationInput(fields: HTMLElement): void {
  for (const field of fields.querySelectorAll('textarea')) replayText(field);
  for (const field of fields.querySelectorAll('input')) {
    if (field.type === 'checkbox' || field.type === 'radio') replayChoice(field);
    else if (field.type !== 'file' && field.type !== 'hidden') replayText(field);
  }
}

function replayText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  if (typed === field.defaultValue) return;
  // React tracks assignments to the field itself. The second assignment bypasses React, so that the event has a new
  // value.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function replayChoice(field: HTMLInputElement): void {
  // Only the selected radio button of a group is replayed.
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return;
  field.checked = field.defaultChecked;
  field.click();
}
