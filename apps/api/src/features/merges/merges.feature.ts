import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { AccountsFeature } from '../accounts/accounts.feature.js';
import type { CandidatesFeature } from '../candidates/candidates.feature.js';
import { MergesReadModel } from './merges.read-model.js';
import { MergesRepository } from './merges.repository.js';
import { MergesResolver } from './merges.resolver.js';
import { MergesService } from './merges.service.js';

export function mergesFeature({
  transactions,
  reader,
  audit,
  clock,
  sessions,
  candidates,
  candidatesReadModel,
}: CoreServices & AccountsFeature & CandidatesFeature) {
  const readModel = new MergesReadModel(reader, clock);
  const service = new MergesService({
    transactions,
    rows: new MergesRepository(),
    readModel,
    candidates,
    sessions,
    audit,
    clock,
  });
  const resolvers: Resolvers = [new MergesResolver(service, readModel, candidatesReadModel)];
  return { resolvers };
}
