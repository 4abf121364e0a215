import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { FilesFeature } from '../files/files.feature.js';
import type { JobsFeature } from '../jobs/jobs.feature.js';
import { CandidateIndexRepository } from './candidate-index.repository.js';
import { CandidateIndexingService } from './candidate-indexing.service.js';
import { CandidatePostingsRepository } from './candidate-postings.repository.js';
import { CandidatePoolReadModel } from './candidate-pool.read-model.js';
import { CandidateRowsReadModel } from './candidate-rows.read-model.js';
import { CandidateSearchReadModel } from './candidate-search.read-model.js';
import { CandidateSearchResolver } from './candidate-search.resolver.js';
import { CandidateTermsReadModel } from './candidate-terms.read-model.js';
import { SuggestedCandidatesReadModel } from './suggested-candidates.read-model.js';
import { SuggestedCandidatesResolver } from './suggested-candidates.resolver.js';
import { SuggestedJobsReadModel } from './suggested-jobs.read-model.js';
import { TalentPoolMembersReadModel } from './talent-pool-members.read-model.js';

export function sourcingFeature(deps: CoreServices & FilesFeature & JobsFeature) {
  const { reader, clock } = deps;
  const pools = new CandidatePoolReadModel(reader, clock);
  const terms = new CandidateTermsReadModel(reader);
  const rows = new CandidateRowsReadModel(reader);
  const search = new CandidateSearchReadModel(rows, pools, terms, new TalentPoolMembersReadModel(reader));
  const suggestions = new SuggestedCandidatesReadModel({ reader, clock, pools, index: terms, rows });
  const suggestedJobs = new SuggestedJobsReadModel({ ...deps, pools, index: terms });
  const resolvers: Resolvers = [
    new CandidateSearchResolver(search),
    new SuggestedCandidatesResolver(suggestions, suggestedJobs),
  ];
  return {
    candidateSearch: search,
    suggestedCandidates: suggestions,
    candidateIndexing: new CandidateIndexingService({
      ...deps,
      index: new CandidateIndexRepository(new CandidatePostingsRepository()),
    }),
    resolvers,
  };
}
