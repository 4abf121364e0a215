import { statusAfterRejection } from '@job-alert/domain/applications/application-status';
import { validateWithdrawal, withdrawalSchema } from '@job-alert/domain/applications/withdrawal';
import type { EntityManager } from 'typeorm';
import { ApplicationEntity } from '../../database/entities/applications/application.entity.js';
import { updateFacts } from '../../database/reports/report-facts.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { notFound, PortalError } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { parseInput } from '../../platform/input.js';
import { requireCandidate, type UserViewer } from '../../platform/viewer.js';
import type { InterviewCancellationsService } from '../interviews/interview-cancellations.service.js';
import type { ProposalWithdrawalsService } from '../applications/proposal-withdrawals.service.js';
import type { WebhookEventsService } from '../webhooks/webhook-events.service.js';
import type { WithdrawalsEmails } from './withdrawals.emails.js';
import type { WithdrawApplicationInput } from './withdrawals.types.js';

interface Deps extends Pick<CoreServices, 'transactions' | 'audit' | 'clock'> {
  cancellations: InterviewCancellationsService;
  proposalWithdrawals: ProposalWithdrawalsService;
  emails: WithdrawalsEmails;
  webhookEvents: WebhookEventsService;
}

export class WithdrawalsService {
  constructor(private readonly deps: Deps) {}

  /** Locks the application first, so that of a withdrawal and a concurrent decision, the second one fails. */
  async withdraw(context: RequestContext, { id, ...input }: WithdrawApplicationInput): Promise<void> {
    const candidate = requireCandidate(context.viewer);
    const { reason, note } = parseInput(withdrawalSchema, input);
    const { transactions, cancellations, emails, webhookEvents, audit, clock } = this.deps;
    const where = { id: checkId(id, 'Application'), candidateId: candidate.id };
    await transactions.run(async (manager) => {
      await lockAccount(manager, candidate);
      const application = await manager.findOne(ApplicationEntity, { where, lock: { mode: 'pessimistic_write' } });
      if (!application) throw notFound('Application');
      const problem = validateWithdrawal(application);
      if (problem !== null) {
        throw new PortalError(application.withdrawnAt ? 'APPLICATION_WITHDRAWN' : 'STATUS_NOT_ALLOWED', problem);
      }
      const withdrawnAt = clock.now();
      const ended = await this.endProposal(manager, application, candidate, withdrawnAt);
      const withdrawal = { withdrawnAt, withdrawalReason: reason, withdrawalNote: note };
      const revision = { statusUpdatedAt: withdrawnAt, version: application.version + 1 };
      await manager.update(ApplicationEntity, { id }, { ...ended, ...withdrawal, ...revision });
      const { jobId, companyId } = application;
      await webhookEvents.write(manager, 'APPLICATION_STATUS_CHANGED', { applicationId: id, jobId, companyId });
      const calendar = await cancellations.withdraw(manager, id);
      await updateFacts(manager, 'APPLICATION', [id]);
      await emails.withdrawn(manager, id, {
        reason,
        note,
        seenByEmployer: application.approvedStatus !== null,
        calendar,
      });
      const event = { action: 'WITHDRAW', subjectType: 'APPLICATION', subjectId: id, details: { reason } } as const;
      await audit.record(manager, context, event);
    });
  }

  /** Closes the pending request: the application returns to its last approved status. */
  private async endProposal(
    manager: EntityManager,
    { approvalId, approvalState, approvedStatus }: ApplicationEntity,
    candidate: UserViewer,
    decidedAt: Date,
  ): Promise<Partial<ApplicationEntity>> {
    if (approvalState !== 'PENDING' || approvalId === null) return {};
    const ended = { by: candidate, reason: 'CANDIDATE_WITHDREW', at: decidedAt } as const;
    await this.deps.proposalWithdrawals.endRequest(manager, approvalId, ended);
    return { ...statusAfterRejection(approvedStatus), approvalState: 'REJECTED' };
  }
}
