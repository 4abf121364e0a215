import { APPLICATION_MESSAGES } from '@job-alert/domain/applications/application-messages';
import { hasJoiningPassed } from '@job-alert/domain/applications/application-proposal';
import { type ApplicationStatus, allowsOffer, endsInterviews } from '@job-alert/domain/applications/application-status';
import type { ApprovalKind, ApprovalState, Decision } from '@job-alert/domain/approvals/approval';
import { decideApplication } from '@job-alert/domain/applications/decision-outcome';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { ApplicationEntity } from '../../database/entities/applications/application.entity.js';
import { ApprovalEntity } from '../../database/entities/applications/approval.entity.js';
import type { RecordBefore } from '../../database/entities/applications/decision-undo.entity.js';
import { InterviewEntity } from '../../database/entities/applications/interview.entity.js';
import { CompanyEntity } from '../../database/entities/companies/company.entity.js';
import { JobEntity } from '../../database/entities/jobs/job.entity.js';
import { PortalError, staleVersion } from '../../platform/errors.js';
import type { ApplicationsEmails } from '../applications/applications.emails.js';
import type { CompaniesEmails } from '../companies/companies.emails.js';
import type { InterviewCancellationsService } from '../interviews/interview-cancellations.service.js';
import type { InterviewsEmails } from '../interviews/interviews.emails.js';
import type { JobListingService } from '../jobs/job-listing.service.js';
import type { JobsEmails } from '../jobs/jobs.emails.js';
import type { JobCorrectionsEmails } from '../jobs/on-behalf/job-corrections.emails.js';
import type { JobCorrectionsService } from '../jobs/on-behalf/job-corrections.service.js';
import type { WebhookEventsService } from '../webhooks/webhook-events.service.js';
import type { DecisionNotificationsService } from './decision-notifications/decision-notifications.service.js';

/** The values on the administrator's screen. Each is optional. */
export interface ExpectedVersion {
  expectedVersion?: number | null | undefined;
  expectedProposedStatus?: ApplicationStatus | null | undefined;
}

/** A decision that the state of the request allows. */
interface ValidDecision extends ExpectedVersion {
  decision: Decision;
  next: ApprovalState;
  decidedAt: Date;
}

/** The subject of a decision, as read for its latest request. */
interface DecisionTarget {
  approvalId: string | null;
  /** The values that an undo restores. */
  before: RecordBefore;
  /** Details for the audit trail. */
  details?: Record<string, unknown>;
  /** Changes the record. Returns false if it has changed since it was read. */
  decide(decision: ValidDecision): Promise<boolean>;
  /** Moves the record and its related rows to the request that holds the decision. */
  moveTo(approvalId: string): Promise<void>;
  /** Runs the side effects after the decision is written. */
  follow(decided: ApprovalEntity): Promise<void>;
}

type ReadRecord = (manager: EntityManager, id: string, approval: ApprovalEntity) => Promise<DecisionTarget | null>;

interface Deps {
  listing: JobListingService;
  companyEmails: CompaniesEmails;
  jobEmails: JobsEmails;
  jobCorrections: JobCorrectionsService;
  jobCorrectionEmails: JobCorrectionsEmails;
  applicationEmails: ApplicationsEmails;
  interviewEmails: InterviewsEmails;
  interviews: InterviewCancellationsService;
  decisionNotifications: DecisionNotificationsService;
  webhookEvents: WebhookEventsService;
}

/** Decision logic specific to companies, jobs and applications. */
export class DecisionTargetsService {
  /** Reads the subject of a request; null if it does not exist. */
  readonly read: Readonly<Record<ApprovalKind, ReadRecord>> = {
    COMPANY: (manager, id, approval) => this.company(manager, id, approval),
    JOB: (manager, id, approval) => this.job(manager, id, approval),
    JOB_CORRECTION: (manager, id, approval) => this.correction(manager, id, approval),
    APPLICATION: (manager, id, approval) => this.application(manager, id, approval),
  };

  constructor(private readonly deps: Deps) {}

  /** Approving a company publishes its jobs. */
  private async company(manager: EntityManager, id: string, approval: ApprovalEntity): Promise<DecisionTarget | null> {
    const company = await manager.findOneBy(CompanyEntity, { id });
    if (!company) return null;
    const { approvalId, approvalState } = company;
    return {
      approvalId,
      before: { kind: 'COMPANY', columns: { approvalId, approvalState } },
      // Keep the version: it protects the fields that the employer edits, and approval is not one of them.
      decide: async ({ next }) => {
        const { affected } = await manager.update(CompanyEntity, asRead(id, approval), { approvalState: next });
        return affected === 1;
      },
      moveTo: async (holder) => void (await manager.update(CompanyEntity, { id }, { approvalId: holder })),
      follow: async (decided) => {
        await this.deps.listing.refreshCompany(manager, id);
        if (decided.state === 'APPROVED')
          await this.deps.webhookEvents.write(manager, 'COMPANY_APPROVED', { companyId: id });
        await this.deps.companyEmails.decided(manager, company, decided);
      },
    };
  }

  /** Approving a job publishes it. */
  private async job(manager: EntityManager, id: string, approval: ApprovalEntity): Promise<DecisionTarget | null> {
    // Lock the row, so that no edit happens between reading and approving.
    const job = await manager.findOne(JobEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!job) return null;
    const { approvalId, approvalState, approvedTerms, version } = job;
    return {
      approvalId,
      before: { kind: 'JOB', version, columns: { approvalId, approvalState, approvedTerms } },
      decide: async ({ next, expectedVersion }) => {
        if (expectedVersion != null && expectedVersion !== version) throw staleVersion();
        const changes = { approvalState: next, ...(next === 'APPROVED' && { approvedTerms: null }) };
        return (await manager.update(JobEntity, asRead(id, approval), changes)).affected === 1;
      },
      moveTo: async (holder) => void (await manager.update(JobEntity, { id }, { approvalId: holder })),
      follow: async (decided) => {
        await this.deps.listing.refreshJob(manager, id);
        await this.deps.jobEmails.decided(manager, job, decided);
      },
    };
  }

  /** Approving a correction changes the job. */
  private async correction(manager: EntityManager, id: string, { id: approvalId, state }: ApprovalEntity) {
    const { jobCorrections, jobCorrectionEmails } = this.deps;
    const job = await jobCorrections.lockJob(manager, id);
    if (!job) return null;
    // The lock may have waited for a decision, or for a newer correction, which deletes this one.
    const lock = { mode: 'pessimistic_write' } as const;
    const request = await manager.findOne(ApprovalEntity, { where: { id: approvalId }, lock });
    if (!request?.correction) throw staleVersion();
    const { correction } = request;
    const target: DecisionTarget = {
      approvalId,
      before: { kind: 'JOB_CORRECTION', version: job.version, columns: {} },
      details: { ...correction },
      decide: async ({ next, expectedVersion }) => {
        if (request.state !== state) return false;
        if (expectedVersion != null && expectedVersion !== job.version) throw staleVersion();
        if (next === 'APPROVED') {
          await jobCorrections.apply(manager, id, correction.after);
          target.before = { kind: 'JOB_CORRECTION', version: job.version + 1, columns: correction.before };
        }
        return true;
      },
      // A decided correction is never decided again, so no other request ever holds its decision.
      moveTo: () => Promise.resolve(),
      follow: async (decided) => {
        await jobCorrectionEmails.decided(manager, job, { ...decided, correction });
        if (decided.state !== 'APPROVED') return;
        const corrected = { ...job, ...correction.after };
        await jobCorrectionEmails.tellApplicants(manager, corrected, { approvalId, correction });
      },
    };
    return target;
  }

  /** Changes the status as defined in specification 4 §4. */
  private async application(
    manager: EntityManager,
    id: string,
    approval: ApprovalEntity,
  ): Promise<DecisionTarget | null> {
    const application = await manager.findOneBy(ApplicationEntity, { id });
    if (!application) return null;
    if (application.withdrawnAt !== null) throw withdrawn();
    const { approvalId, approvedStatus } = application;
    const statusUpdatedAt = application.statusUpdatedAt.toISOString();
    const meetings = await manager.findBy(InterviewEntity, { applicationId: id });
    const { state, feedback, dateOfJoining, offerLetterId } = approval;
    const proposedStatus = approval.proposedValue as ApplicationStatus;
    const isOffer = allowsOffer(proposedStatus);
    const { interviews, interviewEmails, applicationEmails, decisionNotifications, webhookEvents } = this.deps;
    return {
      approvalId,
      before: {
        kind: 'APPLICATION',
        version: application.version + 1,
        columns: {
          approvalId,
          approvedStatus,
          statusUpdatedAt,
          status: application.status,
          proposedStatus: application.proposedStatus,
          approvalState: application.approvalState,
          feedback: application.feedback,
          dateOfJoining: application.dateOfJoining,
          offerLetterId: application.offerLetterId,
          offerId: application.offerId,
          offerAnswer: application.offerAnswer,
        },
        interviews: meetings.map((meeting) => ({
          id: meeting.id,
          approvalId: meeting.approvalId,
          cancelledAt: meeting.cancelledAt?.toISOString() ?? null,
          cancelledFor: meeting.cancelledFor,
          outcome: meeting.outcome,
        })),
      },
      decide: async ({ decision, decidedAt, expectedProposedStatus }) => {
        if (expectedProposedStatus != null && expectedProposedStatus !== proposedStatus) throw staleVersion();
        const outcome = decideApplication({ state, proposedStatus, approvedStatus }, decision);
        if (!outcome.ok) return false;
        const isApproved = outcome.next === 'APPROVED';
        if (isApproved) requireJoinable(approval, application, decidedAt);
        // The candidate sees the details of the proposal from its approval on.
        const offerId = isOffer ? approval.id : null;
        const offer = { offerLetterId, offerId, offerAnswer: null };
        const details = { approvedStatus: outcome.step.status, feedback, dateOfJoining, ...offer };
        const { affected } = await manager.update(ApplicationEntity, asRead(id, approval), {
          ...outcome.step,
          ...(isApproved && details),
          approvalState: outcome.next,
          statusUpdatedAt: decidedAt,
          version: () => 'version + 1',
        });
        if (affected !== 1 && (await manager.existsBy(ApplicationEntity, { id, withdrawnAt: Not(IsNull()) }))) {
          throw withdrawn();
        }
        return affected === 1;
      },
      moveTo: async (holder) => {
        await manager.update(ApplicationEntity, { id }, { approvalId: holder, ...(isOffer && { offerId: holder }) });
        // Restores the interview that was rejected with the step.
        await manager.update(InterviewEntity, { approvalId: approval.id }, { approvalId: holder });
      },
      follow: async (decided) => {
        const { jobId, companyId } = application;
        await webhookEvents.write(manager, 'APPLICATION_STATUS_CHANGED', { applicationId: id, jobId, companyId });
        await decisionNotifications.note(manager, companyId, decided);
        if (decided.state !== 'APPROVED') {
          // Candidates are only notified if a new application is rejected.
          if (decided.previousValue === null) await applicationEmails.rejected(manager, id, decided);
          return;
        }
        const cancelled = endsInterviews(proposedStatus) ? await interviews.cancel(manager, id, proposedStatus) : [];
        await interviewEmails.stepApproved(manager, id, decided, { before: application, cancelled });
        if (proposedStatus === 'INTERVIEW_NOT_ATTENDED') await interviews.missed(manager, id);
      },
    };
  }
}

const withdrawn = () => new PortalError('APPLICATION_WITHDRAWN', APPLICATION_MESSAGES.withdrawn);

/** Condition that the record has not changed since its request was read. */
const asRead = (id: string, approval: ApprovalEntity) => ({
  id,
  approvalId: approval.id,
  approvalState: approval.state,
});

/** Throws if the proposed date of joining has passed. The employer must propose another date. */
function requireJoinable(approval: ApprovalEntity, present: ApplicationEntity, now: Date): void {
  if (hasJoiningPassed(approval.dateOfJoining, present, todayInIndia(now)))
    throw new PortalError('STATUS_NOT_ALLOWED', APPLICATION_MESSAGES.joiningPassed);
}
