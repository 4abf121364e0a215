import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { createElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePublicForm } from '../../components/use-public-form';
import { describeError, errorCode } from '../../lib/errors/describe-error';
import type { Checked } from '../../lib/forms/validate-with';
import { isUploadCancelled } from '../../lib/uploads/use-upload-progress';
import { useLater } from '../../lib/use-later';
import { signedUpAs } from './entered-email';
import { TakenEmail } from './taken-email';

interface SignUpOptions<Values, Cleaned> {
  role: 'candidate' | 'employer';
  /** The login that follows. */
  next: string;
  empty: Values;
  /** The fields that a draft keeps. */
  fields: readonly (keyof Values & string)[];
  loadRules: () => Promise<(values: Values) => Checked<Cleaned>>;
  register: (cleaned: Cleaned) => Promise<unknown>;
}

/** The form of both sign-ups, with the address to which it has mailed a link (`sentTo`): success stays 5 s and clears the form, the login comes after 2 s (specification 1 §4). */
export function useSignUp<Values extends object, Cleaned extends { email: string }>(
  options: SignUpOptions<Values, Cleaned>,
) {
  const { role, next, empty, fields, loadRules, register } = options;
  const navigate = useNavigate();
  const later = useLater();
  const [sentTo, setSentTo] = useState<string | null>(null);

  const form = usePublicForm<Values, Cleaned>({
    empty,
    loadRules,
    kept: { name: `sign-up-${role}`, fields },
    async send(cleaned, { banner, clear }) {
      await register(cleaned);
      clear();
      setSentTo(cleaned.email);
      banner.show('success', COMMON_MESSAGES.formSubmitted, 5000);
      later(2000, () => navigate(next, { state: signedUpAs(cleaned.email) }));
    },
    fail(error, { banner, refuse }) {
      if (isUploadCancelled(error)) return banner.show('info', COMMON_MESSAGES.uploadCancelled, 5000);
      if (errorCode(error) === 'EMAIL_TAKEN') refuse({ email: createElement(TakenEmail, { role }) });
      banner.show('error', describeError(error, { fallback: COMMON_MESSAGES.wentWrong }));
    },
  });
  return { ...form, sentTo };
}
