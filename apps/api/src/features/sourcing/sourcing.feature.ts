import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { FilesFeature } from '../files/files.feature.js';
import { CandidateIndexRepository } from './candidate-index.repository.js';
import { CandidateIndexingService } from './candidate-indexing.service.js';
import { CandidatePoolReadModel } from './candidate-pool.read-model.js';
import { CandidateSearchReadModel } from './candidate-search.read-model.js';
import { CandidateSearchResolver } from './candidate-search.resolver.js';
import { CandidateTermsReadModel } from './candidate-terms.read-model.js';

export function sourcingFeature(deps: CoreServices & FilesFeature) {
  const { reader, clock } = deps;
  const search = new CandidateSearchReadModel(
    reader,
    new CandidatePoolReadModel(reader, clock),
    new CandidateTermsReadModel(reader),
  );
  const resolvers: Resolvers = [new CandidateSearchResolver(search)];
  return {
    candidateSearch: search,
    candidateIndexing: new CandidateIndexingService({ ...deps, index: new CandidateIndexRepository() }),
    resolvers,
  };
}
