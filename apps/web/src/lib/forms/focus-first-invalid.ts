import { flushSync } from 'react-dom';

/** Focuses the first invalid field of a form. `show` renders the messages first. */
export function focusFirstInvalid(form: HTMLElement | null, show: () => void = () => undefined): void {
  // aria-invalid has to be committed. After a response, React would commit later without a flush.
  flushSync(show);
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
