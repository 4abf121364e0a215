import type { EntityManager } from 'typeorm';
import type { FileChangesRepository } from '../files/file-changes.repository.js';
import type { InterviewCancellationsService } from '../interviews/interview-cancellations.service.js';
import type { JobChangesService } from '../jobs/feeds/job-changes.service.js';
import type { DeletionCounts, DeletionKind } from './bulk-delete.types.js';
import type { DeletionsRepository } from './deletions.repository.js';
import type { TracesRepository } from './traces.repository.js';

/** Deletes records permanently, with everything that belongs to them and their files. Callers check the permission. */
export class DeletionsService {
  constructor(
    private readonly records: DeletionsRepository,
    private readonly traces: TracesRepository,
    private readonly interviews: InterviewCancellationsService,
    private readonly jobChanges: JobChangesService,
  ) {}

  /** Deletes in the caller's transaction; the bytes of the files go after it. Returns what went, and the ids that were there. */
  async delete(
    manager: EntityManager,
    files: FileChangesRepository,
    kind: DeletionKind,
    ids: readonly string[],
  ): Promise<{ counts: DeletionCounts; deletedIds: string[] }> {
    if (kind === 'USERS') await this.records.lockUsers(manager, ids);
    const deletedIds = await this.records.existing(manager, kind, ids);
    const { fileIds, ...counts } = await this.records.extent(manager, kind, ids);
    if (kind === 'USERS' && deletedIds.length > 0) await this.forgetPeople(manager, deletedIds);
    const applicationIds = await this.records.applicationsWithInterviews(manager, kind, ids);
    await this.interviews.announceDeletion(manager, applicationIds, kind === 'USERS' ? deletedIds : []);
    const jobIds = await this.records.jobsInFeed(manager, kind, ids);
    await this.records.delete(manager, kind, ids);
    await this.jobChanges.noteDeleted(manager, jobIds);
    await files.removeAll(fileIds);
    return { counts, deletedIds };
  }

  /** Accounts that were merged into one go with it; what was theirs is its own by now, but for their e-mails. */
  private async forgetPeople(manager: EntityManager, ids: readonly string[]): Promise<void> {
    const merged = await this.records.mergedInto(manager, ids);
    await this.traces.delete(manager, [...ids, ...merged]);
    if (merged.length > 0) await this.records.delete(manager, 'USERS', merged);
  }

  /** Returns the number of records that a deletion would remove. */
  async counts(manager: EntityManager, kind: DeletionKind, ids: readonly string[]): Promise<DeletionCounts> {
    const { fileIds: _, ...counts } = await this.records.extent(manager, kind, ids);
    return counts;
  }
}
