import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { ApplicationsFeature } from '../applications/applications.feature.js';
import type { CandidatesFeature } from '../candidates/candidates.feature.js';
import type { CompaniesFeature } from '../companies/companies.feature.js';
import { NotesReadModel } from './notes.read-model.js';
import {
  ApplicationNotesResolver,
  CandidateNotesResolver,
  CompanyNotesResolver,
  NotesResolver,
} from './notes.resolver.js';
import { NotesService } from './notes.service.js';

export function notesFeature({
  transactions,
  reader,
  audit,
  clock,
  companies,
  candidatesReadModel: candidates,
  applicationsReadModel: applications,
}: CoreServices & CompaniesFeature & CandidatesFeature & ApplicationsFeature) {
  const notes = new NotesReadModel(reader);
  const service = new NotesService(transactions, audit, clock);
  const resolvers: Resolvers = [
    new NotesResolver({ service, notes, companies, candidates, applications }),
    new CompanyNotesResolver(notes),
    new CandidateNotesResolver(notes),
    new ApplicationNotesResolver(notes),
  ];
  return { resolvers };
}
