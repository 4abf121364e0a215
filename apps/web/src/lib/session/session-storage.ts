import type { VisitSource } from '@job-alert/domain/reports/visit-source';
import type { RoleName } from '../../config/paths';

/** The signed-in user as the browser keeps it under the key `user` (specification 1 §3). */
export interface StoredUser {
  id: string;
  email: string;
  user_type: RoleName;
  first_name: string;
  is_active: boolean;
  token: string;
}

/** The logged-in user of this browser. */
export interface BrowserSession {
  user: StoredUser;
  token: string;
  /** The last known answer; false until the server has said otherwise. */
  profileComplete: boolean;
  /** The last known answer; true until the server has said otherwise. */
  emailVerified: boolean;
}

/** Flags of the account from the server's latest response, stored next to the user. */
type Flag = 'profileComplete' | 'emailVerified';

const roles: readonly string[] = ['candidate', 'employer', 'admin'] satisfies RoleName[];

/** Local storage first, then session storage; none where there is no browser (server rendering). */
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

/** The stored user, or null when there is none or its text is not what this app has written. */
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

/** The three stored values joined, for noticing changes cheaply. */
export function sessionFingerprint(): string {
  return [readItem('user'), readItem('token'), readItem('profileComplete'), readItem('emailVerified')].join('\u0000');
}

/** The session in this browser, or null when nobody is signed in or the stored data cannot be read. */
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

/** Returns the user whose session has ended here: a user is stored without a token. Returns null for visitors and logged-in users. */
export function readEndedUser(): StoredUser | null {
  return readItem('token') === null ? parseUser(readItem('user')) : null;
}

/** Is the session kept for good (Remember Me)? */
export function isRemembered(): boolean {
  return storages()[0]?.getItem('user') != null;
}

/** The token for the Authorization header, or null. */
export function readToken(): string | null {
  return readItem('token');
}

/** Where the opening is kept that a visitor is applying for (kept-job.ts). It comes along into a session, and goes with the logout. */
export const KEPT_JOB = 'applyingFor';

/** Key of the search for which a visitor wants a job alert (wanted-alert.ts). A login keeps it, a logout removes it. */
export const WANTED_ALERT = 'wantedAlert';

/** Where a visitor's saved jobs are kept (features/jobs/saved-jobs-store). A candidate's login takes them over; anybody else's ends them. */
export const SAVED_JOBS = 'savedJobs';

/** Where the first touch of this browser is kept for 30 days (lib/visits). It goes with a logout. */
export const FIRST_TOUCH = 'firstTouch';

/** From where somebody came, and until when that counts. */
export interface StoredTouch {
  source: VisitSource;
  name: string;
  /** In milliseconds. */
  until: number;
}

/** From where this browser's visitor first came in the last 30 days (record-visit.ts keeps it), as sign-ups and applications say it; undefined when nothing is known. */
export function getFirstTouch(): Omit<StoredTouch, 'until'> | undefined {
  try {
    const { until, ...from }: StoredTouch = JSON.parse(localStorage[FIRST_TOUCH]);
    return until > Date.now() ? from : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the prefix of the keys of an account's drafts. Drafts of visitors have no owner. */
export const draftPrefix = (owner: string | null): string => `draft:${owner ?? ''}:`;

/** Keeps a session: for good in local storage when `remember`, else until the browser closes in session storage. */
export function writeSession(session: BrowserSession, remember: boolean): void {
  const intents = [KEPT_JOB, WANTED_ALERT].map((key) => [key, window.localStorage.getItem(key)] as const);
  const saved = session.user.user_type === 'candidate' ? window.localStorage.getItem(SAVED_JOBS) : null;
  // Drafts that the same account typed before its last session ended stay. Other drafts are removed.
  const prefix = draftPrefix(session.user.id);
  const drafts = Object.entries(window.localStorage).filter(([key]) => key.startsWith(prefix));
  clearStorages();
  for (const [key, text] of intents) if (text !== null) window.localStorage.setItem(key, text);
  if (saved !== null) window.localStorage.setItem(SAVED_JOBS, saved);
  for (const [key, text] of drafts) window.localStorage.setItem(key, text);
  const storage = remember ? window.localStorage : window.sessionStorage;
  storage.setItem('user', JSON.stringify(session.user));
  storage.setItem('token', session.token);
  storage.setItem('profileComplete', String(session.profileComplete));
  storage.setItem('emailVerified', String(session.emailVerified));
}

const SESSION_KEYS = ['user', 'token', 'profileComplete', 'emailVerified'] as const;

/** A session as its storage has it, for another tab. */
export type StoredSession = Partial<Record<(typeof SESSION_KEYS)[number], string>>;

/** The session of this tab if other tabs do not have it: one without Remember Me. Null without one. */
export function sharedSession(): StoredSession | null {
  if (isRemembered() || readSession() === null) return null;
  return Object.fromEntries(
    SESSION_KEYS.flatMap((key) => {
      const text = window.sessionStorage.getItem(key);
      return text === null ? [] : [[key, text]];
    }),
  );
}

/** Keeps the session of another tab in this one. */
export function writeSharedSession(session: StoredSession): void {
  for (const key of SESSION_KEYS) window.sessionStorage.setItem(key, session[key] ?? '');
}

/** Forgets the token alone, so that this browser still knows whose session has ended. */
export function dropToken(): void {
  for (const storage of storages()) {
    const user = parseUser(storage.getItem('user'));
    if (user) storage.setItem('user', JSON.stringify({ ...user, token: '' }));
    storage.removeItem('token');
  }
}

/** Updates a flag where the session is kept; nothing happens without a session. */
export function writeFlag(flag: Flag, value: boolean): void {
  const storage = storages().find((candidate) => candidate.getItem('user') !== null);
  storage?.setItem(flag, String(value));
}

/** The parts of the stored user that can change during a session. */
export type StoredPerson = Partial<Pick<StoredUser, 'first_name' | 'email'>>;

/** Updates the name or the email where the session is kept; nothing happens without a session. */
export function writePerson(person: StoredPerson): void {
  const storage = storages().find((candidate) => candidate.getItem('user') !== null);
  const user = parseUser(storage?.getItem('user') ?? null);
  if (user) storage?.setItem('user', JSON.stringify({ ...user, ...person }));
}

/** Empties both storages, as the specification says of Logout. */
export function clearStorages(): void {
  for (const storage of storages()) storage.clear();
}
