import type { EntityManager } from 'typeorm';
import { StoredFileEntity } from '../../../database/entities/accounts/stored-file.entity.js';
import { CandidateProfileEntity } from '../../../database/entities/candidates/candidate-profile.entity.js';
import { lockAccount, lockCandidate } from '../../../platform/account-lock.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { notFound, PortalError } from '../../../platform/errors.js';
import { checkId } from '../../../platform/ids.js';
import { requireAdmin } from '../../../platform/viewer.js';
import { administratorName } from '../../accounts/administrators/administrators.service.js';
import type { FilesService } from '../../files/files.service.js';
import type { CandidatesService } from '../candidates.service.js';
import { problemOf, resumeFactsSql, type ResumeFactsRow } from './stored-resumes.read-model.js';
import type { StoreResumeInput } from './stored-resumes.types.js';

interface Deps extends Pick<CoreServices, 'dataSource' | 'audit'> {
  files: FilesService;
  candidates: CandidatesService;
}

export class StoredResumesService {
  constructor(private readonly deps: Deps) {}

  /** Stores the resume of an imported candidate who has not logged in yet. Returns the id of the candidate. */
  async store(context: RequestContext, { candidateId, resume }: StoreResumeInput): Promise<string> {
    const admin = requireAdmin(context.viewer);
    const { dataSource, files, candidates, audit } = this.deps;
    const id = checkId(candidateId, 'Candidate');
    // Before a file is stored.
    await requireOpen(dataSource.manager, id);
    const uploads = [{ field: 'resume', purpose: 'RESUME' as const, upload: resume }];
    await files.transaction(uploads, async (manager, changes) => {
      await lockAccount(manager, admin);
      if (!(await lockCandidate(manager, id, 'UPDATE'))) throw notFound('Candidate');
      await requireOpen(manager, id);
      const earlier = await manager.findOneByOrFail(CandidateProfileEntity, { id });
      const resumeId = await changes.replace('resume', id, earlier.resumeId);
      const storedByName = await administratorName(manager, admin.id);
      await manager.update(StoredFileEntity, { id: resumeId ?? '' }, { storedByName });
      await manager.update(CandidateProfileEntity, { id }, { resumeId });
      await candidates.refreshCompleteness(manager, context, id);
      await audit.record(manager, context, { action: 'STORE_RESUME', subjectType: 'CANDIDATE', subjectId: id });
    });
    return id;
  }
}

async function requireOpen(manager: EntityManager, id: string): Promise<void> {
  const [facts] = await manager.query<ResumeFactsRow[]>(resumeFactsSql([id]), [id]);
  if (!facts) throw notFound('Candidate');
  const problem = problemOf(facts);
  if (problem !== null) throw new PortalError('FORBIDDEN', problem);
}
