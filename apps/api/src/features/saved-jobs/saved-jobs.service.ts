import { todayInIndia } from '@job-alert/domain/india/calendar';
import { MAX_SAVED_JOBS, SAVED_JOB_MESSAGES } from '@job-alert/domain/jobs/saved-job';
import { type EntityManager, In, IsNull, MoreThanOrEqual, Not } from 'typeorm';
import { JobEntity } from '../../database/entities/jobs/job.entity.js';
import { SavedJobEntity } from '../../database/entities/jobs/saved-job.entity.js';
import type { TransactionRunner } from '../../database/transaction.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { invalidInput, notFound, PortalError } from '../../platform/errors.js';
import { checkId, isId } from '../../platform/ids.js';
import { requireCandidate, type UserViewer } from '../../platform/viewer.js';

export class SavedJobsService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly clock: Clock,
  ) {}

  async save({ viewer }: RequestContext, jobId: string): Promise<UserViewer> {
    const candidate = requireCandidate(viewer);
    const ids = [checkId(jobId, 'Job')];
    await this.transactions.run(async (manager) => {
      await lockAccount(manager, candidate, 'UPDATE');
      const [job] = await this.open(manager, ids);
      if (job === undefined) throw notFound('Job');
      const leftOutCount = await this.insert(manager, candidate.id, ids);
      if (leftOutCount > 0) throw invalidInput({ jobId: [SAVED_JOB_MESSAGES.tooMany] });
    });
    return candidate;
  }

  /** Adds jobs that were saved before login. Skips jobs that can no longer be saved. */
  async add({ viewer }: RequestContext, jobIds: readonly string[]): Promise<UserViewer> {
    const candidate = requireCandidate(viewer);
    if (jobIds.length > MAX_SAVED_JOBS) throw new PortalError('MALFORMED', `At most ${MAX_SAVED_JOBS} jobs at once.`);
    await this.transactions.run(async (manager) => {
      await lockAccount(manager, candidate, 'UPDATE');
      const open = new Set(await this.open(manager, jobIds.filter(isId)));
      await this.insert(
        manager,
        candidate.id,
        [...new Set(jobIds)].filter((id) => open.has(id)),
      );
    });
    return candidate;
  }

  async remove({ viewer }: RequestContext, jobId: string): Promise<UserViewer> {
    const candidate = requireCandidate(viewer);
    const own = { candidateId: candidate.id, jobId: checkId(jobId, 'Job') };
    await this.transactions.run(async (manager) => {
      await lockAccount(manager, candidate);
      await manager.delete(SavedJobEntity, own);
    });
    return candidate;
  }

  private async open(manager: EntityManager, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const today = todayInIndia(this.clock.now());
    const where = { id: In([...ids]), listedAt: Not(IsNull()), deadline: MoreThanOrEqual(today) };
    return (await manager.find(JobEntity, { select: { id: true }, where })).map(({ id }) => id);
  }

  /**
   * Saves the jobs that are not saved yet, up to the limit. Returns the number of jobs left out. The caller has locked
   * the account, so that concurrent calls neither exceed the limit nor save a job twice.
   */
  private async insert(manager: EntityManager, candidateId: string, jobIds: readonly string[]): Promise<number> {
    const saved = await manager.find(SavedJobEntity, { select: { jobId: true }, where: { candidateId } });
    const savedIds = new Set(saved.map(({ jobId }) => jobId));
    const newIds = jobIds.filter((id) => !savedIds.has(id));
    const savedAt = this.clock.now();
    const rows = newIds
      .slice(0, Math.max(0, MAX_SAVED_JOBS - savedIds.size))
      .map((jobId) => ({ candidateId, jobId, savedAt }));
    if (rows.length > 0) await manager.insert(SavedJobEntity, rows);
    return newIds.length - rows.length;
  }
}
