import type { Foundation, Resolvers } from '../../platform/foundation.js';
import { AuditReadModel } from './audit.read-model.js';
import { AuditResolver } from './audit.resolver.js';

/** The audit trail, as administrators read it. */
export function auditFeature({ reader }: Foundation) {
  const resolvers: Resolvers = [new AuditResolver(new AuditReadModel(reader))];
  return { resolvers };
}
