import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../start/use-hydrated';

/** History state that passes an email address to the next form, so that the user does not type it twice. */
interface EnteredEmail {
  email: string;
  /** True if a sign-up has just sent a confirmation link to the address. */
  isSignedUp?: boolean;
}

const NONE: EnteredEmail = { email: '' };

export const signedUpAs = (email: string): EnteredEmail => ({ email, isSignedUp: true });

export const withEmail = (email: string): EnteredEmail => ({ email });

/** Returns the email address from the previous form. It is empty if there is none. */
export function useEnteredEmail(): EnteredEmail {
  const state: unknown = useLocation().state;
  // The server also renders these pages and has no history state.
  if (!useHydrated() || typeof state !== 'object' || state === null || !('email' in state)) return NONE;
  return typeof state.email === 'string' ? { email: state.email, isSignedUp: 'isSignedUp' in state } : NONE;
}
