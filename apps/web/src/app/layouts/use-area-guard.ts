import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dashboardPath, loginPath, paths, type RoleName } from '../../config/paths';
import type { LoginRedirectState } from '../../lib/session/login-redirect';
import { endSession, useSession } from '../../lib/session/session';
import { type BrowserSession, readEndedUser } from '../../lib/session/session-storage';
import { FORCE_SIGN_UP } from '../../lib/session/sign-up-redirect';

export interface Redirect {
  to: string;
  replace: true;
  state?: LoginRedirectState | typeof FORCE_SIGN_UP;
}

type AreaGuard = { session: BrowserSession; redirect: null } | { session: null; redirect: Redirect };

/**
 * Admits only the area's own role. Without a user, an area's home redirects to the sign-up (specification 1 §2). Other
 * screens, and an ended or inactive session, redirect to the role's login with the reason and the URL to return to.
 * Users of another role are redirected to their dashboard.
 */
export function useAreaGuard(role: RoleName): AreaGuard {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const [wasInside, setWasInside] = useState(false);

  const belongs = session?.user.user_type === role;
  const inactive = belongs && !session.user.is_active;
  if (belongs && !wasInside) setWasInside(true);

  useEffect(() => {
    if (inactive) endSession();
  }, [inactive]);

  if (session && belongs && !inactive) return { session, redirect: null };
  const toLogin = (state?: LoginRedirectState): AreaGuard => ({
    session: null,
    redirect: { to: loginPath(role), replace: true, ...(state && { state }) },
  });
  const from = pathname + search + hash;
  const ended = readEndedUser();
  if (ended?.user_type === role) return toLogin({ why: 'ended', from, account: ended.id });
  // The user has logged out, in this tab or in another one.
  if (wasInside || inactive) return toLogin();
  if (role !== 'admin' && pathname === paths[role].home) {
    return { session: null, redirect: { to: paths[role].signUp, replace: true, state: FORCE_SIGN_UP } };
  }
  if (session && !belongs)
    return { session: null, redirect: { to: dashboardPath(session.user.user_type), replace: true } };
  return toLogin({ why: 'none', from });
}
