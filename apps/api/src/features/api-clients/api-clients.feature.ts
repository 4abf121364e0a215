import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { AccountsFeature } from '../accounts/accounts.feature.js';
import { ApiClientsService } from './api-clients.service.js';
import { ApiClientsResolver } from './api-clients.resolver.js';
import { AuthenticationService } from './authentication.service.js';

export function apiClientsFeature({
  dataSource,
  transactions,
  reader,
  audit,
  clock,
  dailyLimits,
  sessions,
}: CoreServices & AccountsFeature) {
  const apiClients = new ApiClientsService({ dataSource, transactions, reader, audit, clock, dailyLimits });
  const resolvers: Resolvers = [new ApiClientsResolver(apiClients)];
  return { viewers: new AuthenticationService(sessions, apiClients), resolvers };
}
