import type { Foundation, Resolvers } from '../../platform/foundation.js';
import type { AccountsFeature } from '../accounts/accounts.feature.js';
import { ApiClientsService } from './api-clients.service.js';
import { IntegratorsResolver } from './integrators.resolver.js';
import { Viewers } from './viewers.service.js';

/** Keys for other programs, and who a request is from. */
export function integratorsFeature({
  dataSource,
  transactions,
  reader,
  audit,
  clock,
  sessions,
}: Foundation & AccountsFeature) {
  const apiClients = new ApiClientsService({ dataSource, transactions, reader, audit, clock });
  const resolvers: Resolvers = [new IntegratorsResolver(apiClients)];
  return { viewers: new Viewers(sessions, apiClients), resolvers };
}
