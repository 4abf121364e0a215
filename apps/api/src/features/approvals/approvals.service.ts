import { dateOfJoiningProblem } from '@job-alert/domain/application-proposal';
import { type ApplicationStatus, endsInterviews } from '@job-alert/domain/application-status';
import type { ApprovalState, ApprovalKind, Decision } from '@job-alert/domain/approval';
import { todayInIndia } from '@job-alert/domain/calendar';
import { decideApplication } from '@job-alert/domain/decision-outcome';
import { APPLICATION_MESSAGES } from '@job-alert/domain/messages';
import { decisionSchema, type RejectionReason } from '@job-alert/domain/rejection-reasons';
import type { EntityManager } from 'typeorm';
import { ApplicationEntity } from '../../database/entities/application.entity.js';
import type { ApprovalEntity } from '../../database/entities/approval.entity.js';
import { CompanyEntity } from '../../database/entities/company.entity.js';
import { InterviewEntity } from '../../database/entities/interview.entity.js';
import { JobEntity } from '../../database/entities/job.entity.js';
import type { TransactionRunner } from '../../database/transaction.js';
import type { AuditTrail } from '../../platform/audit.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { notFound, PortalError, staleVersion } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { parseInput } from '../../platform/input.js';
import { requireAdmin } from '../../platform/viewer.js';
import type { InterviewCancellationsService } from '../interviews/interview-cancellations.service.js';
import type { JobListingService } from '../jobs/job-listing.service.js';
import type { ApplicationsMails } from '../applications/applications.mails.js';
import type { CompaniesMails } from '../companies/companies.mails.js';
import type { InterviewsMails } from '../interviews/interviews.mails.js';
import type { JobsMails } from '../jobs/jobs.mails.js';
import type { OfficeNewsService } from '../notifications/office-news.service.js';
import type { ApprovalsRepository } from './approvals.repository.js';

/** A decision about the record with this id, and what was on the administrator's screen; that may be unknown. */
export interface DecisionRequest {
  id: string;
  decision: Decision;
  reason?: RejectionReason | null | undefined;
  note?: string | null | undefined;
  seen?: ApprovalState | null | undefined;
  /** Of a job: the version whose text the screen has shown. */
  seenVersion?: number | null | undefined;
  /** Of an application: the step that the screen has said will come about. */
  seenProposedStatus?: ApplicationStatus | null | undefined;
}

/** What is public while it is approved: unlike an application, decided as it stands and not by its newest step. */
const STANDING = { COMPANY: CompanyEntity, JOB: JobEntity } as const;

interface Deps {
  transactions: TransactionRunner;
  approvals: ApprovalsRepository;
  listing: JobListingService;
  companyMails: CompaniesMails;
  jobMails: JobsMails;
  applicationMails: ApplicationsMails;
  interviewMails: InterviewsMails;
  interviews: InterviewCancellationsService;
  office: OfficeNewsService;
  audit: AuditTrail;
  clock: Clock;
}

/**
 * Administrators decide about companies, jobs and the steps of applications. Each decision changes its subject only from
 * the state that was read, so of two at once one wins and the other is told who did.
 */
export class ApprovalsService {
  constructor(private readonly deps: Deps) {}

  /** Decides about a company; its jobs come onto the public lists, or stay off them. */
  async decideCompany(context: RequestContext, request: DecisionRequest): Promise<void> {
    const { id } = request;
    const { transactions, listing, companyMails } = this.deps;
    const decided = this.decided(context, 'COMPANY', request);
    await transactions.run(async (manager) => {
      const company = await manager.findOneBy(CompanyEntity, { id: checkId(id, 'Company') });
      if (!company) throw notFound('Company');
      const approval = await this.settle(manager, 'COMPANY', company, request, decided);
      await listing.refreshCompany(manager, id);
      await this.record(manager, context, 'COMPANY', id, request.decision);
      await companyMails.decided(manager, company, approval);
    });
  }

  /** Decides about a job, which comes onto the public lists, or stays off them. */
  async decideJob(context: RequestContext, request: DecisionRequest): Promise<void> {
    const { id } = request;
    const { transactions, listing, jobMails } = this.deps;
    const decided = this.decided(context, 'JOB', request);
    await transactions.run(async (manager) => {
      // Locked: what is approved is what was read here, without an edit in between.
      const where = { id: checkId(id, 'Job') };
      const job = await manager.findOne(JobEntity, { where, lock: { mode: 'pessimistic_write' } });
      if (!job) throw notFound('Job');
      const approval = await this.settle(manager, 'JOB', job, request, decided);
      if (request.seenVersion != null && request.seenVersion !== job.version) throw staleVersion();
      if (approval.state === 'APPROVED') await manager.update(JobEntity, { id }, { approvedTerms: null });
      await listing.refreshJob(manager, id);
      await this.record(manager, context, 'JOB', id, request.decision);
      await jobMails.decided(manager, job, approval);
    });
  }

  /** Decides about the newest request of an application, which then stands where domain.md §5 says. */
  async decideApplication(context: RequestContext, request: DecisionRequest): Promise<void> {
    const { id } = request;
    const { transactions, approvals, applicationMails, interviewMails, interviews } = this.deps;
    const decided = this.decided(context, 'APPLICATION', request);
    await transactions.run(async (manager) => {
      const application = await manager.findOneBy(ApplicationEntity, { id: checkId(id, 'Application') });
      if (!application) throw notFound('Application');
      const approval = await approvals.byId(manager, application.approvalId);
      await approvals.requireDecidable(manager, 'APPLICATION', id, approval, request);
      const proposedStatus = approval.proposedValue as ApplicationStatus;
      if (request.seenProposedStatus != null && request.seenProposedStatus !== proposedStatus) throw staleVersion();
      const { state, id: approvalId } = approval;
      const { approvedStatus } = application;
      const outcome = decideApplication({ state, proposedStatus, approvedStatus }, request.decision);
      if (!outcome.ok) throw await approvals.conflict(manager, 'APPLICATION', id);
      if (outcome.next === 'APPROVED') requireJoinable(approval, application, decided.decidedAt);
      const asRead = { id, approvalId, approvalState: state };
      const { affected } = await manager.update(ApplicationEntity, asRead, {
        ...outcome.step,
        ...(outcome.next === 'APPROVED' ? { approvedStatus: outcome.step.status, ...detailsOf(approval) } : {}),
        approvalState: outcome.next,
        statusUpdatedAt: decided.decidedAt,
        version: () => 'version + 1',
      });
      if (affected !== 1) throw await approvals.conflict(manager, 'APPLICATION', id);
      const holder = await this.close(manager, approval, { ...decided, state: outcome.next });
      if (holder !== approvalId) {
        await manager.update(ApplicationEntity, { id }, { approvalId: holder });
        // The meeting that was refused with the step comes back with it.
        await manager.update(InterviewEntity, { approvalId }, { approvalId: holder });
      }
      await this.record(manager, context, 'APPLICATION', id, request.decision);
      const settled = { ...approval, ...decided, id: holder };
      if (outcome.next === 'APPROVED') {
        await interviewMails.stepApproved(manager, id, settled);
        if (endsInterviews(proposedStatus)) await interviews.cancel(manager, id);
      } else await applicationMails.rejected(manager, id, settled);
    });
  }

  /** Moves a company or a job from the state that was read to what the decision makes of it, and closes the request. */
  private async settle(
    manager: EntityManager,
    subject: keyof typeof STANDING,
    { id, approvalId }: CompanyEntity | JobEntity,
    request: DecisionRequest,
    decided: ReturnType<ApprovalsService['decided']>,
  ) {
    const { approvals } = this.deps;
    const approval = await approvals.byId(manager, approvalId);
    const state = await approvals.requireDecidable(manager, subject, id, approval, request);
    // The version stays: it guards what the employer edits, and this is not part of it.
    const asRead = { id, approvalId: approval.id, approvalState: approval.state };
    const { affected } = await manager.update(STANDING[subject], asRead, { approvalState: state });
    if (affected !== 1) throw await approvals.conflict(manager, subject, id);
    const holder = await this.close(manager, approval, { ...decided, state });
    if (holder !== approval.id) await manager.update(STANDING[subject], { id }, { approvalId: holder });
    return { ...approval, ...decided, id: holder, state };
  }

  /** Writes the decision; what the bell says about the request needs nobody's attention any more. */
  private async close(
    manager: EntityManager,
    approval: ApprovalEntity,
    decided: Parameters<ApprovalsRepository['write']>[2],
  ): Promise<string> {
    await this.deps.office.settled(manager, approval.id);
    return this.deps.approvals.write(manager, approval, decided);
  }

  /** Who decides, when and why; refuses everybody but administrators, and reasons that do not go with the decision. */
  private decided({ viewer }: RequestContext, subject: ApprovalKind, request: DecisionRequest) {
    const admin = requireAdmin(viewer);
    const { reason, note } = parseInput(decisionSchema(subject), request);
    const decidedAt = this.deps.clock.now();
    return { decidedById: admin.id, decidedByName: admin.name, decidedAt, reason: reason ?? null, note };
  }

  private record(
    manager: EntityManager,
    context: RequestContext,
    subjectType: ApprovalKind,
    subjectId: string,
    action: Decision,
  ): Promise<void> {
    return this.deps.audit.record(manager, context, { action, subjectType, subjectId });
  }
}

/** What the proposal brings with it: from its approval on the candidate sees it. */
const detailsOf = ({ feedback, dateOfJoining, offerLetterId }: ApprovalEntity) => ({
  feedback,
  dateOfJoining,
  offerLetterId,
});

/** Refuses to approve a selection whose day of joining has gone by while it waited: the employer has to name another one. */
function requireJoinable(approval: ApprovalEntity, present: ApplicationEntity, now: Date): void {
  if (dateOfJoiningProblem(approval.dateOfJoining, present, todayInIndia(now)) === null) return;
  throw new PortalError('STATUS_NOT_ALLOWED', APPLICATION_MESSAGES.joiningPassed);
}
