import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../start/use-hydrated';

/** History state that passes an email on to the next form, so that nobody types it twice. */
interface EnteredEmail {
  email: string;
  /** True if a sign-up has just sent a confirmation link to it. */
  isSignedUp?: boolean;
}

const NONE: EnteredEmail = { email: '' };

export const signedUpAs = (email: string): EnteredEmail => ({ email, isSignedUp: true });

export const withEmail = (email: string): EnteredEmail => ({ email });

/** Returns the email that the previous form passed on; empty without one. */
export function useEnteredEmail(): EnteredEmail {
  const state: unknown = useLocation().state;
  // The server, which renders these pages first, has no history state.
  if (!useHydrated() || typeof state !== 'object' || state === null || !('email' in state)) return NONE;
  return typeof state.email === 'string' ? { email: state.email, isSignedUp: 'isSignedUp' in state } : NONE;
}
