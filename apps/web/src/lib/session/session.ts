import { useSyncExternalStore } from 'react';
import {
  type BrowserSession,
  clearStorages,
  readSession,
  sessionFingerprint,
  writeFirstName,
  writeProfileComplete,
  writeSession,
} from './session-storage';

const listeners = new Set<() => void>();
let cached: { fingerprint: string; session: BrowserSession | null } | null = null;

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Signing in or out in another tab reaches this one.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function snapshot(): BrowserSession | null {
  const fingerprint = sessionFingerprint();
  if (cached?.fingerprint !== fingerprint) cached = { fingerprint, session: readSession() };
  return cached.session;
}

/** Who is signed in in this browser; null on the server and for visitors. Follows changes of this and of other tabs. */
export function useSession(): BrowserSession | null {
  return useSyncExternalStore(subscribe, snapshot, () => null);
}

/** Starts a session after a successful login. */
export function startSession(session: BrowserSession, remember: boolean): void {
  writeSession(session, remember);
  announce();
}

/** Ends the session in this browser: after logout, or when the server no longer knows the token. */
export function endSession(): void {
  clearStorages();
  announce();
}

/** Keeps the server's newest answer to "is the profile complete?". */
export function rememberProfileComplete(complete: boolean): void {
  if (readSession()?.profileComplete === complete) return;
  writeProfileComplete(complete);
  announce();
}

/** Keeps the server's newest answer to "what is the first name?", which the avatar shows. */
export function rememberFirstName(firstName: string): void {
  const session = readSession();
  if (session === null || session.user.first_name === firstName) return;
  writeFirstName(firstName);
  announce();
}
