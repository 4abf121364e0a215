import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { AccountsFeature } from '../accounts/accounts.feature.js';
import { AuditReadModel } from './audit.read-model.js';
import { AuditResolver } from './audit.resolver.js';

export function auditFeature({ reader, accountsReadModel }: CoreServices & AccountsFeature) {
  const auditEvents = new AuditReadModel(reader);
  const resolvers: Resolvers = [new AuditResolver(auditEvents, accountsReadModel)];
  return { auditEvents, resolvers };
}
