import { COMMON_MESSAGES, VERIFICATION_MESSAGES } from '@job-alert/domain/portal/messages';
import { useState } from 'react';
import type { BannerMessage } from '../../../components/use-banner';
import { describeError } from '../../../lib/errors/describe-error';
import { useAsyncAction } from '../../../lib/forms/use-async-action';
import { fetchGraphql } from '../../../lib/public-data/execute';
import { rememberEmailVerified } from '../../../lib/session/session';
import { readToken } from '../../../lib/session/session-storage';
import { ResendVerificationText } from './email-verification.public.generated';

/** Requests another confirmation link and reports the result. */
export function useResendVerification() {
  const [said, setSaid] = useState<BannerMessage | null>(null);
  const { busy, send } = useAsyncAction();

  async function ask() {
    setSaid(null);
    try {
      const { resendVerification } = await fetchGraphql(ResendVerificationText, {}, { token: readToken() });
      const { isEmailVerified } = resendVerification.user;
      if (isEmailVerified) rememberEmailVerified(true);
      setSaid({ tone: 'success', text: isEmailVerified ? VERIFICATION_MESSAGES.already : VERIFICATION_MESSAGES.sent });
    } catch (error) {
      const fallback = COMMON_MESSAGES.wentWrongTryAgainStop;
      setSaid({ tone: 'error', text: describeError(error, { fallback, network: fallback }) });
    }
  }

  return { busy, said, resend: () => void send(ask) };
}
