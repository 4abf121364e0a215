import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { AccountsFeature } from '../accounts/accounts.feature.js';
import { SavedViewsResolver } from './saved-views.resolver.js';
import { SavedViewsService } from './saved-views.service.js';

export function savedViewsFeature({ reader, transactions, clock, accounts }: CoreServices & AccountsFeature) {
  const resolvers: Resolvers = [new SavedViewsResolver(new SavedViewsService(reader, transactions, clock), accounts)];
  return { resolvers };
}
