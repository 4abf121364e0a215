import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { AccountsFeature } from '../accounts/accounts.feature.js';
import type { JobsFeature } from '../jobs/jobs.feature.js';
import { SavedJobsReadModel } from './saved-jobs.read-model.js';
import { SavedJobEdgesResolver, SavedJobsResolver } from './saved-jobs.resolver.js';
import { SavedJobsService } from './saved-jobs.service.js';

export function savedJobsFeature({
  reader,
  transactions,
  clock,
  accounts,
  jobPostings,
}: CoreServices & AccountsFeature & JobsFeature) {
  const service = new SavedJobsService(transactions, clock);
  const resolvers: Resolvers = [
    new SavedJobEdgesResolver(jobPostings),
    new SavedJobsResolver(service, new SavedJobsReadModel(reader, clock), accounts),
  ];
  return { resolvers };
}
