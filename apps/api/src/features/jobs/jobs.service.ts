import { isDeepStrictEqual } from 'node:util';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { listFlaggedTerms } from '@job-alert/domain/jobs/flagged-terms';
import { jobActivationSchema } from '@job-alert/domain/jobs/job-activation';
import { type EditResult, evaluateEdit } from '@job-alert/domain/jobs/job-edit';
import { deadlineExtensionSchema, type JobEdit, jobEditSchema, jobPostSchema } from '@job-alert/domain/jobs/job-post';
import { formatQuestion, type JobQuestion } from '@job-alert/domain/jobs/screening';
import { JOB_MESSAGES } from '@job-alert/domain/portal/messages';
import type { EntityManager } from 'typeorm';
import { ApprovalEntity } from '../../database/entities/applications/approval.entity.js';
import { JobEntity } from '../../database/entities/jobs/job.entity.js';
import { deleteRequestFacts, updateFacts } from '../../database/reports/report-facts.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { notFound, PortalError, staleVersion } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { parseInput } from '../../platform/input.js';
import { isAdmin, requireEmployer, requireUser, type UserViewer } from '../../platform/viewer.js';
import { requireApprovableCompany } from '../companies/companies.policy.js';
import type { CompaniesReadModel } from '../companies/companies.read-model.js';
import type { AdminNotificationsService } from '../notifications/admin-notifications.service.js';
import type { JobChangesService } from './feeds/job-changes.service.js';
import type { JobListingService } from './job-listing.service.js';
import type { JobsEmails } from './jobs.emails.js';
import { canEditJob, canReactivateJob, canReadJob } from './jobs.policy.js';
import { setJobPeople } from './people/job-people.repository.js';
import { type JobsRepository, orNull } from './jobs.repository.js';
import type { EditJobInput, ExtendJobDeadlineInput, PostJobInput, SetJobActiveInput } from './jobs.types.js';

interface Deps extends Pick<CoreServices, 'dataSource' | 'transactions' | 'dailyLimits' | 'audit' | 'clock'> {
  companies: CompaniesReadModel;
  listing: JobListingService;
  changes: JobChangesService;
  repository: JobsRepository;
  emails: JobsEmails;
  adminNotifications: AdminNotificationsService;
}

/** Use cases of employers' jobs. */
export class JobsService {
  constructor(private readonly deps: Deps) {}

  /** Posts a job, which is pending approval. Returns its id. */
  async post(context: RequestContext, input: PostJobInput): Promise<string> {
    const { company, viewer, isApproved } = await requireApprovableCompany(context.viewer, this.deps.companies);
    const job = parseInput(jobPostSchema(todayInIndia(this.deps.clock.now())), input);
    await this.deps.dailyLimits.charge(isApproved ? 'JOB' : 'JOB_OF_NEW_COMPANY', viewer.companyId);
    return this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, viewer);
      const postedAt = this.deps.clock.now();
      const posted = { job, companyId: viewer.companyId, company, approvalState: 'PENDING', postedAt } as const;
      const id = await this.deps.repository.insert(manager, posted);
      const { peopleIds } = input;
      if (peopleIds?.length) await setJobPeople(manager, { id, companyId: viewer.companyId }, peopleIds);
      const approvalId = await this.requestApproval(manager, id, viewer);
      await this.deps.audit.record(manager, context, { action: 'POST', subjectType: 'JOB', subjectId: id });
      const news = {
        title: job.title,
        companyId: viewer.companyId,
        companyName: company.name,
        approvalId,
        requestedById: viewer.id,
      };
      await this.deps.emails.posted(manager, id, news);
      await updateFacts(manager, 'JOB', [id]);
      return id;
    });
  }

  /**
   * Changes description, deadline, openings and questions. The job stays live unless the edit adds flagged terms; then
   * it needs approval again. The audit trail records the values before and after.
   */
  async edit(context: RequestContext, { id, version: read, ...input }: EditJobInput): Promise<void> {
    const job = await this.editable(context, id);
    const changes = parseInput(jobEditSchema(todayInIndia(this.deps.clock.now()), job.deadline), input);
    await this.change(context, job, changes, read ?? job.version, input.peopleIds);
  }

  /** Extends the deadline. */
  async extend(context: RequestContext, { id, ...input }: ExtendJobDeadlineInput): Promise<void> {
    const job = await this.editable(context, id);
    const today = todayInIndia(this.deps.clock.now());
    const { deadline } = parseInput(deadlineExtensionSchema(today, job.deadline), input);
    const { description, openings, version } = job;
    await this.change(context, job, { description, openings, deadline }, version);
  }

  private async editable({ viewer }: RequestContext, id: string): Promise<JobEntity> {
    const employer = requireEmployer(viewer);
    const job = await this.deps.dataSource.manager.findOneBy(JobEntity, { id: checkId(id, 'Job') });
    if (!job || !canEditJob(employer, job)) throw notFound('Job');
    return job;
  }

  private async change(
    context: RequestContext,
    job: JobEntity,
    edit: JobEdit,
    version: number,
    peopleIds?: readonly string[] | null,
  ): Promise<void> {
    const changes = { ...edit, questions: edit.questions ?? job.questions ?? [] };
    const { id } = job;
    const employer = requireEmployer(context.viewer);
    await this.deps.dailyLimits.charge('JOB_EDIT', employer.companyId);
    await this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, employer);
      const { approvalState } = job;
      const before = {
        description: job.description,
        deadline: job.deadline,
        openings: job.openings,
        questions: job.questions ?? [],
      };
      const next = evaluateEdit({ approvalState, present: before, approved: job.approvedTerms }, changes);
      const approvalChanges = { approvalState: next.approvalState, approvedTerms: next.approved, version: version + 1 };
      // A concurrent decision does not change the version, so the approval state is compared too.
      const asRead = { id, version, approvalState };
      const result = await manager.update(JobEntity, asRead, {
        ...changes,
        questions: orNull(changes.questions),
        ...approvalChanges,
      });
      if (result.affected !== 1) throw staleVersion();
      if (peopleIds) await setJobPeople(manager, job, peopleIds);
      if (next.approvalState !== approvalState) await this.reconsider(manager, job, next, employer);
      else if (!isDeepStrictEqual(recorded(before), recorded(changes)))
        await this.deps.changes.note(manager, [id], true);
      await updateFacts(manager, 'JOB', [id]);
      const words = next.newWords.length > 0 ? { wordsToCheck: next.newWords.map((term) => term.words) } : {};
      await this.deps.audit.record(manager, context, {
        action: 'EDIT',
        subjectType: 'JOB',
        subjectId: id,
        details: { before: recorded(before), after: recorded(changes), ...words },
      });
    });
  }

  /** Creates a request if the edit needs approval again, or deletes the request if it no longer does. */
  private async reconsider(
    manager: EntityManager,
    { id, title, companyId, approvalId }: JobEntity,
    { approvalState, newWords }: EditResult,
    employer: UserViewer,
  ): Promise<void> {
    if (approvalState === 'PENDING') {
      const words = listFlaggedTerms(newWords);
      const request = await this.requestApproval(manager, id, employer);
      await this.deps.emails.changed(manager, id, {
        title,
        companyId,
        companyName: employer.name,
        approvalId: request,
        requestedById: employer.id,
        words,
      });
    } else if (approvalId !== null) {
      await this.deps.adminNotifications.markRequestRead(manager, approvalId);
      await manager.delete(ApprovalEntity, { id: approvalId });
      await deleteRequestFacts(manager, approvalId);
      const ofJob = { jobId: id, proposedValue: 'APPROVED' };
      const newestFirst = { where: ofJob, order: { requestedAt: 'DESC', id: 'DESC' } } as const;
      const earlier = await manager.findOne(ApprovalEntity, newestFirst);
      await manager.update(JobEntity, { id }, { approvalId: earlier?.id ?? null });
    }
    await this.deps.listing.refreshJob(manager, id);
  }

  /** Activates or deactivates a job. Only administrators can reactivate one that was taken down. */
  async setActive(context: RequestContext, { id, ...input }: SetJobActiveInput): Promise<void> {
    const viewer = requireUser(context.viewer);
    const where = { id: checkId(id, 'Job') };
    const { isActive, note } = parseInput(jobActivationSchema(viewer.type), input);
    await this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, viewer);
      // Lock the row: an employer's reactivation must not override a concurrent change by an administrator.
      const job = await manager.findOne(JobEntity, { where, lock: { mode: 'pessimistic_write' } });
      if (!job || !canReadJob(viewer, job)) throw notFound('Job');
      if (isActive && !canReactivateJob(viewer, job)) {
        throw new PortalError('FORBIDDEN', JOB_MESSAGES.takenOff);
      }
      const takeDown = {
        takenDownAt: isActive ? null : (job.takenDownAt ?? this.deps.clock.now()),
        takenDownNote: note,
      };
      const changes = { isActive, ...(isAdmin(viewer) ? takeDown : {}) };
      await manager.update(JobEntity, { id }, { ...changes, version: () => 'version + 1' });
      await this.deps.listing.refreshJob(manager, id);
      await updateFacts(manager, 'JOB', [id]);
      await this.deps.audit.record(manager, context, {
        action: isActive ? 'ACTIVATE' : 'DEACTIVATE',
        subjectType: 'JOB',
        subjectId: id,
      });
    });
  }

  private async requestApproval(
    manager: EntityManager,
    jobId: string,
    viewer: { id: string; name: string },
  ): Promise<string> {
    const approval = await manager.save(
      manager.create(ApprovalEntity, {
        jobId,
        state: 'PENDING',
        requestedById: viewer.id,
        requestedByName: viewer.name,
        requestedAt: this.deps.clock.now(),
        proposedValue: 'APPROVED',
      }),
    );
    await manager.update(JobEntity, { id: jobId }, { approvalId: approval.id });
    return approval.id;
  }
}

/** Formats the terms for the audit trail, with readable questions. */
const recorded = ({ questions, ...terms }: { questions: readonly JobQuestion[] }) => ({
  ...terms,
  questions: questions.map(formatQuestion),
});
