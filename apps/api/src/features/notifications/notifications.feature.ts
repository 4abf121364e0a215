import type { Foundation, Resolvers } from '../../platform/foundation.js';
import { NotificationsResolver } from './notifications.resolver.js';
import { NotificationsService } from './notifications.service.js';

/** The bells. */
export function notificationsFeature({ dataSource, reader, clock }: Foundation) {
  const resolvers: Resolvers = [new NotificationsResolver(new NotificationsService(dataSource, reader, clock))];
  return { resolvers };
}
