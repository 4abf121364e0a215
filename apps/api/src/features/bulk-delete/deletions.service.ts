import type { EntityManager } from 'typeorm';
import { membersOf } from '../../database/companies/company-members.js';
import type { FileChangesRepository } from '../files/file-changes.repository.js';
import type { InterviewCancellationsService } from '../interviews/interview-cancellations.service.js';
import type { JobChangesService } from '../jobs/feeds/job-changes.service.js';
import type { DeletionCounts, DeletionKind } from './bulk-delete.types.js';
import type { DeletionsEmails } from './deletions.emails.js';
import type { DeletionsRepository } from './deletions.repository.js';
import type { PersonalDataCleanupRepository } from './personal-data-cleanup.repository.js';

interface Deps {
  records: DeletionsRepository;
  personalData: PersonalDataCleanupRepository;
  interviews: InterviewCancellationsService;
  emails: DeletionsEmails;
  jobChanges: JobChangesService;
}

/** Deletes records permanently, with their dependents and files. Callers check permissions. */
export class DeletionsService {
  constructor(private readonly deps: Deps) {}

  /**
   * Deletes in the caller's transaction, and the stored files after it. Returns the counts, and the ids that existed.
   */
  async delete(
    manager: EntityManager,
    files: FileChangesRepository,
    kind: DeletionKind,
    selectedIds: readonly string[],
  ): Promise<{ counts: DeletionCounts; deletedIds: string[] }> {
    if (selectedIds.length === 0) return { counts: NOTHING, deletedIds: [] };
    if (kind === 'USERS') await this.deps.records.lockUsers(manager, selectedIds);
    const ids = await this.withMembers(manager, kind, selectedIds);
    const deletedIds = await this.deps.records.findExisting(manager, kind, ids);
    if (deletedIds.length === 0) return { counts: NOTHING, deletedIds };
    const { fileIds, ...counts } = await this.deps.records.measure(manager, kind, ids);
    const ended = await this.deps.records.running(manager, kind, ids);
    const applicationIds = await this.deps.records.applicationIds(manager, kind, ids);
    if (kind === 'USERS') await this.deletePersonalData(manager, deletedIds);
    const cancelled = await this.deps.interviews.cancelledInvitations(manager, applicationIds);
    await this.deps.emails.ended(manager, ended, cancelled);
    await this.deps.emails.cancelled(
      manager,
      cancelled.filter(({ companyId }) => kind !== 'USERS' || !ids.includes(companyId)),
    );
    const jobIds = await this.deps.records.jobsInFeed(manager, kind, ids);
    await this.deps.records.delete(manager, kind, ids);
    await this.deps.jobChanges.noteDeleted(manager, jobIds);
    await files.removeAll(fileIds);
    return { counts, deletedIds };
  }

  /** Accounts that were merged into these are deleted too. By then only their email addresses are left. */
  private async deletePersonalData(manager: EntityManager, ids: readonly string[]): Promise<void> {
    const merged = await this.deps.records.findMergedAccounts(manager, ids);
    await this.deps.personalData.delete(manager, [...ids, ...merged]);
    if (merged.length > 0) await this.deps.records.delete(manager, 'USERS', merged);
  }

  /** Returns the employers whose companies have running applications and are not among the confirmed names. */
  async unconfirmedEmployers(
    manager: EntityManager,
    ids: readonly string[],
    confirmedNames: ReadonlySet<string>,
  ): Promise<string[]> {
    await this.deps.records.lockUsers(manager, ids);
    const running = await this.deps.records.running(manager, 'USERS', ids);
    const unconfirmed = running.filter(
      ({ companyId, companyName }) => ids.includes(companyId) && !confirmedNames.has(companyName),
    );
    return [...new Set(unconfirmed.map(({ companyId }) => companyId))];
  }

  async counts(manager: EntityManager, kind: DeletionKind, ids: readonly string[]): Promise<DeletionCounts> {
    const all = await this.withMembers(manager, kind, ids);
    const { fileIds: _, ...counts } = await this.deps.records.measure(manager, kind, all);
    return counts;
  }

  /** Adds the accounts that end with their company. Nobody joins meanwhile, because the row of its first user is locked. */
  private async withMembers(
    manager: EntityManager,
    kind: DeletionKind,
    ids: readonly string[],
  ): Promise<readonly string[]> {
    const members = kind === 'USERS' && ids.length > 0 ? await membersOf(manager, ids) : [];
    const added = members.map(({ id }) => id).filter((id) => !ids.includes(id));
    if (added.length > 0) await this.deps.records.lockUsers(manager, added);
    return [...ids, ...added];
  }
}

const NOTHING: DeletionCounts = {
  users: 0,
  companies: 0,
  jobs: 0,
  applications: 0,
  interviews: 0,
  files: 0,
  notified: 0,
  runningCompanies: [],
};
