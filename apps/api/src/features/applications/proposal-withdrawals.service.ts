import { statusAfterRejection, validateProposalWithdrawal } from '@job-alert/domain/applications/application-status';
import type { RejectionReason } from '@job-alert/domain/approvals/rejection-reasons';
import { MAX_BULK_SIZE } from '@job-alert/domain/lists/paging';
import { type EntityManager, IsNull, Not, Or } from 'typeorm';
import { ApplicationEntity } from '../../database/entities/applications/application.entity.js';
import { ApprovalEntity } from '../../database/entities/applications/approval.entity.js';
import { updateFacts } from '../../database/reports/report-facts.js';
import { lockAccount } from '../../platform/account-lock.js';
import { type BulkResult, runBulk } from '../../platform/bulk-action.js';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { notFound, PortalError } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import type { EmployerViewer, UserViewer } from '../../platform/viewer.js';
import type { AdminNotificationsService } from '../notifications/admin-notifications.service.js';
import type { WebhookEventsService } from '../webhooks/webhook-events.service.js';
import type { ApplicationsPolicy } from './applications.policy.js';

const TOO_MANY = `Withdraw at most ${MAX_BULK_SIZE} proposals at once.`;

interface Deps extends Pick<CoreServices, 'transactions' | 'audit' | 'clock'> {
  policy: ApplicationsPolicy;
  adminNotifications: AdminNotificationsService;
  webhookEvents: WebhookEventsService;
}

interface EndedRequest {
  by: UserViewer;
  reason: Extract<RejectionReason, 'CANDIDATE_WITHDREW' | 'COMPANY_WITHDREW'>;
  at: Date;
}

/** A company withdraws proposals that wait for a decision. The application returns to its state before the proposal (decision 0176). */
export class ProposalWithdrawalsService {
  constructor(private readonly deps: Deps) {}

  /** Withdraws the proposals of multiple applications. One that was decided meanwhile does not affect the others. */
  async withdrawAll(
    context: RequestContext,
    applicationIds: readonly string[],
  ): Promise<BulkResult<{ applicationId: string }, void>[]> {
    const employer = await this.deps.policy.requireHiring(context);
    const items = applicationIds.map((applicationId) => ({ applicationId }));
    return runBulk({ field: 'applicationIds', items, tooManyMessage: TOO_MANY }, ({ applicationId }) =>
      this.deps.transactions.run(async (manager) => {
        await lockAccount(manager, employer);
        await this.withdraw(manager, context, employer, applicationId);
      }),
    );
  }

  /** Locks the application first, so that of a withdrawal and a concurrent decision, the second one fails. */
  private async withdraw(
    manager: EntityManager,
    context: RequestContext,
    employer: EmployerViewer,
    applicationId: string,
  ): Promise<void> {
    const { companyId } = employer;
    const id = checkId(applicationId, 'Application');
    const lock = { mode: 'pessimistic_write' } as const;
    const application = await manager.findOne(ApplicationEntity, { where: { id, companyId }, lock });
    if (!application) throw notFound('Application');
    const { jobId, approvalId, approvedStatus, proposedStatus, version } = application;
    // An application that no administrator has approved is not visible to its company.
    if (approvalId === null || approvedStatus === null) throw notFound('Application');
    const problem = validateProposalWithdrawal({ ...application, withdrawn: application.withdrawnAt !== null });
    if (problem !== null) throw new PortalError('ALREADY_DECIDED', problem);
    const at = this.deps.clock.now();
    const before = await previousRequest(manager, id, approvalId);
    await manager.update(
      ApplicationEntity,
      { id },
      {
        ...statusAfterRejection(approvedStatus),
        approvalId: before.id,
        approvalState: before.state,
        statusUpdatedAt: at,
        version: version + 1,
      },
    );
    await this.endRequest(manager, approvalId, { by: employer, reason: 'COMPANY_WITHDREW', at });
    const { audit, webhookEvents } = this.deps;
    await webhookEvents.write(manager, 'APPLICATION_STATUS_CHANGED', { applicationId: id, jobId, companyId });
    await updateFacts(manager, 'APPLICATION', [id]);
    await audit.record(manager, context, {
      action: 'WITHDRAW_PROPOSAL',
      subjectType: 'APPLICATION',
      subjectId: id,
      details: { proposed: proposedStatus },
    });
  }

  /** Closes a pending request without a decision, and its notifications. */
  async endRequest(manager: EntityManager, approvalId: string, { by, reason, at }: EndedRequest): Promise<void> {
    const ended = { state: 'REJECTED', reason, decidedById: by.id, decidedByName: by.name, decidedAt: at } as const;
    await manager.update(ApprovalEntity, { id: approvalId }, ended);
    await this.deps.adminNotifications.markRequestRead(manager, approvalId, at);
  }
}

/** Returns the latest request of an application that an administrator decided. */
function previousRequest(manager: EntityManager, applicationId: string, currentId: string): Promise<ApprovalEntity> {
  return manager.findOneOrFail(ApprovalEntity, {
    where: { applicationId, id: Not(currentId), reason: Or(IsNull(), Not('COMPANY_WITHDREW' as const)) },
    order: { requestedAt: 'DESC', id: 'DESC' },
  });
}
