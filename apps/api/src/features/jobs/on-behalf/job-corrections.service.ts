import { type AskedBy, formatAskedBy } from '@job-alert/domain/approvals/asked-by';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { type CorrectableJob, type JobCorrection, jobCorrection } from '@job-alert/domain/jobs/job-correction';
import { jobCorrectionSchema, jobPostSchema, jobRevisionSchema } from '@job-alert/domain/jobs/job-post';
import type { EntityManager } from 'typeorm';
import { ApprovalEntity } from '../../../database/entities/applications/approval.entity.js';
import { JobEntity } from '../../../database/entities/jobs/job.entity.js';
import { lockAccount } from '../../../platform/account-lock.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { notFound, staleVersion } from '../../../platform/errors.js';
import { checkId } from '../../../platform/ids.js';
import { parseInput } from '../../../platform/input.js';
import { requireAdmin, requireEmployer, type UserViewer } from '../../../platform/viewer.js';
import { parseAskedBy } from '../../companies/asked-by.rules.js';
import { lockCompanyToActFor, requireCompanyToActFor } from '../../companies/companies.policy.js';
import type { CompaniesReadModel } from '../../companies/companies.read-model.js';
import { fullNameOf } from '../../companies/on-behalf.read-model.js';
import type { AdminNotificationsService } from '../../notifications/admin-notifications.service.js';
import type { JobListingService } from '../job-listing.service.js';
import { canEditJob } from '../jobs.policy.js';
import type { JobsRepository } from '../jobs.repository.js';
import type { JobCorrectionsEmails } from './job-corrections.emails.js';
import type { CorrectJobInput, PostJobForCompanyInput, RequestJobCorrectionInput } from './job-corrections.types.js';

interface Deps extends Pick<CoreServices, 'transactions' | 'dailyLimits' | 'audit' | 'clock'> {
  companies: CompaniesReadModel;
  repository: JobsRepository;
  listing: JobListingService;
  emails: JobCorrectionsEmails;
  adminNotifications: AdminNotificationsService;
}

/** Administrators post and correct jobs for companies, and employers ask for corrections of their own (decision 0154). */
export class JobCorrectionsService {
  constructor(private readonly deps: Deps) {}

  /** Posts a job for a company. The administrator is the approver, so it is approved. Returns its id. */
  async postForCompany(context: RequestContext, input: PostJobForCompanyInput): Promise<string> {
    const { repository, listing, emails, clock } = this.deps;
    const admin = requireAdmin(context.viewer);
    const companyId = checkId(input.companyId, 'Company');
    const company = await requireCompanyToActFor(companyId, this.deps.companies);
    const askedBy = parseAskedBy(input);
    const job = parseInput(jobPostSchema(todayInIndia(clock.now())), input);
    await this.deps.dailyLimits.charge('JOB', admin.id);
    return this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, admin);
      await lockCompanyToActFor(manager, companyId);
      const postedAt = clock.now();
      const posted = { job, companyId, company, approvalState: 'APPROVED', postedAt } as const;
      const id = await repository.insert(manager, posted);
      const request = { jobId: id, proposedValue: 'APPROVED' };
      const { approvalId, adminName } = await this.approve(manager, request, admin, askedBy);
      await manager.update(JobEntity, { id }, { approvalId });
      await listing.refreshJob(manager, id);
      await this.deps.audit.record(manager, context, {
        action: 'POST',
        subjectType: 'JOB',
        subjectId: id,
        details: { companyId, askedBy: formatAskedBy(askedBy) },
      });
      await emails.posted(manager, { ...job, id, companyId }, { adminName, askedBy });
      return id;
    });
  }

  /** Corrects any field of a job for its company. A waiting correction by the employer ends, and the email says so. */
  async correct(context: RequestContext, { id, version, ...input }: CorrectJobInput): Promise<void> {
    const { repository, emails, adminNotifications, clock } = this.deps;
    const admin = requireAdmin(context.viewer);
    checkId(id, 'Job');
    const askedBy = parseAskedBy(input);
    await this.deps.dailyLimits.charge('JOB_EDIT', admin.id);
    await this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, admin);
      const job = await repository.findForUpdate(manager, id);
      if (!job) throw notFound('Job');
      const edited = parseInput(jobRevisionSchema(todayInIndia(clock.now()), job.deadline), input);
      if (job.version !== version) throw staleVersion();
      const { companyName, companyWebsite, companyDescription, industry } = job;
      const correction = jobCorrection(correctable(job), {
        ...edited,
        companyName: edited.companyName ?? companyName,
        companyWebsite: edited.companyWebsite ?? companyWebsite,
        companyDescription: edited.companyDescription ?? companyDescription,
        industry: edited.industry ?? industry,
      });
      if (!correction) return;
      const ended = await repository.deleteWaitingCorrection(manager, id);
      if (ended) await adminNotifications.markRequestRead(manager, ended.id);
      const request = { jobId: id, proposedValue: 'CORRECTION', correction };
      const { approvalId, adminName } = await this.approve(manager, request, admin, askedBy);
      // An administrator has read and saved all texts of an approved job.
      if (job.approvalState === 'APPROVED') await manager.update(JobEntity, { id }, { approvedTerms: null });
      await repository.correct(manager, id, correction.after);
      await this.deps.audit.record(manager, context, {
        action: 'EDIT',
        subjectType: 'JOB',
        subjectId: id,
        details: { ...correction, companyId: job.companyId, askedBy: formatAskedBy(askedBy) },
      });
      const named = { ...job, ...correction.after };
      const done = { adminName, askedBy, approvalId, correction, ended: ended?.correction ?? null };
      await emails.corrected(manager, named, done);
      await emails.tellApplicants(manager, named, { approvalId, correction });
    });
  }

  /** Requests a correction of the employer's own job. It replaces a waiting one; without changes it only removes that. */
  async request(context: RequestContext, { id, version, ...input }: RequestJobCorrectionInput): Promise<void> {
    const { repository, emails, adminNotifications, clock } = this.deps;
    const employer = requireEmployer(context.viewer);
    checkId(id, 'Job');
    const edited = parseInput(jobCorrectionSchema, input);
    await this.deps.dailyLimits.charge('JOB_EDIT', employer.companyId);
    await this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, employer);
      const job = await repository.findForUpdate(manager, id);
      if (!job || !canEditJob(employer, job)) throw notFound('Job');
      if (job.version !== version) throw staleVersion();
      const replaced = await repository.deleteWaitingCorrection(manager, id);
      if (replaced) await adminNotifications.markRequestRead(manager, replaced.id);
      const correction = jobCorrection(correctable(job), edited);
      if (correction) {
        const { id: approvalId } = await manager.save(
          manager.create(ApprovalEntity, {
            jobId: id,
            state: 'PENDING',
            requestedById: employer.id,
            requestedByName: employer.name,
            requestedAt: clock.now(),
            proposedValue: 'CORRECTION',
            correction,
          }),
        );
        await emails.requested(manager, job, { approvalId, employer, correction });
      }
      if (!correction && !replaced) return;
      await this.deps.audit.record(manager, context, {
        action: 'REQUEST_CORRECTION',
        subjectType: 'JOB',
        subjectId: id,
        ...(correction && { details: { ...correction } }),
      });
    });
  }

  /** Returns and locks a job for a decision about its correction; null if it does not exist. */
  lockJob(manager: EntityManager, id: string): Promise<JobEntity | null> {
    return this.deps.repository.findForUpdate(manager, id);
  }

  /** Writes corrected fields to a locked job. */
  apply(manager: EntityManager, id: string, fields: Partial<CorrectableJob>): Promise<void> {
    return this.deps.repository.correct(manager, id, fields);
  }

  /** Updates everything that repeats the fields of a job, after its fields were restored. */
  refresh(manager: EntityManager, id: string): Promise<void> {
    return this.deps.repository.refresh(manager, id);
  }

  /** Writes a request that an administrator makes for a company, and approves at once. */
  private async approve(
    manager: EntityManager,
    request: { jobId: string; proposedValue: string; correction?: JobCorrection },
    admin: UserViewer,
    askedBy: AskedBy,
  ): Promise<{ approvalId: string; adminName: string }> {
    const now = this.deps.clock.now();
    const name = await fullNameOf(manager, admin);
    const { id } = await manager.save(
      manager.create(ApprovalEntity, {
        ...request,
        state: 'APPROVED',
        requestedById: admin.id,
        requestedByName: name,
        requestedAt: now,
        decidedById: admin.id,
        decidedByName: admin.name,
        decidedAt: now,
        askedBy: askedBy.name,
        askedChannel: askedBy.channel,
      }),
    );
    return { approvalId: id, adminName: name };
  }
}

const correctable = (job: JobEntity): CorrectableJob => ({ ...job, questions: job.questions ?? [] });
