import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { AccountsFeature } from '../accounts/accounts.feature.js';
import type { CandidatesFeature } from '../candidates/candidates.feature.js';
import type { CompaniesFeature } from '../companies/companies.feature.js';
import type { JobsFeature } from '../jobs/jobs.feature.js';
import type { NotesFeature } from '../notes/notes.feature.js';
import { SearchReadModel } from './search.read-model.js';
import { SearchResolver } from './search.resolver.js';
import { SearchService } from './search.service.js';

type Deps = CoreServices & AccountsFeature & CandidatesFeature & CompaniesFeature & JobsFeature & NotesFeature;

export function searchFeature({
  reader,
  accountsReadModel,
  candidatesReadModel,
  companies,
  jobPostings,
  notesReadModel,
}: Deps) {
  const service = new SearchService({
    searchReadModel: new SearchReadModel(reader),
    accounts: accountsReadModel,
    candidates: candidatesReadModel,
    companies,
    jobs: jobPostings,
    notes: notesReadModel,
  });
  const resolvers: Resolvers = [new SearchResolver(service)];
  return { resolvers };
}
