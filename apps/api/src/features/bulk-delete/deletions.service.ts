import type { EntityManager } from 'typeorm';
import type { FileChangesRepository } from '../files/file-changes.repository.js';
import type { InterviewCancellationsService } from '../interviews/interview-cancellations.service.js';
import type { JobChangesService } from '../jobs/feeds/job-changes.service.js';
import type { DeletionCounts, DeletionKind } from './bulk-delete.types.js';
import type { DeletionsRepository } from './deletions.repository.js';
import type { PersonalDataCleanupRepository } from './personal-data-cleanup.repository.js';

/** Deletes records permanently, with their dependents and files. Callers check permissions. */
export class DeletionsService {
  constructor(
    private readonly records: DeletionsRepository,
    private readonly personalData: PersonalDataCleanupRepository,
    private readonly interviews: InterviewCancellationsService,
    private readonly jobChanges: JobChangesService,
  ) {}

  /**
   * Deletes in the caller's transaction, and the stored files after it. Returns the counts, and the ids that existed.
   */
  async delete(
    manager: EntityManager,
    files: FileChangesRepository,
    kind: DeletionKind,
    ids: readonly string[],
  ): Promise<{ counts: DeletionCounts; deletedIds: string[] }> {
    if (kind === 'USERS') await this.records.lockUsers(manager, ids);
    const deletedIds = await this.records.findExisting(manager, kind, ids);
    const { fileIds, ...counts } = await this.records.measure(manager, kind, ids);
    if (kind === 'USERS' && deletedIds.length > 0) await this.deletePersonalData(manager, deletedIds);
    const applicationIds = await this.records.applicationsWithInterviews(manager, kind, ids);
    await this.interviews.announceDeletion(manager, applicationIds, kind === 'USERS' ? deletedIds : []);
    const jobIds = await this.records.jobsInFeed(manager, kind, ids);
    await this.records.delete(manager, kind, ids);
    await this.jobChanges.noteDeleted(manager, jobIds);
    await files.removeAll(fileIds);
    return { counts, deletedIds };
  }

  /** Accounts that were merged into these are deleted too. By then only their email addresses are left. */
  private async deletePersonalData(manager: EntityManager, ids: readonly string[]): Promise<void> {
    const merged = await this.records.findMergedAccounts(manager, ids);
    await this.personalData.delete(manager, [...ids, ...merged]);
    if (merged.length > 0) await this.records.delete(manager, 'USERS', merged);
  }

  async counts(manager: EntityManager, kind: DeletionKind, ids: readonly string[]): Promise<DeletionCounts> {
    const { fileIds: _, ...counts } = await this.records.measure(manager, kind, ids);
    return counts;
  }
}
