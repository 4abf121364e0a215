import { isSessionExpired, invalidateToken, subscribeToSession } from './session';
import { readSession } from './session-storage';

/** The identity of a request at the time when it was sent. */
export interface RequestIdentity {
  account: string;
  token: string | null;
}

/** Turns away the requests that wait; one function for each. */
const waiting = new Set<() => void>();

/**
 * The server has refused a request as nobody's. Resolves once the same account is logged in again, with true: the request may go out
 * once more. False when there is nobody to wait for, or when the person has left.
 */
export function waitForReauthentication({ account, token }: RequestIdentity): Promise<boolean> {
  if (token !== null) invalidateToken(token);
  return new Promise((resolve) => {
    const settle = (answer: boolean) => {
      unsubscribe();
      waiting.delete(turnAway);
      resolve(answer);
    };
    const turnAway = () => settle(false);
    const look = () => {
      const session = readSession();
      if (session !== null || !isSessionExpired()) settle(session?.user.id === account);
    };
    const unsubscribe = subscribeToSession(look);
    waiting.add(turnAway);
    look();
  });
}

/** The person has gone to another page: what the last one has asked for does not happen any more. */
export function cancelPendingRequests(): void {
  for (const turnAway of [...waiting]) turnAway();
}
