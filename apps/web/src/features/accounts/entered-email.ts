import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../start/use-hydrated';

/** The history's state that hands an email on to the next form, so that nobody types it twice. */
interface EnteredEmail {
  email: string;
  /** A sign-up has just mailed a link to confirm the address. */
  isSignedUp?: boolean;
}

const NONE: EnteredEmail = { email: '' };

/** The history's state for the login after a sign-up. */
export const signedUpAs = (email: string): EnteredEmail => ({ email, isSignedUp: true });

/** The history's state for a form that asks for the same email. */
export const withEmail = (email: string): EnteredEmail => ({ email });

/** The email that the form before this one has handed on; empty without one. */
export function useEnteredEmail(): EnteredEmail {
  const state: unknown = useLocation().state;
  // The server, which renders these pages first, does not know the history's state.
  if (!useHydrated() || typeof state !== 'object' || state === null || !('email' in state)) return NONE;
  return typeof state.email === 'string' ? { email: state.email, isSignedUp: 'isSignedUp' in state } : NONE;
}
