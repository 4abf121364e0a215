import { flushSync } from 'react-dom';

/** Moves the focus to the first invalid field of a form, in the order of the screen. `show` puts the messages on the screen before. */
export function focusFirstInvalid(form: HTMLElement | null, show: () => void = () => undefined): void {
  // Only what React has committed carries aria-invalid. After a response of the server React commits later unless it is flushed.
  flushSync(show);
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
