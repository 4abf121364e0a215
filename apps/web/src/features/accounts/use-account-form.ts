import { type RefObject, useEffect, useRef } from 'react';
import { type Form, useForm } from '../../components/form/use-form';
import { describeError, errorCode, fieldErrors } from '../../lib/errors/describe-error';
import type { Checked } from '../../lib/forms/check';

interface AccountFormOptions<Values, Cleaned> {
  initialValues: Values;
  rules: (values: Values) => Checked<Cleaned>;
  save: (cleaned: Cleaned) => Promise<void>;
}

/** Returns the errors by field. A wrong code is an error of the `code` field. */
const fieldErrorsOf = (error: unknown) =>
  errorCode(error) === 'SECOND_FACTOR_INVALID' ? { code: describeError(error, { fallback: '' }) } : fieldErrors(error);

/** A form of the Account and Security screens. `first` is the ref of the field that gets focus when the form opens. */
export function useAccountForm<Values extends Record<string, string>, Cleaned>(
  options: AccountFormOptions<Values, Cleaned>,
): { form: Form<Values>; first: RefObject<HTMLInputElement | null> } {
  const form = useForm({ ...options, toFieldErrors: fieldErrorsOf, warnsOnLeave: false });
  const first = useRef<HTMLInputElement>(null);
  // The form replaces the button that opened it, so focus would be lost.
  useEffect(() => first.current?.focus(), []);
  return { form, first };
}
