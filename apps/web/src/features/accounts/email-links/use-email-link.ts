import { useEffect, useRef, useState } from 'react';
import { fetchGraphql } from '../../../lib/public-data/execute';
import { rememberEmailVerified } from '../../../lib/session/session';
import { readToken } from '../../../lib/session/session-storage';
import { type VerifyEmailMutation, VerifyEmailText } from './email-verification.public.generated';

type LinkState = VerifyEmailMutation['verifyEmail']['outcome'] | 'ASKING' | 'FAILED';

/** Confirms an email address in an effect, so that mail scanners that only fetch the page do not confirm it. */
export function useEmailLink(token: string): { state: LinkState; retry: () => void } {
  const [state, setState] = useState<LinkState>('ASKING');
  const sentToken = useRef<string | null>(null);

  function sendToken() {
    setState('ASKING');
    fetchGraphql(VerifyEmailText, { input: { token } }, { token: readToken() }).then(
      ({ verifyEmail }) => {
        if (verifyEmail.user?.isEmailVerified) rememberEmailVerified(true);
        setState(verifyEmail.outcome);
      },
      () => setState('FAILED'),
    );
  }

  useEffect(() => {
    // React may run the effect again. A second request would report that the address is already verified.
    if (sentToken.current === token) return;
    sentToken.current = token;
    sendToken();
  });

  return { state, retry: sendToken };
}
