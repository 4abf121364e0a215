import { subjectKind } from '@job-alert/domain/approvals/approval';
import { decisionUndoDeadline } from '@job-alert/domain/approvals/undo';
import { MAX_BULK_SIZE } from '@job-alert/domain/lists/paging';
import type { EntityManager } from 'typeorm';
import { ApplicationEntity } from '../../../database/entities/applications/application.entity.js';
import { deleteRequestFacts, updateFacts } from '../../../database/reports/report-facts.js';
import { lockAccount } from '../../../platform/account-lock.js';
import { type BulkResult, runBulk } from '../../../platform/bulk-action.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { notFound, PortalError, staleVersion } from '../../../platform/errors.js';
import { checkId } from '../../../platform/ids.js';
import { requireAdmin } from '../../../platform/viewer.js';
import type { RecommendationsService } from '../../applications/recommendations/recommendations.service.js';
import type { JobListingService } from '../../jobs/job-listing.service.js';
import type { JobCorrectionsService } from '../../jobs/on-behalf/job-corrections.service.js';
import type { MailerService } from '../../mail/mailer.service.js';
import type { AdminNotificationsService } from '../../notifications/admin-notifications.service.js';
import type { WebhookEventsService } from '../../webhooks/webhook-events.service.js';
import type { ApprovalsRepository } from '../approvals.repository.js';
import { approvalSubject } from '../approvals.rules.js';
import type { DecisionNotificationsService } from '../decision-notifications/decision-notifications.service.js';
import type { DecisionUndosRepository } from './decision-undos.repository.js';

const TOO_MANY = `Undo at most ${MAX_BULK_SIZE} decisions at once.`;

interface Deps extends Pick<CoreServices, 'transactions' | 'audit' | 'clock'> {
  approvals: ApprovalsRepository;
  undos: DecisionUndosRepository;
  recommendations: RecommendationsService;
  listing: JobListingService;
  jobCorrections: JobCorrectionsService;
  mailer: MailerService;
  decisionNotifications: DecisionNotificationsService;
  adminNotifications: AdminNotificationsService;
  webhookEvents: WebhookEventsService;
}

/** Administrators undo their own decisions within seconds. Everything is restored; the audit trail records both. */
export class UndoDecisionService {
  constructor(private readonly deps: Deps) {}

  /** Undoes multiple decisions. One that can no longer be undone does not affect the others. */
  undoAll(context: RequestContext, ids: readonly string[]): Promise<BulkResult<{ approvalId: string }, string>[]> {
    const items = ids.map((approvalId) => ({ approvalId }));
    return runBulk({ field: 'approvalIds', items, tooManyMessage: TOO_MANY }, ({ approvalId }) =>
      this.undo(context, approvalId),
    );
  }

  /** Undoes the decision of a request. Returns the id of the request that is the latest afterwards. */
  async undo(context: RequestContext, approvalId: string): Promise<string> {
    const { transactions, approvals, undos, recommendations, listing, jobCorrections } = this.deps;
    const { mailer, decisionNotifications, adminNotifications, audit, clock } = this.deps;
    const admin = requireAdmin(context.viewer);
    return transactions.run(async (manager) => {
      await lockAccount(manager, admin);
      const undo = await undos.findForUpdate(manager, checkId(approvalId, 'Request'));
      const approval = await approvals.find(manager, approvalId);
      if (!approval) throw notFound('Request');
      const { decidedAt, decidedById } = approval;
      if (decidedAt === null) throw staleVersion();
      if (decidedById !== admin.id) throw notYourDecisionError(await approvals.deciderName(manager, approval));
      if (!undo || clock.now() >= decisionUndoDeadline(decidedAt)) throw undoTooLateError();
      const { kind, id } = approvalSubject(approval);
      const before = undo.beforeState;
      if (!(await undos.restore(manager, approval, id, before, decidedAt))) throw undoOvertakenError();
      if (!(await mailer.cancel(manager, undo.mailKeys, decidedAt))) throw undoTooLateError();
      if (kind === 'APPLICATION' && !(await decisionNotifications.cancel(manager, approval))) throw undoTooLateError();
      const currentApprovalId = (before.kind !== 'JOB_CORRECTION' && before.columns.approvalId) || approvalId;
      await undos.forget(manager, approvalId);
      await approvals.reopen(manager, approvalId, currentApprovalId);
      await adminNotifications.markRequestUnread(manager, currentApprovalId, decidedAt);
      if (kind === 'COMPANY') await listing.refreshCompany(manager, id);
      if (before.kind === 'APPLICATION' && before.columns.approvedStatus === null)
        await recommendations.remove(manager, id);
      if (kind === 'APPLICATION') await this.tell(manager, id);
      if (kind === 'JOB') await listing.refreshJob(manager, id);
      if (kind === 'JOB_CORRECTION' && approval.state === 'APPROVED') await jobCorrections.refresh(manager, id);
      const subjectType = subjectKind(kind);
      await deleteRequestFacts(manager, approvalId);
      await updateFacts(manager, subjectType, [id]);
      await audit.forgetNote(manager, context, { subjectType, subjectId: id }, decidedAt);
      await audit.record(manager, context, { action: 'UNDO', subjectType, subjectId: id });
      return currentApprovalId;
    });
  }

  private async tell(manager: EntityManager, id: string): Promise<void> {
    const { jobId, companyId } = await manager.findOneByOrFail(ApplicationEntity, { id });
    const ids = { applicationId: id, jobId, companyId };
    await this.deps.webhookEvents.write(manager, 'APPLICATION_STATUS_CHANGED', ids);
  }
}

const notYourDecisionError = (decidedBy: string) =>
  new PortalError('FORBIDDEN', `Only ${decidedBy}, who made the decision, can undo it.`);
const undoTooLateError = () => new PortalError('UNDO_TOO_LATE', 'It is too late to undo this decision.');
const undoOvertakenError = () =>
  new PortalError('UNDO_OVERTAKEN', 'This decision cannot be undone because of later changes.');
