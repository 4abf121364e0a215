import { listedAt } from '@job-alert/domain/jobs/open-job';
import { type EntityManager, In } from 'typeorm';
import { UserEntity } from '../../database/entities/accounts/user.entity.js';
import { CompanyEntity } from '../../database/entities/companies/company.entity.js';
import { JobEntity } from '../../database/entities/jobs/job.entity.js';
import { JobSkillEntity } from '../../database/entities/jobs/job-skill.entity.js';
import { JobTermEntity } from '../../database/entities/jobs/job-term.entity.js';
import { updateFacts } from '../../database/reports/report-facts.js';
import { insertSkills } from '../../database/search/job-skills.js';
import { insertTerms } from '../../database/search/job-terms.js';
import type { JobChangesService } from './feeds/job-changes.service.js';

/** Only the first opening is recorded, with the database clock that the alerts compare with. */
const ANNOUNCE = `INSERT INTO announced_job (job_id, opened_at) SELECT id, UTC_TIMESTAMP(3) FROM job WHERE id IN (?)
  ON DUPLICATE KEY UPDATE announced_job.job_id = announced_job.job_id`;

/** Columns that determine whether a job is listed and how it is found. */
const LISTED_BY = {
  id: true,
  approvalState: true,
  isActive: true,
  postedAt: true,
  listedAt: true,
  title: true,
  preferredSkills: true,
  minimumQualification: true,
  city: true,
  state: true,
  companyName: true,
} as const;

/** Serializes concurrent changes of a job and its company. */
const LOCK = { mode: 'pessimistic_write' } as const;

/**
 * Keeps `job.listed_at` and the word and skill indexes consistent with the definition of an open job. Call it in the
 * transaction of every change of an approval or active flag of a job, its company or its employer.
 */
export class JobListingService {
  constructor(private readonly changes: JobChangesService) {}

  async refreshJob(manager: EntityManager, jobId: string): Promise<void> {
    const job = await manager.findOneOrFail(JobEntity, { where: { id: jobId }, lock: LOCK });
    await this.refresh(manager, job.companyId, [job]);
  }

  /** Refreshes all jobs of a company after its approval or activation has changed. Batched. */
  async refreshCompany(manager: EntityManager, companyId: string): Promise<void> {
    const own = { where: { companyId }, order: { id: 'ASC' } } as const;
    await this.refresh(manager, companyId, await manager.find(JobEntity, { ...own, select: LISTED_BY, lock: LOCK }));
  }

  /** Rewrites the search indexes of a listed job after a change of the fields by which it is found. */
  async reindex(manager: EntityManager, jobId: string): Promise<void> {
    const job = await manager.findOneOrFail(JobEntity, { where: { id: jobId }, select: LISTED_BY });
    if (job.listedAt === null) return;
    await unindex(manager, [jobId]);
    await index(manager, [job]);
  }

  private async refresh(manager: EntityManager, companyId: string, jobs: readonly JobEntity[]): Promise<void> {
    if (jobs.length === 0) return;
    const company = await manager.findOneByOrFail(CompanyEntity, { id: companyId });
    const employer = await manager.findOneByOrFail(UserEntity, { id: companyId });
    const isListed = (job: JobEntity): boolean =>
      listedAt({
        approvalStatus: job.approvalState,
        isActive: job.isActive,
        companyApprovalStatus: company.approvalState,
        employerIsActive: employer.isActive,
        postedAt: job.postedAt,
      }) !== null;
    const opening = jobs.filter((job) => job.listedAt === null && isListed(job));
    const closing = jobs.filter((job) => job.listedAt !== null && !isListed(job));
    await open(manager, opening);
    await close(manager, closing);
    const changed = [...opening, ...closing].map(({ id }) => id);
    await this.changes.note(manager, changed);
    await updateFacts(manager, 'JOB', changed);
  }
}

async function open(manager: EntityManager, jobs: readonly JobEntity[]): Promise<void> {
  if (jobs.length === 0) return;
  const ids = jobs.map(({ id }) => id);
  await manager.update(JobEntity, { id: In(ids) }, { listedAt: () => 'posted_at' });
  await manager.query(ANNOUNCE, [ids]);
  await index(manager, jobs);
}

async function index(manager: EntityManager, jobs: readonly JobEntity[]): Promise<void> {
  await insertTerms(
    manager,
    jobs.map((job) => ({ ...job, listedAt: job.postedAt })),
  );
  const opened = jobs.map(({ id, preferredSkills, postedAt }) => ({ id, skills: preferredSkills, listedAt: postedAt }));
  await insertSkills(manager, opened);
}

async function unindex(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.delete(JobTermEntity, { jobId: In(ids) });
  await manager.delete(JobSkillEntity, { jobId: In(ids) });
}

async function close(manager: EntityManager, jobs: readonly JobEntity[]): Promise<void> {
  if (jobs.length === 0) return;
  const ids = jobs.map(({ id }) => id);
  await manager.update(JobEntity, { id: In(ids) }, { listedAt: null });
  await unindex(manager, ids);
}
