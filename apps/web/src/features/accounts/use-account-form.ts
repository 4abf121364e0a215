import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { type FormEvent, useEffect, useRef } from 'react';
import { useBanner } from '../../components/use-banner';
import { describeError, errorCode } from '../../lib/errors/describe-error';
import { applyFieldErrors, focusFirstInvalid } from '../../lib/forms/form-helpers';
import { useCheckedForm } from '../../lib/forms/use-checked-form';
import { useSending } from '../../lib/forms/use-sending';
import { validateWith } from '../../lib/forms/validate-with';

/** A small form of the Account and Security screens: one piece of work at a time, refusals beside their fields or in the banner. */
export function useAccountForm<Values extends Record<string, string>>(
  schema: Parameters<typeof validateWith>[0],
  initialValues: Values,
) {
  const form = useCheckedForm<Values>({ initialValues, errorsOf: validateWith(schema) });
  const banner = useBanner();
  const { busy, send } = useSending();
  const first = useRef<HTMLInputElement>(null);
  // The form takes the place of the button that has opened it, and so the focus.
  useEffect(() => first.current?.focus(), []);

  /** The server's refusals of a field stand beside it, and a refused code counts as one; the focus follows. */
  function showRefusal(error: unknown, element: HTMLFormElement | undefined): boolean {
    if (errorCode(error) !== 'SECOND_FACTOR_INVALID') return applyFieldErrors(form, error, element);
    focusFirstInvalid(element, () => form.setErrors({ code: describeError(error, { fallback: '' }) }));
    return true;
  }

  const submit = (work: (values: Values) => Promise<void>) => (values: Values, event?: FormEvent<HTMLFormElement>) => {
    const element = event?.currentTarget;
    void send(async () => {
      banner.clear();
      try {
        await work(values);
      } catch (error) {
        if (showRefusal(error, element)) return;
        banner.show('error', describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop }));
      }
    });
  };

  return { form, first, busy, banner, submit };
}
