import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useSignOutMutation } from '../../lib/graphql/sign-out.generated';
import { endSession } from '../../lib/session/session';

interface SignOutSteps {
  /** Runs while the session is still there: leave the signed-in area first, so that its guard has nothing to redirect. */
  before?: () => void | Promise<void>;
  /** Runs when the session is gone. */
  after?: () => void | Promise<void>;
}

/**
 * Signs out at the server, then forgets the session and every cached answer. When the server does not confirm, the user stays
 * signed in and sees no message (specification 1 §4): the error is only logged. Pass steps that do not change between renders.
 */
export function useSignOut({ before, after }: SignOutSteps): () => Promise<void> {
  const client = useApolloClient();
  const [signOut] = useSignOutMutation();

  return useCallback(async () => {
    try {
      await signOut();
    } catch (error) {
      console.error('Signing out failed.', error);
      return;
    }
    await before?.();
    endSession();
    await client.clearStore();
    await after?.();
  }, [client, before, after, signOut]);
}
