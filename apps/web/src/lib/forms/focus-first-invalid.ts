import { flushSync } from 'react-dom';

/** Focuses the first invalid field of a form. `show` renders the messages first. */
export function focusFirstInvalid(form: HTMLElement | null, show: () => void = () => undefined): void {
  // Flushes the render, because aria-invalid must be committed. After a response, React would commit it later.
  flushSync(show);
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
