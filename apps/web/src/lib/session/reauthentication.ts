import { invalidateToken, isSessionExpired, subscribeToSession } from './session';
import { readSession } from './session-storage';

/** The identity of a request at the time when it was sent. */
export interface RequestIdentity {
  account: string;
  token: string | null;
}

/** The cancel functions of the waiting requests. */
const waiting = new Set<() => void>();

/**
 * Waits for a new login after a 401. Resolves to true once the same user has logged in again, or to false if the user
 * navigated away.
 */
export function waitForReauthentication({ account, token }: RequestIdentity): Promise<boolean> {
  if (token !== null) invalidateToken(token);
  return new Promise((resolve) => {
    const settle = (isLoggedIn: boolean) => {
      unsubscribe();
      waiting.delete(cancel);
      resolve(isLoggedIn);
    };
    const cancel = () => settle(false);
    const checkSession = () => {
      const session = readSession();
      if (session !== null || !isSessionExpired()) settle(session?.user.id === account);
    };
    const unsubscribe = subscribeToSession(checkSession);
    waiting.add(cancel);
    checkSession();
  });
}

export function cancelPendingRequests(): void {
  for (const cancel of [...waiting]) cancel();
}
