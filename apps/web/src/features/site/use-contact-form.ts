import type { ContactUserType } from '@job-alert/domain/contact-message';
import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { type RefObject, useEffect, useState } from 'react';
import { useBanner } from '../../components/banner';
import { describeError } from '../../lib/errors/describe-error';
import { applyFieldErrors, focusFirstInvalid } from '../../lib/forms/form-helpers';
import { useSending } from '../../lib/forms/use-sending';
import { askOverHttp } from '../../lib/public-data/ask';
import { SendContactMessageText } from './contact-form.public.generated';

const empty = { name: '', email: '', phone: '', message: '', userType: 'EMPLOYER' as ContactUserType, company: '' };
type Values = typeof empty;

/** The rules of the fields weigh more than the page: they come when somebody begins to write. */
const loadRules = () => import('./contact-rules');

/** What is typed into the contact form, what is wrong with it, and its way to the consultancy. It is too small for a library of forms. */
export function useContactForm(element: RefObject<HTMLFormElement | null>) {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const banner = useBanner();
  const { busy, send } = useSending();

  useEffect(() => {
    // Should they not come now, the submit asks once more.
    const prepare = () => void loadRules().catch(() => undefined);
    const node = element.current;
    node?.addEventListener('focusin', prepare, { once: true });
    return () => node?.removeEventListener('focusin', prepare);
  }, [element]);

  async function submit() {
    banner.clear();
    try {
      const { contactFieldErrors, cleanedContactMessage } = await loadRules();
      const cleaned = cleanedContactMessage(values);
      setErrors(contactFieldErrors(values));
      if (!cleaned) return focusFirstInvalid(element.current);
      await askOverHttp(SendContactMessageText, { input: { ...cleaned, company: values.company } });
      setValues(empty);
      banner.show('success', 'Your message has been sent. We will get back to you soon.', 3000);
    } catch (error) {
      applyFieldErrors({ setErrors }, error);
      const { wentWrongStop } = COMMON_MESSAGES;
      banner.show('error', describeError(error, { fallback: wentWrongStop, network: wentWrongStop }));
    }
  }

  return {
    banner,
    busy,
    submit: () => void send(submit),
    /** A field's value, message and change; its message goes when it is typed in again. */
    field: <Name extends keyof Values>(name: Name) => ({
      value: values[name],
      error: errors[name],
      onChange(value: string) {
        setValues((now) => ({ ...now, [name]: value }));
        setErrors(({ [name]: _, ...others }) => others);
      },
    }),
  };
}
