import { useCallback } from 'react';
import { errorCode } from '../../../lib/errors/describe-error';
import { SignOutText } from '../../../lib/graphql/sign-out.public.generated';
import { fetchGraphql } from '../../../lib/public-data/execute';
import { endSession } from '../../../lib/session/session';
import { readToken } from '../../../lib/session/session-storage';

interface SignOutSteps {
  /** Runs while the session is still there: leave the signed-in area first, so that its guard has nothing to redirect. */
  before?: () => void | Promise<void>;
  /** Runs when the session is gone. */
  after?: () => void | Promise<void>;
  /** The session ends here even when the server does not confirm. */
  inAnyCase?: boolean;
}

/**
 * Signs out at the server, then forgets the session. When the server does not confirm, the error is only logged and nobody sees a message:
 * a candidate, an employer or a visitor's page stays signed in (specification 1 §4), an administrator is signed out here in any case
 * (specification 3 §4). Pass steps that do not change between renders.
 */
export function useSignOut({ before, after, inAnyCase = false }: SignOutSteps): () => Promise<void> {
  return useCallback(async () => {
    try {
      await fetchGraphql(SignOutText, {}, { token: readToken() });
    } catch (error) {
      console.error('Signing out failed.', error);
      // Without UNAUTHENTICATED: the server has ended this session already.
      if (errorCode(error) !== 'UNAUTHENTICATED' && !inAnyCase) return;
    }
    await before?.();
    endSession();
    await after?.();
  }, [before, after, inAnyCase]);
}
