import { useMemo, useSyncExternalStore } from 'react';
import {
  type BrowserSession,
  clearExceptDrafts,
  clearStorages,
  dropToken,
  readEndedUser,
  readSession,
  readToken,
  type StoredPerson,
  type StoredSession,
  type StoredUser,
  sessionFingerprint,
  writeFlag,
  writePerson,
  writeSession,
  writeSharedSession,
} from './session-storage';

const listeners = new Set<() => void>();
let cached: { fingerprint: string; session: BrowserSession | null } | null = null;
/** The session that the server has last accepted. The visible content belongs to it. */
let accepted: BrowserSession | null = null;

function announce(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change of the session, in this and other tabs. Returns the unsubscribe function. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  // Fires on logins and logouts in other tabs.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns the logged-in user of this page, even while the session waits for a new login. */
export function currentSession(): BrowserSession | null {
  const fingerprint = sessionFingerprint();
  if (cached?.fingerprint !== fingerprint) cached = { fingerprint, session: readSession() ?? cachedSession() };
  return cached.session;
}

/** Returns an expired session. Its screen remains until the user logs in again or leaves. */
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

/** Returns the user whose session has ended in this browser and who must log in again, or null on the server. */
export function useEndedUser(): StoredUser | null {
  const ended = useSyncExternalStore(subscribeToSession, endedSession, () => null);
  return useMemo(() => (ended === null ? null : readEndedUser()), [ended]);
}

/** True if the session of this page has expired, so that the user is asked to log in again. */
export const isSessionExpired = (): boolean => readToken() === null && cachedSession() !== null;

export function useSessionExpired(): boolean {
  return useSyncExternalStore(subscribeToSession, isSessionExpired, () => false);
}

export function startSession(session: BrowserSession, remember: boolean): void {
  writeSession(session, remember);
  accept(session);
  announce();
}

/** Continues the session of another tab. Unlike a login, it does not clear the browser storage. */
export function startSharedSession(session: StoredSession): void {
  writeSharedSession(session);
  announce();
}

/** Ends the session after a logout, or because the account is inactive. Clears the browser storage. */
export function endSession(): void {
  clearStorages();
  accept(null);
  announce();
}

/** Ends an expired session whose account has become inactive. Its drafts stay, because the account may be activated, or the person invited again. */
export function endInactiveSession(userId: string): void {
  clearExceptDrafts(userId);
  accept(null);
  announce();
}

/** Called when the server has accepted this token. */
export function markTokenValid(token: string): void {
  if (accepted?.token === token) return;
  const session = readSession();
  if (session?.token === token) accept(session);
}

/** Handles a token that the server no longer accepts. The screen stays if the server accepted its owner before. */
export function invalidateToken(token: string): void {
  if (readToken() !== token) return;
  dropToken();
  announce();
}

/** Drops the expired session if the user does not log in again. */
export function leaveEndedSession(): void {
  accept(null);
  announce();
}

export const rememberProfileComplete = (complete: boolean): void => rememberFlag('profileComplete', complete);

export const rememberEmailVerified = (verified: boolean): void => rememberFlag('emailVerified', verified);

function rememberFlag(flag: Parameters<typeof writeFlag>[0], value: boolean): void {
  if (readSession()?.[flag] === value) return;
  writeFlag(flag, value);
  announce();
}

/**
 * Stores the latest name and email. The avatar shows the name, and the session dialog asks for the password of the
 * email address.
 */
export function rememberPerson(person: StoredPerson): void {
  const session = readSession();
  if (session === null) return;
  const next = { ...session.user, ...person };
  if (next.first_name === session.user.first_name && next.email === session.user.email) return;
  writePerson(person);
  announce();
}
