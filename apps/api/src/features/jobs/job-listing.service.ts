import { listedAt } from '@job-alert/domain/open-job';
import { type EntityManager, In } from 'typeorm';
import { CompanyEntity } from '../../database/entities/company.entity.js';
import { JobTermEntity } from '../../database/entities/job-term.entity.js';
import { JobEntity } from '../../database/entities/job.entity.js';
import { UserEntity } from '../../database/entities/user.entity.js';
import { indexedTerms } from './job-terms.rules.js';

const ROWS_PER_INSERT = 1_000;
const JOBS_PER_BATCH = 200;

/**
 * Keeps what the public lists read (`job.listed_at` and the search index) true to the one definition of an open job. Call
 * it in the transaction of every change of an approval or an active flag of a job, its company or its employer.
 */
export class JobListingService {
  async refreshJob(manager: EntityManager, jobId: string): Promise<void> {
    const jobs = await manager.findBy(JobEntity, { id: jobId });
    for (const job of jobs) await this.refresh(manager, job.companyId, jobs);
  }

  /** All jobs of a company, after the company was decided or its employer switched on or off. */
  async refreshCompany(manager: EntityManager, companyId: string): Promise<void> {
    const jobs = await manager.findBy(JobEntity, { companyId });
    for (let from = 0; from < jobs.length; from += JOBS_PER_BATCH) {
      await this.refresh(manager, companyId, jobs.slice(from, from + JOBS_PER_BATCH));
    }
  }

  private async refresh(manager: EntityManager, companyId: string, jobs: readonly JobEntity[]): Promise<void> {
    const company = await manager.findOneByOrFail(CompanyEntity, { id: companyId });
    const employer = await manager.findOneByOrFail(UserEntity, { id: companyId });
    const changed: { job: JobEntity; listedAt: Date | null }[] = [];
    for (const job of jobs) {
      const next = listedAt({
        approvalStatus: job.approvalState,
        isActive: job.isActive,
        companyApprovalStatus: company.approvalState,
        employerIsActive: employer.isActive,
        postedAt: job.postedAt,
      });
      if (next?.getTime() !== job.listedAt?.getTime()) changed.push({ job, listedAt: next });
    }
    if (changed.length === 0) return;
    for (const { job, listedAt: next } of changed) await manager.update(JobEntity, { id: job.id }, { listedAt: next });
    await manager.delete(JobTermEntity, { jobId: In(changed.map(({ job }) => job.id)) });
    await insertTerms(
      manager,
      changed.flatMap(({ job, listedAt: next }) => (next ? termRows(job, next) : [])),
    );
  }
}

function termRows(job: JobEntity, at: Date): JobTermEntity[] {
  return indexedTerms(job).map(({ term, weight }) => ({ jobId: job.id, term, weight, listedAt: at }));
}

async function insertTerms(manager: EntityManager, rows: JobTermEntity[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    await manager.insert(JobTermEntity, rows.slice(from, from + ROWS_PER_INSERT));
  }
}
