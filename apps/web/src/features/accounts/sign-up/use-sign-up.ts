import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { createElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Form, useForm } from '../../../components/form/use-form';
import { errorCode, fieldErrors } from '../../../lib/errors/describe-error';
import type { Checked } from '../../../lib/forms/check';
import { isUploadCancelled } from '../../../lib/uploads/use-upload-progress';
import { useTimeout } from '../../../lib/use-timeout';
import { signedUpAs } from '../entered-email';
import { EmailInUse } from './email-in-use';

interface SignUpOptions<Values, Cleaned> {
  role: 'candidate' | 'employer';
  /** The path of the login that opens after the sign-up. */
  next: string;
  initialValues: Values;
  fields: readonly (keyof Values & string)[];
  loadRules: () => Promise<(values: Values) => Checked<Cleaned>>;
  register: (cleaned: Cleaned) => Promise<unknown>;
}

/** The form of both sign-ups. `sentTo` is the address that received the confirmation link; null before the sign-up. */
export function useSignUp<Values extends Record<string, unknown>, Cleaned extends { email: string }>(
  options: SignUpOptions<Values, Cleaned>,
) {
  const { role, next, initialValues, fields, loadRules, register } = options;
  const navigate = useNavigate();
  const runAfter = useTimeout();
  const [sentTo, setSentTo] = useState<string | null>(null);

  const form: Form<Values> = useForm({
    initialValues,
    rules: { load: loadRules },
    async save(cleaned: Cleaned) {
      await register(cleaned);
      return cleaned.email;
    },
    onSaved(email) {
      form.reset();
      setSentTo(email);
      form.banner.show('success', COMMON_MESSAGES.formSubmitted, 5000);
      runAfter(2000, () => navigate(next, { state: signedUpAs(email) }));
    },
    onError(error) {
      if (!isUploadCancelled(error)) return false;
      form.banner.show('info', COMMON_MESSAGES.uploadCancelled, 5000);
      return true;
    },
    toFieldErrors: (error) =>
      errorCode(error) === 'EMAIL_TAKEN' ? { email: createElement(EmailInUse, { role }) } : fieldErrors(error),
    messages: { fallback: COMMON_MESSAGES.wentWrong, always: true },
    draft: { name: `sign-up-${role}`, fields },
  });
  return { ...form, sentTo };
}
