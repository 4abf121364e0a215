import type { RoleName } from '../config/paths';
import { UnreadNotificationCountDocument } from '../features/notifications/notifications.generated';
import { ViewerDocument } from '../lib/graphql/viewer.generated';
import { aSession, aViewer, anAdminRights } from './data/builders';
import { nothingWaits } from './data/requests';
import { renderApp } from './render-app';
import { answerQuery } from './server';

/** Opens the app as a logged-in user of this role with a complete profile. */
export function openAs(
  role: RoleName,
  address: string,
  options: Omit<NonNullable<Parameters<typeof renderApp>[1]>, 'as'> = {},
) {
  const session = aSession(role);
  answerQuery(ViewerDocument, aViewer(session));
  // Answers the administrator's notification bell.
  if (role === 'admin')
    answerQuery(UnreadNotificationCountDocument, {
      viewer: { unreadNotificationCount: 0, savedViews: [], ...anAdminRights({ id: session.user.id }) },
      waitingCounts: nothingWaits,
    });
  return renderApp(address, { ...options, as: session });
}
