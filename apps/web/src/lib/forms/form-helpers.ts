import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { fieldErrors } from '../errors/describe-error';

type Element = HTMLElement | null | undefined;

/** The second argument of a Mantine form's `onSubmit`: moves the focus to the first wrong field, in the order of the screen. */
export function focusFirstWrongField(_errors: unknown, _values: unknown, event?: FormEvent<HTMLFormElement>): void {
  focusFirstInvalid(event?.currentTarget);
}

/**
 * Moves the focus to the first wrong field inside an element. `show` puts the messages on the screen; without it they come from the event
 * that is being handled.
 */
export function focusFirstInvalid(element: Element, show: () => void = nothing): void {
  // Only what React has committed carries aria-invalid. After an answer of the server it commits when it finds the time, so it is told to.
  flushSync(show);
  element?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

function nothing(): void {
  // The event has set the messages already.
}

/** Puts the server's messages beside their fields and focuses the first of them; false when the error names no field of the form. */
export function applyFieldErrors(
  form: { setErrors: (errors: Record<string, string>) => void },
  error: unknown,
  element: Element,
): boolean {
  const errors = fieldErrors(error);
  if (Object.keys(errors).length === 0) return false;
  focusFirstInvalid(element, () => form.setErrors(errors));
  return true;
}
