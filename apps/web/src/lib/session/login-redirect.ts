import { dashboardPath, type RoleName } from '../../config/paths';

const reasons = ['ended', 'inactive', 'none', 'everywhere'] as const;

/**
 * The reason for a login. `ended`: the session expired; `inactive`: the account was deactivated; `none`: there was no
 * session; `everywhere`: the user ended all sessions.
 */
type LoginReason = (typeof reasons)[number];

/** The reason for a redirect to the login, and the page to return to. It is history state and never part of the URL. */
export interface LoginRedirectState {
  why: LoginReason;
  /** The path of the area's page, with its query. */
  from: string;
  /** The user whose session has ended. Only this user returns to the page. */
  account?: string;
}

/** Returns the login redirect of a history entry, or null. The state may belong to other code. */
export function readLoginRedirect(state: unknown): LoginRedirectState | null {
  if (typeof state !== 'object' || state === null || !('why' in state) || !('from' in state)) return null;
  const { from } = state;
  const why = reasons.find((known) => known === state.why);
  if (why === undefined || typeof from !== 'string') return null;
  const account = 'account' in state && typeof state.account === 'string' ? state.account : undefined;
  return { why, from, ...(account !== undefined && { account }) };
}

/** Returns the target after a login: the previous page if it belongs to the role's area and the same account, otherwise the dashboard. */
export function redirectAfterLogin(arrival: LoginRedirectState | null, role: RoleName, account: string): string {
  const home = dashboardPath(role);
  if (arrival === null || (arrival.account !== undefined && arrival.account !== account)) return home;
  const area = home.slice(0, home.lastIndexOf('/') + 1);
  const target = asPath(arrival.from);
  return target?.startsWith(area) ? target : home;
}

/**
 * Returns a URL as browsers normalize it, so that dots, backslashes and foreign hosts are detected. Returns null for a
 * foreign host.
 */
function asPath(address: string): string | null {
  const here = 'https://here.invalid';
  try {
    const { origin, pathname, search, hash } = new URL(address, here);
    return origin === here ? pathname + search + hash : null;
  } catch {
    return null;
  }
}
