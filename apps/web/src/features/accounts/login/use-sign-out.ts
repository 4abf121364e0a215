import { useCallback } from 'react';
import { errorCode } from '../../../lib/errors/describe-error';
import { SignOutText } from '../../../lib/graphql/sign-out.public.generated';
import { fetchGraphql } from '../../../lib/public-data/execute';
import { endSession } from '../../../lib/session/session';
import { readToken } from '../../../lib/session/session-storage';

interface SignOutSteps {
  /** Runs before the session is removed. Leave the signed-in area here, so that its guard does not redirect. */
  before?: () => void | Promise<void>;
  after?: () => void | Promise<void>;
  /** True if the session is removed from this browser even if the server does not confirm the logout. */
  inAnyCase?: boolean;
}

/**
 * Returns a function that logs out on the server and then removes the session. If the server does not confirm, the error is only logged:
 * candidates, employers and public pages stay logged in (specification 1 §4), administrators are logged out anyway (specification 3 §4).
 * The callbacks must be stable.
 */
export function useSignOut({ before, after, inAnyCase = false }: SignOutSteps): () => Promise<void> {
  return useCallback(async () => {
    try {
      await fetchGraphql(SignOutText, {}, { token: readToken() });
    } catch (error) {
      console.error('Signing out failed.', error);
      // UNAUTHENTICATED means that the server has already ended the session.
      if (errorCode(error) !== 'UNAUTHENTICATED' && !inAnyCase) return;
    }
    await before?.();
    endSession();
    await after?.();
  }, [before, after, inAnyCase]);
}
