import type { VisitSource } from '@job-alert/domain/reports/visit-source';
import type { RoleName } from '../../config/paths';

/** The logged-in user as stored under the key `user` (specification 1 §3). */
export interface StoredUser {
  id: string;
  email: string;
  user_type: RoleName;
  first_name: string;
  is_active: boolean;
  token: string;
}

export interface BrowserSession {
  user: StoredUser;
  token: string;
  /** The value of the server's latest response, or false before the first response. */
  profileComplete: boolean;
  /** The value of the server's latest response, or true before the first response. */
  emailVerified: boolean;
}

/** Flags of the account from the server's latest response, stored next to the user. */
type Flag = 'profileComplete' | 'emailVerified';

const roles: readonly string[] = ['candidate', 'employer', 'admin'] satisfies RoleName[];

/** Returns local storage and session storage, in this order, or an empty list during server rendering. */
function storages(): Storage[] {
  return typeof window === 'undefined' ? [] : [window.localStorage, window.sessionStorage];
}

function readItem(key: string): string | null {
  for (const storage of storages()) {
    const value = storage.getItem(key);
    if (value !== null) return value;
  }
  return null;
}

/** Returns the stored user, or null if it is missing or was not written by this app. */
function parseUser(text: string | null): StoredUser | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const user = value as Partial<StoredUser>;
    const role = String(user.user_type).toLowerCase();
    if (!roles.includes(role)) return null;
    return {
      id: String(user.id),
      email: String(user.email ?? ''),
      user_type: role as RoleName,
      first_name: String(user.first_name ?? ''),
      is_active: user.is_active !== false,
      token: String(user.token ?? ''),
    };
  } catch {
    return null;
  }
}

/** Joins the stored values, to detect changes cheaply. */
export function sessionFingerprint(): string {
  return [readItem('user'), readItem('token'), readItem('profileComplete'), readItem('emailVerified')].join('\u0000');
}

/** Returns the session of this browser, or null if no user is logged in or the stored data is invalid. */
export function readSession(): BrowserSession | null {
  const user = parseUser(readItem('user'));
  const token = readItem('token');
  if (!user || !token) return null;
  return {
    user,
    token,
    profileComplete: readItem('profileComplete') === 'true',
    emailVerified: readItem('emailVerified') !== 'false',
  };
}

/**
 * Returns the user whose session has ended, who is stored without a token. Returns null for visitors and logged-in
 * users.
 */
export function readEndedUser(): StoredUser | null {
  return readItem('token') === null ? parseUser(readItem('user')) : null;
}

/** True for sessions with Remember Me. */
export function isRemembered(): boolean {
  return storages()[0]?.getItem('user') != null;
}

/** Returns the token for the Authorization header, or null. */
export function readToken(): string | null {
  return readItem('token');
}

/**
 * The storage key of the job that a visitor is applying for (apply-intent.ts). A login preserves it; a logout removes
 * it.
 */
export const APPLY_INTENT = 'applyingFor';

/**
 * The storage key of the search for which a visitor wants a job alert (alert-intent.ts). A login preserves it; a logout
 * removes it.
 */
export const ALERT_INTENT = 'alertIntent';

/** The storage key of a visitor's saved jobs. A candidate's login merges them; any other login removes them. */
export const SAVED_JOBS = 'savedJobs';

/** The storage key of the browser's first touch, stored for 30 days (lib/visits). A logout removes it. */
export const FIRST_TOUCH = 'firstTouch';

export interface StoredTouch {
  source: VisitSource;
  name: string;
  /** The end of its lifetime, in milliseconds. */
  until: number;
}

/** Returns the visitor's first touch of the last 30 days (record-visit.ts), for sign-ups and applications. */
export function getFirstTouch(): Omit<StoredTouch, 'until'> | undefined {
  try {
    const { until, ...from }: StoredTouch = JSON.parse(localStorage[FIRST_TOUCH]);
    return until > Date.now() ? from : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the prefix of the storage keys of an account's drafts. Drafts of visitors have no owner. */
export const draftPrefix = (owner: string | null): string => `draft:${owner ?? ''}:`;

/** Stores a session. It is in local storage if `remember`, otherwise in session storage until the browser closes. */
export function writeSession(session: BrowserSession, remember: boolean): void {
  const intents = [APPLY_INTENT, ALERT_INTENT].map((key) => [key, window.localStorage.getItem(key)] as const);
  const saved = session.user.user_type === 'candidate' ? window.localStorage.getItem(SAVED_JOBS) : null;
  // Preserves the drafts that the same account typed before its last session ended. Other drafts are removed.
  clearExceptDrafts(session.user.id);
  for (const [key, text] of intents) if (text !== null) window.localStorage.setItem(key, text);
  if (saved !== null) window.localStorage.setItem(SAVED_JOBS, saved);
  const storage = remember ? window.localStorage : window.sessionStorage;
  storage.setItem('user', JSON.stringify(session.user));
  storage.setItem('token', session.token);
  storage.setItem('profileComplete', String(session.profileComplete));
  storage.setItem('emailVerified', String(session.emailVerified));
}

const SESSION_KEYS = ['user', 'token', 'profileComplete', 'emailVerified'] as const;

export type StoredSession = Partial<Record<(typeof SESSION_KEYS)[number], string>>;

/** Returns a session without Remember Me, which other tabs do not have. Returns null for other sessions. */
export function sharedSession(): StoredSession | null {
  if (isRemembered() || readSession() === null) return null;
  return Object.fromEntries(
    SESSION_KEYS.flatMap((key) => {
      const text = window.sessionStorage.getItem(key);
      return text === null ? [] : [[key, text]];
    }),
  );
}

export function writeSharedSession(session: StoredSession): void {
  for (const key of SESSION_KEYS) window.sessionStorage.setItem(key, session[key] ?? '');
}

/** Removes only the token, so that the user whose session has ended remains known. */
export function dropToken(): void {
  for (const storage of storages()) {
    const user = parseUser(storage.getItem('user'));
    if (user) storage.setItem('user', JSON.stringify({ ...user, token: '' }));
    storage.removeItem('token');
  }
}

/** Updates a flag of the stored session. Does nothing without a session. */
export function writeFlag(flag: Flag, value: boolean): void {
  const storage = storages().find((candidate) => candidate.getItem('user') !== null);
  storage?.setItem(flag, String(value));
}

/** The parts of the stored user that can change during a session. */
export type StoredPerson = Partial<Pick<StoredUser, 'first_name' | 'email'>>;

/** Updates name or email of the stored user. Does nothing without a session. */
export function writePerson(person: StoredPerson): void {
  const storage = storages().find((candidate) => candidate.getItem('user') !== null);
  const user = parseUser(storage?.getItem('user') ?? null);
  if (user) storage?.setItem('user', JSON.stringify({ ...user, ...person }));
}

/** Clears the storages except the drafts of an account. */
export function clearExceptDrafts(owner: string): void {
  const prefix = draftPrefix(owner);
  const drafts = Object.entries(window.localStorage).filter(([key]) => key.startsWith(prefix));
  clearStorages();
  for (const [key, text] of drafts) window.localStorage.setItem(key, text);
}

export function clearStorages(): void {
  for (const storage of storages()) storage.clear();
}
