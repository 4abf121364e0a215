import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loginPath, paths, type RoleName } from '../../config/paths';
import { endSession, useSession } from '../../lib/session/session';
import type { BrowserSession } from '../../lib/session/session-storage';

/** Where a visitor of a signed-in area belongs. */
export type AreaGuard = { session: BrowserSession; redirect: null } | { session: null; redirect: string };

/**
 * Lets only the area's own role in. A home opened without that role leads to its sign-up (specification 1 §2); other screens, and a
 * session that ends or is inactive while it is used, lead to the role's login.
 */
export function useAreaGuard(role: RoleName): AreaGuard {
  const session = useSession();
  const { pathname } = useLocation();
  const [wasInside, setWasInside] = useState(false);

  const belongs = session?.user.user_type === role;
  const inactive = belongs && !session.user.is_active;
  if (belongs && !wasInside) setWasInside(true);

  useEffect(() => {
    if (inactive) endSession();
  }, [inactive]);

  if (session && belongs && !inactive) return { session, redirect: null };
  const toSignUp = role !== 'admin' && pathname === paths[role].home && !inactive && !wasInside;
  return { session: null, redirect: toSignUp ? paths[role].signUp : loginPath(role) };
}
