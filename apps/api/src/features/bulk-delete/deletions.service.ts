import type { EntityManager } from 'typeorm';
import { CompanyMemberEntity } from '../../database/entities/companies/company-member.entity.js';
import { membersOf, ownedCompanies } from '../../database/companies/company-members.js';
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

  /** Erases the person of an account that a company, which stays, has its id from. The account cannot be used again. */
  async eraseFirstUser(manager: EntityManager, userId: string, now: Date): Promise<DeletionCounts> {
    await this.deps.personalData.eraseAccount(manager, userId);
    await manager.update(CompanyMemberEntity, { userId }, { removedAt: now });
    return { ...NOTHING, users: 1 };
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
    const owned = new Map((await ownedCompanies(manager, ids)).map(({ userId, companyId }) => [userId, companyId]));
    const running = await this.deps.records.running(manager, 'USERS', [...new Set([...ids, ...owned.values()])]);
    const unconfirmed = new Set(
      running.filter(({ companyName }) => !confirmedNames.has(companyName)).map(({ companyId }) => companyId),
    );
    return ids.filter((id) => unconfirmed.has(id) || unconfirmed.has(owned.get(id) ?? id));
  }

  async counts(manager: EntityManager, kind: DeletionKind, ids: readonly string[]): Promise<DeletionCounts> {
    const all = await this.withMembers(manager, kind, ids);
    const { fileIds: _, ...counts } = await this.deps.records.measure(manager, kind, all);
    return counts;
  }

  /** Adds the companies that end with their owner, and the accounts that end with their company. Nobody joins meanwhile, because the account of the company is locked. */
  private async withMembers(
    manager: EntityManager,
    kind: DeletionKind,
    ids: readonly string[],
  ): Promise<readonly string[]> {
    if (kind !== 'USERS' || ids.length === 0) return ids;
    const companyIds = [...ids, ...(await ownedCompanies(manager, ids)).map(({ companyId }) => companyId)];
    const members = await membersOf(manager, companyIds);
    const added = [...new Set([...companyIds, ...members.map(({ id }) => id)])].filter((id) => !ids.includes(id));
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
