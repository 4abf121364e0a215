import type { ApprovalState, Decision } from '@job-alert/domain/approval';
import { endsInterviews, statusAfterApproval, statusAfterRejection } from '@job-alert/domain/application-status';
import type { ApplicationStatus } from '@job-alert/domain/application-status';
import { optionalText } from '@job-alert/domain/fields';
import { TEXT_LIMITS } from '@job-alert/domain/text-limits';
import type { EntityManager } from 'typeorm';
import { ApplicationEntity } from '../../database/entities/application.entity.js';
import type { ApprovalEntity } from '../../database/entities/approval.entity.js';
import { CompanyEntity } from '../../database/entities/company.entity.js';
import { JobEntity } from '../../database/entities/job.entity.js';
import type { TransactionRunner } from '../../database/transaction.js';
import type { AuditTrail } from '../../platform/audit.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { invalidInput, notFound } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { requireAdmin, type UserViewer } from '../../platform/viewer.js';
import type { InterviewCancellations } from '../interviews/interview-cancellations.service.js';
import type { JobListing } from '../jobs/job-listing.service.js';
import type { Announcements } from '../mail/announcements.service.js';
import type { ApprovalsRepository } from './approvals.repository.js';

/** What was on the screen of whoever decides; each part may be unknown. */
interface Seen {
  state?: ApprovalState | null | undefined;
  /** Of an application. */
  proposedStatus?: ApplicationStatus | null | undefined;
}

/** What is public while it is approved: unlike an application, decided as it stands and not by its newest step. */
const STANDING = { COMPANY: CompanyEntity, JOB: JobEntity } as const;

/**
 * Administrators decide about companies, jobs and the steps of applications. Each decision changes its subject only from
 * the state that was read, so of two at once one wins and the other is told who did.
 */
export class ApprovalsService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly approvals: ApprovalsRepository,
    private readonly listing: JobListing,
    private readonly announce: Announcements,
    private readonly interviews: InterviewCancellations,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Decides about a company; its jobs come onto the public lists, or stay off them. */
  async decideCompany(
    context: RequestContext,
    id: string,
    decision: Decision,
    feedback?: string | null,
    seen: Seen = {},
  ): Promise<void> {
    const admin = requireAdmin(context.viewer);
    const reason = parseReason(feedback);
    await this.transactions.run(async (manager) => {
      const company = await manager.findOneBy(CompanyEntity, { id: checkId(id, 'Company') });
      if (!company) throw notFound('Company');
      const answer = await this.settle(manager, admin, 'COMPANY', company, { decision, reason, seen });
      await this.listing.refreshCompany(manager, id);
      await this.record(manager, context, 'COMPANY', id, decision);
      await this.announce.companyDecided(manager, company, answer);
    });
  }

  /** Decides about a job, which comes onto the public lists, or stays off them. */
  async decideJob(
    context: RequestContext,
    id: string,
    decision: Decision,
    feedback?: string | null,
    seen: Seen = {},
  ): Promise<void> {
    const admin = requireAdmin(context.viewer);
    const reason = parseReason(feedback);
    await this.transactions.run(async (manager) => {
      const job = await manager.findOneBy(JobEntity, { id: checkId(id, 'Job') });
      if (!job) throw notFound('Job');
      const answer = await this.settle(manager, admin, 'JOB', job, { decision, reason, seen });
      await this.listing.refreshJob(manager, id);
      await this.record(manager, context, 'JOB', id, decision);
      await this.announce.jobDecided(manager, job, answer);
    });
  }

  /** Decides about the newest request of an application, which then stands where domain.md §5 says. */
  async decideApplication(context: RequestContext, id: string, decision: Decision, seen: Seen = {}): Promise<void> {
    const admin = requireAdmin(context.viewer);
    await this.transactions.run(async (manager) => {
      const application = await manager.findOneBy(ApplicationEntity, { id: checkId(id, 'Application') });
      if (!application) throw notFound('Application');
      const approval = await this.approvals.byId(manager, application.approvalId);
      if (seen.proposedStatus && seen.proposedStatus !== application.proposedStatus) {
        throw await this.approvals.conflict(manager, 'APPLICATION', approval);
      }
      const next = await this.approvals.next(manager, 'APPLICATION', approval, decision, seen.state ?? null);
      const asRead = { id, approvalId: approval.id, approvalState: approval.state };
      const { affected } = await manager.update(ApplicationEntity, asRead, {
        ...(next === 'APPROVED' ? whenApproved(approval) : statusAfterRejection(application.approvedStatus)),
        approvalState: next,
        statusUpdatedAt: this.clock.now(),
        version: () => 'version + 1',
      });
      if (affected !== 1) throw await this.approvals.conflict(manager, 'APPLICATION', approval);
      await this.approvals.close(manager, approval.id, this.decidedBy(admin, next));
      await this.record(manager, context, 'APPLICATION', id, decision);
      if (next !== 'APPROVED') return;
      await this.announce.applicationApproved(manager, id, approval);
      if (endsInterviews(approval.proposedValue as ApplicationStatus)) await this.interviews.cancel(manager, id);
    });
  }

  /** Moves a company or a job from the state that was read to what the decision makes of it, and closes the request. */
  private async settle(
    manager: EntityManager,
    admin: UserViewer,
    subject: keyof typeof STANDING,
    { id, approvalId }: CompanyEntity | JobEntity,
    { decision, reason, seen }: { decision: Decision; reason: string | null; seen: Seen },
  ) {
    const approval = await this.approvals.byId(manager, approvalId);
    const next = await this.approvals.next(manager, subject, approval, decision, seen.state ?? null);
    // The version stays: it guards what the employer edits, and this is not part of it.
    const asRead = { id, approvalState: approval.state };
    const { affected } = await manager.update(STANDING[subject], asRead, { approvalState: next });
    if (affected !== 1) throw await this.approvals.conflict(manager, subject, approval);
    await this.approvals.close(manager, approval.id, { ...this.decidedBy(admin, next), feedback: reason });
    return { approvalId: approval.id, isApproved: next === 'APPROVED', reason };
  }

  private decidedBy(admin: UserViewer, state: ApprovalState) {
    return { state, decidedById: admin.id, decidedByName: admin.name, decidedAt: this.clock.now() };
  }

  private record(
    manager: EntityManager,
    context: RequestContext,
    subjectType: 'COMPANY' | 'JOB' | 'APPLICATION',
    subjectId: string,
    action: Decision,
  ): Promise<void> {
    return this.audit.record(manager, context, { action, subjectType, subjectId });
  }
}

/** The approved status, and with it what the proposal brought: from now on the candidate sees it. */
function whenApproved({ proposedValue, feedback, dateOfJoining, offerLetterId }: ApprovalEntity) {
  const step = statusAfterApproval(proposedValue as ApplicationStatus);
  return { ...step, approvedStatus: step.status, feedback, dateOfJoining, offerLetterId };
}

const reasonSchema = optionalText('Feedback', TEXT_LIMITS.feedback);

function parseReason(feedback: string | null | undefined): string | null {
  const result = reasonSchema.safeParse(feedback);
  if (!result.success) throw invalidInput({ feedback: result.error.issues.map(({ message }) => message) });
  return result.data;
}
