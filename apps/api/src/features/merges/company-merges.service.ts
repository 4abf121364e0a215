import {
  COMPANY_MERGE_MESSAGES,
  companyMergeEffects,
  type MergingCompany,
  validateCompanyMerge,
} from '@job-alert/domain/companies/company-merge';
import type { EntityManager } from 'typeorm';
import { findOwner } from '../../database/companies/company-members.js';
import { CompanyMergeEntity } from '../../database/entities/companies/company-merge.entity.js';
import { indexJobs } from '../../database/search/search-words.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { AuditEntry } from '../../platform/audit.js';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { invalidInput, notFound, staleVersion } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { requireAdmin } from '../../platform/viewer.js';
import { administratorName } from '../accounts/administrators/administrators.service.js';
import type { JobChangesService } from '../jobs/feeds/job-changes.service.js';
import type { JobListingService } from '../jobs/job-listing.service.js';
import type { CompanyMergesEmails } from './company-merges.emails.js';
import { type CompanyMergesReadModel, readMergingCompanies } from './company-merges.read-model.js';
import type { CompanyMergesRepository } from './company-merges.repository.js';
import type { MergeCompaniesInput } from './company-merges.types.js';

type Both = Pick<MergeCompaniesInput, 'keepId' | 'removeId'>;

interface Sides {
  keep: MergingCompany;
  removed: MergingCompany;
}

interface Deps extends Pick<CoreServices, 'transactions' | 'audit' | 'clock'> {
  rows: CompanyMergesRepository;
  readModel: CompanyMergesReadModel;
  emails: CompanyMergesEmails;
  listing: JobListingService;
  jobChanges: JobChangesService;
}

/** Merges two companies with the same GSTIN (decision 0173). */
export class CompanyMergesService {
  constructor(private readonly deps: Deps) {}

  async preview(input: Both): Promise<Sides & { problem: string | null; effects: string[] }> {
    const { keepId, removeId } = checkBoth(input);
    const sides = sidesOf(await this.deps.readModel.companies([keepId, removeId]), keepId, removeId);
    const problem = validateCompanyMerge(sides.keep, sides.removed);
    return { ...sides, problem, effects: problem === null ? companyMergeEffects(sides.keep, sides.removed) : [] };
  }

  /** Returns the id of the merge. */
  async merge(context: RequestContext, input: MergeCompaniesInput): Promise<string> {
    const admin = requireAdmin(context.viewer);
    const { keepId, removeId } = checkBoth(input);
    return this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, admin);
      const { keep, removed } = await this.lock(manager, { ...input, keepId, removeId });
      if (input.confirmedName.trim() !== removed.name)
        throw invalidInput({ confirmedName: [COMPANY_MERGE_MESSAGES.wrongName] });
      const owner = await findOwner(manager, keepId);
      const people = await this.deps.rows.people(manager, removeId);
      await this.move(manager, removeId, keepId);
      const row = manager.create(CompanyMergeEntity, {
        keepId,
        removedId: removeId,
        removedName: removed.name,
        mergedAt: this.deps.clock.now(),
        mergedByName: await administratorName(manager, admin.id),
      });
      const { id } = await manager.save(row);
      const names = { keepName: keep.name, removedName: removed.name };
      await this.deps.emails.merged(manager, { mergeId: id, keepId, ...names, owner, people });
      await this.record(manager, context, keepId, removeId);
      return id;
    });
  }

  /** Locks both companies. Throws unless they are as the preview has shown them and can be merged. */
  private async lock(
    manager: EntityManager,
    { keepId, removeId, keepVersion, removeVersion }: Omit<MergeCompaniesInput, 'confirmedName'>,
  ): Promise<Sides> {
    const { rows } = this.deps;
    const locked = await rows.lock(manager, [keepId, removeId]);
    const [keep, removed] = [locked.get(keepId), locked.get(removeId)];
    if (!keep || !removed) throw notFound('Company');
    if (keep.version !== keepVersion || removed.version !== removeVersion) throw staleVersion();
    for (const company of [keep, removed]) await rows.requireOwner(manager, company);
    const sides = sidesOf(await readMergingCompanies(manager, [keepId, removeId]), keepId, removeId);
    const problem = validateCompanyMerge(sides.keep, sides.removed);
    if (problem !== null) throw invalidInput({ removeId: [problem] });
    return sides;
  }

  /** Moves the records, and shows the jobs under the company that stays. */
  private async move(manager: EntityManager, removedId: string, keepId: string): Promise<void> {
    const { rows, listing, jobChanges } = this.deps;
    const jobIds = await rows.move(manager, removedId, keepId);
    if (jobIds.length === 0) return;
    await listing.refreshCompany(manager, keepId);
    for (const jobId of jobIds) await listing.reindex(manager, jobId);
    await indexJobs(manager, jobIds);
    await jobChanges.note(manager, jobIds, true);
  }

  private record(manager: EntityManager, context: RequestContext, keepId: string, removedId: string): Promise<void> {
    const entry = (subjectId: string, details: Record<string, string>): AuditEntry => ({
      action: 'MERGE',
      subjectType: 'COMPANY',
      subjectId,
      details,
    });
    return this.deps.audit.recordAll(manager, context, [entry(keepId, { removedId }), entry(removedId, { keepId })]);
  }
}

function sidesOf(companies: ReadonlyMap<string, MergingCompany>, keepId: string, removeId: string): Sides {
  const [keep, removed] = [companies.get(keepId), companies.get(removeId)];
  if (!keep || !removed) throw notFound('Company');
  return { keep, removed };
}

function checkBoth({ keepId, removeId }: Both): Both {
  const both = { keepId: checkId(keepId, 'Company'), removeId: checkId(removeId, 'Company') };
  if (both.keepId === both.removeId) throw invalidInput({ removeId: [COMPANY_MERGE_MESSAGES.same] });
  return both;
}
