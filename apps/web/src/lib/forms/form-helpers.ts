import type { FormEvent } from 'react';
import { fieldErrors } from '../errors/describe-error';

/** The second argument of a Mantine form's `onSubmit`: moves the focus to the first wrong field, in the order of the screen. */
export function focusFirstWrongField(_errors: unknown, _values: unknown, event?: FormEvent<HTMLFormElement>): void {
  focusFirstInvalid(event?.currentTarget);
}

/** Moves the focus to the first wrong field inside an element. */
export function focusFirstInvalid(element: HTMLElement | null | undefined): void {
  // The errors are painted first; only then do the fields carry aria-invalid.
  setTimeout(() => element?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), 0);
}

/** Puts the server's messages beside their fields; false when the error names no field of the form. */
export function applyFieldErrors(
  form: { setErrors: (errors: Record<string, string>) => void },
  error: unknown,
): boolean {
  const errors = fieldErrors(error);
  if (Object.keys(errors).length === 0) return false;
  form.setErrors(errors);
  return true;
}
