import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { CandidatesFeature } from '../candidates/candidates.feature.js';
import { ImportedPoolsService } from './imported-pools.service.js';
import { TalentPoolsReadModel } from './talent-pools.read-model.js';
import { CandidatePoolsResolver, TalentPoolsResolver } from './talent-pools.resolver.js';
import { TalentPoolsService } from './talent-pools.service.js';

export function talentPoolsFeature({
  transactions,
  reader,
  audit,
  clock,
  candidatesReadModel,
}: CoreServices & CandidatesFeature) {
  const pools = new TalentPoolsReadModel(reader);
  const service = new TalentPoolsService(transactions, audit, clock);
  const resolvers: Resolvers = [
    new TalentPoolsResolver(service, pools, candidatesReadModel),
    new CandidatePoolsResolver(pools),
  ];
  return { resolvers, importedPools: new ImportedPoolsService(audit, clock) };
}

export type TalentPoolsFeature = ReturnType<typeof talentPoolsFeature>;
