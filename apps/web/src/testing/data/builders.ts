import { userTypeFromWire } from '@job-alert/domain/text/user-type';
import type { RoleName } from '../../config/paths';
import type { AdminRightsFragment } from '../../lib/graphql/admin-rights.generated';
import type { SessionUserFragment } from '../../lib/graphql/session-user.generated';
import type { ViewerQuery } from '../../lib/graphql/viewer.generated';
import type { BrowserSession } from '../../lib/session/session-storage';

/** Returns a browser session of a logged-in user of this role. */
export function aSession(role: RoleName, overrides: Partial<BrowserSession['user']> = {}): BrowserSession {
  const user = {
    id: '7',
    email: 'asha@example.com',
    user_type: role,
    first_name: 'Asha',
    is_active: true,
    token: 'token-7',
    ...overrides,
  };
  return { user, token: user.token, profileComplete: false, emailVerified: true };
}

/** Returns the account of a session as in the API, with a complete profile. */
export function aSessionUser({ user }: BrowserSession): SessionUserFragment {
  const type = userTypeFromWire(user.user_type);
  if (!type) throw new Error(`No such role: ${user.user_type}`);
  return {
    id: user.id,
    email: user.email,
    type,
    firstName: user.first_name,
    isActive: user.is_active,
    isProfileComplete: true,
    isEmailVerified: true,
  };
}

/** Returns the rights of an administrator with the role ADMINISTRATOR. */
export const anAdminRights = (overrides: Partial<AdminRightsFragment> = {}): AdminRightsFragment => ({
  id: '7',
  adminRole: 'ADMINISTRATOR',
  lacksSecondFactor: false,
  ...overrides,
});

/** Returns the API's response to the viewer query for a session. */
export function aViewer(
  session: BrowserSession,
  overrides: Partial<NonNullable<ViewerQuery['viewer']>> = {},
): ViewerQuery {
  const user = aSessionUser(session);
  return {
    viewer: {
      ...user,
      viewerCanRecruit: user.type === 'EMPLOYER',
      company: user.type === 'EMPLOYER' ? { id: session.user.id, approvalState: 'APPROVED', approval: null } : null,
      ...overrides,
    },
  };
}
