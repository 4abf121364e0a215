import type { CorrectableJob } from '@job-alert/domain/jobs/job-correction';
import type { JobPost } from '@job-alert/domain/jobs/job-post';
import type { JobQuestion } from '@job-alert/domain/jobs/screening';
import type { EntityManager } from 'typeorm';
import { ApprovalEntity } from '../../database/entities/applications/approval.entity.js';
import { JobEntity } from '../../database/entities/jobs/job.entity.js';
import { updateCorrectedFacts } from '../../database/reports/report-facts.js';
import { indexJobs } from '../../database/search/search-words.js';
import type { CompanySnapshot } from '../companies/companies.read-model.js';
import type { JobChangesService } from './feeds/job-changes.service.js';
import type { JobListingService } from './job-listing.service.js';

/** A new job with the company that it is for. */
interface NewJob {
  job: JobPost;
  companyId: string;
  company: CompanySnapshot;
  approvalState: 'PENDING' | 'APPROVED';
  postedAt: Date;
}

/** Writes of jobs, inside the caller's transaction. */
export class JobsRepository {
  constructor(
    private readonly listing: JobListingService,
    private readonly changes: JobChangesService,
  ) {}

  /** Returns and locks a job; null if it does not exist. */
  findForUpdate(manager: EntityManager, id: string): Promise<JobEntity | null> {
    return manager.findOne(JobEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Inserts an active job. Empty company fields are filled from the company. Returns its id. */
  async insert(manager: EntityManager, { job, company, ...columns }: NewJob): Promise<string> {
    const { id } = await manager.save(
      manager.create(JobEntity, {
        ...job,
        ...columns,
        companyName: job.companyName ?? company.name,
        companyWebsite: job.companyWebsite ?? company.website,
        companyDescription: job.companyDescription ?? company.description,
        industry: job.industry ?? company.industry,
        questions: orNull(job.questions),
        isActive: true,
        listedAt: null,
        version: 1,
      }),
    );
    await indexJobs(manager, [id]);
    return id;
  }

  /** Writes corrected fields to a locked job, and everything that repeats them. */
  async correct(manager: EntityManager, id: string, { questions, ...columns }: Partial<CorrectableJob>): Promise<void> {
    await manager.update(
      JobEntity,
      { id },
      { ...columns, ...(questions && { questions: orNull(questions) }), version: () => 'version + 1' },
    );
    await this.refresh(manager, id);
  }

  /** Updates everything that repeats the fields of a job. */
  async refresh(manager: EntityManager, id: string): Promise<void> {
    await indexJobs(manager, [id]);
    await this.listing.reindex(manager, id);
    await updateCorrectedFacts(manager, id);
    await this.changes.note(manager, [id], true);
  }

  /** Deletes the correction of a locked job that waits for a decision. Returns it, or null. */
  async deleteWaitingCorrection(manager: EntityManager, jobId: string): Promise<ApprovalEntity | null> {
    const waiting = { jobId, state: 'PENDING', proposedValue: 'CORRECTION' } as const;
    const correction = await manager.findOne(ApprovalEntity, { where: waiting, lock: { mode: 'pessimistic_write' } });
    if (correction) await manager.delete(ApprovalEntity, { id: correction.id });
    return correction;
  }
}

/** Jobs without questions store null. */
export const orNull = (questions: readonly JobQuestion[]): JobQuestion[] | null =>
  questions.length > 0 ? [...questions] : null;
