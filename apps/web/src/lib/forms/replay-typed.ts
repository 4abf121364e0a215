/**
 * Tells React what has been typed, chosen or filled in before it took over the server's page. It would not notice by itself: it takes
 * what it finds for its own, and each event is compared with that.
 */
export function replayTyped(fields: HTMLElement): void {
  for (const field of fields.querySelectorAll('textarea')) replayText(field);
  for (const field of fields.querySelectorAll('input')) {
    if (field.type === 'checkbox' || field.type === 'radio') replayChoice(field);
    else if (field.type !== 'file' && field.type !== 'hidden') replayText(field);
  }
}

function replayText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  if (typed === field.defaultValue) return;
  // Through the field itself, where React listens, and then past it, so that the event brings something new.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function replayChoice(field: HTMLInputElement): void {
  // Of radio buttons only the chosen one tells.
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return;
  field.checked = field.defaultChecked;
  field.click();
}
