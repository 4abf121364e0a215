import { useMemo, useSyncExternalStore } from 'react';
import {
  type BrowserSession,
  clearStorages,
  dropToken,
  readEndedUser,
  readSession,
  readToken,
  sessionFingerprint,
  type StoredPerson,
  type StoredSession,
  type StoredUser,
  writePerson,
  writeFlag,
  writeSession,
  writeSharedSession,
} from './session-storage';

const listeners = new Set<() => void>();
let cached: { fingerprint: string; session: BrowserSession | null } | null = null;
/** The session that the server has last accepted on this page: what is on the screen belongs to it. */
let accepted: BrowserSession | null = null;

function announce(): void {
  for (const listener of listeners) listener();
}

/** Calls back after each change of the session, of this and of other tabs, until the returned function is called. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  // Signing in or out in another tab reaches this one.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns the logged-in user of this page, also while the session is renewed. */
export function currentSession(): BrowserSession | null {
  const fingerprint = sessionFingerprint();
  if (cached?.fingerprint !== fingerprint) cached = { fingerprint, session: readSession() ?? cachedSession() };
  return cached.session;
}

/** A session that has ended in the middle of its work is held, with its screen, until its owner logs in again or leaves. */
function cachedSession(): BrowserSession | null {
  return accepted !== null && readEndedUser()?.id === accepted.user.id ? accepted : null;
}

function accept(session: BrowserSession | null): void {
  accepted = session;
  cached = null;
}

/** Returns the logged-in user of this browser, or null on the server and for visitors. Follows changes in this and other tabs. */
export function useSession(): BrowserSession | null {
  return useSyncExternalStore(subscribeToSession, currentSession, () => null);
}

const endedSession = (): string | null => (readToken() === null ? sessionFingerprint() : null);

/**
 * Returns the user whose session has ended in this browser and who has to log in again. Returns null on the server, for visitors and while
 * logged in.
 */
export function useEndedUser(): StoredUser | null {
  const ended = useSyncExternalStore(subscribeToSession, endedSession, () => null);
  return useMemo(() => (ended === null ? null : readEndedUser()), [ended]);
}

/** Has the session of this page ended in the middle, so that its owner is asked to log in again? */
export const isSessionExpired = (): boolean => readToken() === null && cachedSession() !== null;

/** The same, for a component. */
export function useSessionExpired(): boolean {
  return useSyncExternalStore(subscribeToSession, isSessionExpired, () => false);
}

/** Starts a session after a successful login. */
export function startSession(session: BrowserSession, remember: boolean): void {
  writeSession(session, remember);
  accept(session);
  announce();
}

/** Goes on with the session of another tab. Unlike a login it leaves what this browser stores. */
export function startSharedSession(session: StoredSession): void {
  writeSharedSession(session);
  announce();
}

/** Ends the session in this browser by the person's own wish, or because the account is inactive. Nothing is left of it. */
export function endSession(): void {
  clearStorages();
  accept(null);
  announce();
}

/** The server has answered to this token. */
export function markTokenValid(token: string): void {
  if (accepted?.token === token) return;
  const session = readSession();
  if (session?.token === token) accept(session);
}

/**
 * Handles a token that the server no longer accepts. If the server has accepted its owner before, the screen stays. Other tabs decide for
 * themselves, and a renewed token stays.
 */
export function invalidateToken(token: string): void {
  if (readToken() !== token) return;
  dropToken();
  announce();
}

/** The person does not log in again: the page lets go of the session that has ended. */
export function leaveEndedSession(): void {
  accept(null);
  announce();
}

/** Keeps the server's newest answer to "is the profile complete?". */
export const rememberProfileComplete = (complete: boolean): void => rememberFlag('profileComplete', complete);

/** Keeps the server's newest answer to "is the email address confirmed?". */
export const rememberEmailVerified = (verified: boolean): void => rememberFlag('emailVerified', verified);

function rememberFlag(flag: Parameters<typeof writeFlag>[0], value: boolean): void {
  if (readSession()?.[flag] === value) return;
  writeFlag(flag, value);
  announce();
}

/** Keeps the server's newest answer to "who is it?": the avatar shows the name, and the login over a page asks for the password of the email. */
export function rememberPerson(person: StoredPerson): void {
  const session = readSession();
  if (session === null) return;
  const next = { ...session.user, ...person };
  if (next.first_name === session.user.first_name && next.email === session.user.email) return;
  writePerson(person);
  announce();
}
