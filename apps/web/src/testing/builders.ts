import { userTypeFromEdge } from '@job-alert/domain/user-type';
import type { RoleName } from '../config/paths';
import type { ViewerQuery } from '../lib/graphql/viewer.generated';
import type { BrowserSession } from '../lib/session/session-storage';

/** A signed-in browser session of a role; a test names only what matters to it. */
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

/** The API's answer to "who am I?" for a session. */
export function aViewer(
  session: BrowserSession,
  overrides: Partial<NonNullable<ViewerQuery['viewer']>> = {},
): ViewerQuery {
  const type = userTypeFromEdge(session.user.user_type);
  if (!type) throw new Error(`No such role: ${session.user.user_type}`);
  return {
    viewer: {
      id: session.user.id,
      email: session.user.email,
      type,
      firstName: session.user.first_name,
      isActive: session.user.is_active,
      isProfileComplete: true,
      isEmailVerified: true,
      company: type === 'EMPLOYER' ? { id: session.user.id, approvalState: 'APPROVED', approval: null } : null,
      ...overrides,
    },
  };
}
