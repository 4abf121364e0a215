import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import type { UseFormReturnType } from '@mantine/form';
import { describeError, type ErrorSentences } from '../lib/errors/describe-error';
import { applyFieldErrors, focusFirstWrongField } from '../lib/forms/form-helpers';
import { useSending } from '../lib/forms/use-sending';
import { type BannerState, useBanner } from './use-banner';

interface RefusalSentences extends ErrorSentences {
  /** The banner speaks for this many milliseconds, even when the fields have messages of their own. */
  alwaysFor?: number;
}

/** A form on its way to the server. */
export interface FormSending {
  busy: boolean;
  banner: BannerState;
}

const WENT_WRONG: RefusalSentences = { fallback: COMMON_MESSAGES.wentWrongTryAgainStop };

/**
 * Sends a checked form, once at a time. The server's messages stand beside their fields; what names no field stands in the banner.
 * Spread `element` onto the form.
 */
export function useFormSending<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  work: (values: Values) => Promise<void>,
  sentences = WENT_WRONG,
) {
  const banner = useBanner();
  const { busy, send } = useSending();

  async function attempt(values: Values, element: HTMLElement | undefined) {
    banner.clear();
    try {
      await work(values);
    } catch (error) {
      const isBesideFields = applyFieldErrors(form, error, element);
      if (isBesideFields && sentences.alwaysFor === undefined) return;
      banner.show('error', describeError(error, sentences), sentences.alwaysFor);
    }
  }

  const onSubmit = form.onSubmit((values, event) => {
    // Once the event is handled it has no current target.
    const element = event?.currentTarget;
    void send(() => attempt(values, element));
  }, focusFirstWrongField);

  return { busy, banner, element: { noValidate: true, onSubmit } };
}
