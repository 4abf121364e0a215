import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { ApplicationsFeature } from '../applications/applications.feature.js';
import type { CandidatesFeature } from '../candidates/candidates.feature.js';
import type { CompaniesFeature } from '../companies/companies.feature.js';
import type { JobsFeature } from '../jobs/jobs.feature.js';
import { NotesReadModel } from './notes.read-model.js';
import {
  ApplicationNotesResolver,
  CandidateNotesResolver,
  CompanyNotesResolver,
  JobNotesResolver,
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
  jobs,
}: CoreServices & CompaniesFeature & CandidatesFeature & JobsFeature & ApplicationsFeature) {
  const notes = new NotesReadModel(reader, clock);
  const service = new NotesService(transactions, audit, clock);
  const resolvers: Resolvers = [
    new NotesResolver({ service, notes, companies, candidates, applications, jobs }),
    new CompanyNotesResolver(notes),
    new CandidateNotesResolver(notes),
    new ApplicationNotesResolver(notes),
    new JobNotesResolver(notes),
  ];
  return { notesReadModel: notes, resolvers };
}

export type NotesFeature = ReturnType<typeof notesFeature>;
