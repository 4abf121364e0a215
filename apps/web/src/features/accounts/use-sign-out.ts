import { useCallback } from 'react';
import { errorCode } from '../../lib/errors/describe-error';
import { SignOutText } from '../../lib/graphql/sign-out.public.generated';
import { askOverHttp } from '../../lib/public-data/ask';
import { endSession } from '../../lib/session/session';
import { readToken } from '../../lib/session/session-storage';

interface SignOutSteps {
  /** Runs while the session is still there: leave the signed-in area first, so that its guard has nothing to redirect. */
  before?: () => void | Promise<void>;
  /** Runs when the session is gone. */
  after?: () => void | Promise<void>;
}

/**
 * Signs out at the server, then forgets the session. When the server does not confirm, the user stays signed in and sees no
 * message (specification 1 §4): the error is only logged. Pass steps that do not change between renders.
 */
export function useSignOut({ before, after }: SignOutSteps): () => Promise<void> {
  return useCallback(async () => {
    try {
      await askOverHttp(SignOutText, {}, { token: readToken() });
    } catch (error) {
      console.error('Signing out failed.', error);
      // The server has ended this session already.
      if (errorCode(error) === 'UNAUTHENTICATED') endSession();
      return;
    }
    await before?.();
    endSession();
    await after?.();
  }, [before, after]);
}
