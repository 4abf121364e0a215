import { dashboardPath, type RoleName } from '../../config/paths';

const whys = ['ended', 'inactive', 'none', 'everywhere'] as const;

/** The session has ended, its account has been switched off meanwhile, there was no session, or the person has ended all of them. */
type Why = (typeof whys)[number];

/** Why a login page is shown to somebody who wanted to be elsewhere, and where; kept in the history's state, never in the address. */
export interface LoginRedirectState {
  why: Why;
  /** The page of the area, with its query. */
  from: string;
  /** The user whose session has ended. Only this user returns to the page. */
  account?: string;
}

/** Returns the login redirect of a history entry, or null. Other code may own the state. */
export function readLoginRedirect(state: unknown): LoginRedirectState | null {
  if (typeof state !== 'object' || state === null || !('why' in state) || !('from' in state)) return null;
  const { from } = state;
  const why = whys.find((known) => known === state.why);
  if (why === undefined || typeof from !== 'string') return null;
  const account = 'account' in state && typeof state.account === 'string' ? state.account : undefined;
  return { why, from, ...(account !== undefined && { account }) };
}

/** Where a login leads: back to where the person was, if that is a page of the role's own area and the same account's, else to the dashboard. */
export function redirectAfterLogin(arrival: LoginRedirectState | null, role: RoleName, account: string): string {
  const home = dashboardPath(role);
  if (arrival === null || (arrival.account !== undefined && arrival.account !== account)) return home;
  const area = home.slice(0, home.lastIndexOf('/') + 1);
  const target = asPath(arrival.from);
  return target?.startsWith(area) ? target : home;
}

/** An address as a browser would read it, so that dots, backslashes and a foreign host are seen for what they are; null for a foreign one. */
function asPath(address: string): string | null {
  const here = 'https://here.invalid';
  try {
    const { origin, pathname, search, hash } = new URL(address, here);
    return origin === here ? pathname + search + hash : null;
  } catch {
    return null;
  }
}
