import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { VERIFICATION_MESSAGES } from '@job-alert/domain/portal/email-messages';
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
  const [message, setMessage] = useState<BannerMessage | null>(null);
  const { isPending, run } = useAsyncAction();

  async function requestLink() {
    setMessage(null);
    try {
      const { resendVerification } = await fetchGraphql(ResendVerificationText, {}, { token: readToken() });
      const { isEmailVerified } = resendVerification.user;
      if (isEmailVerified) rememberEmailVerified(true);
      setMessage({
        tone: 'success',
        text: isEmailVerified ? VERIFICATION_MESSAGES.already : VERIFICATION_MESSAGES.sent,
      });
    } catch (error) {
      const fallback = COMMON_MESSAGES.wentWrongTryAgainStop;
      setMessage({ tone: 'error', text: describeError(error, { fallback, network: fallback }) });
    }
  }

  return { isPending, message, resend: () => void run(requestLink) };
}
