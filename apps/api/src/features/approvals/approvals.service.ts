import { type ApprovalState, type Decision, subjectKind } from '@job-alert/domain/approvals/approval';
import { RECOMMENDATION_MESSAGES } from '@job-alert/domain/approvals/recommendation-input';
import { decisionSchema, type RejectionReason, rejectionKind } from '@job-alert/domain/approvals/rejection-reasons';
import { maskPersonalData } from '@job-alert/domain/audit/audit-details';
import { decisionUndoDeadline } from '@job-alert/domain/approvals/undo';
import { MAX_BULK_SIZE } from '@job-alert/domain/lists/paging';
import { updateFacts } from '../../database/reports/report-facts.js';
import { lockAccount } from '../../platform/account-lock.js';
import { type BulkResult, runBulk } from '../../platform/bulk-action.js';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { invalidInput, notFound } from '../../platform/errors.js';
import { parseInput } from '../../platform/input.js';
import { requireAdmin } from '../../platform/viewer.js';
import type { RecommendationsService } from '../applications/recommendations/recommendations.service.js';
import type { RecommendationInput } from '../applications/recommendations/recommendations.types.js';
import type { MailerService } from '../mail/mailer.service.js';
import type { AdminNotificationsService } from '../notifications/admin-notifications.service.js';
import type { ApprovalsRepository } from './approvals.repository.js';
import { approvalSubject } from './approvals.rules.js';
import type { DecisionTargetsService, ExpectedVersion } from './decision-targets.service.js';
import type { DecisionUndosRepository } from './undo/decision-undos.repository.js';

/** A decision, and the values on the administrator's screen. */
interface DecisionRequest extends ExpectedVersion {
  approvalId: string;
  decision: Decision;
  reason?: RejectionReason | null | undefined;
  note?: string | null | undefined;
  expectedState?: ApprovalState | null | undefined;
  recommendation?: RecommendationInput | null | undefined;
}

const TOO_MANY = `Decide at most ${MAX_BULK_SIZE} requests at once.`;

interface Deps extends Pick<CoreServices, 'transactions' | 'audit' | 'clock'> {
  approvals: ApprovalsRepository;
  records: DecisionTargetsService;
  undos: DecisionUndosRepository;
  recommendations: RecommendationsService;
  mailer: MailerService;
  adminNotifications: AdminNotificationsService;
}

/**
 * Decisions about companies, jobs and steps of applications. Each decision changes its record only from the state that
 * was read, so of two concurrent decisions the second one fails with the name of the first administrator.
 */
export class ApprovalsService {
  constructor(private readonly deps: Deps) {}

  /** Returns the ids of the decided requests. A bulk decision cannot reverse a rejection. */
  decideAll(
    context: RequestContext,
    decisions: readonly DecisionRequest[],
  ): Promise<BulkResult<DecisionRequest, string>[]> {
    return runBulk({ field: 'decisions', items: decisions, tooManyMessage: TOO_MANY }, async (request) => {
      if (request.recommendation) throw invalidInput({ recommendation: [RECOMMENDATION_MESSAGES.oneByOne] });
      return this.decide(context, { ...request, expectedState: 'PENDING' });
    });
  }

  /** Decides the latest request about a record. Returns the id of the request that holds the decision. */
  async decide(context: RequestContext, request: DecisionRequest): Promise<string> {
    const { transactions, approvals, records, undos, recommendations, mailer, adminNotifications, audit, clock } =
      this.deps;
    const admin = requireAdmin(context.viewer);
    const decidedAt = clock.now();
    return transactions.run(async (manager) => {
      await lockAccount(manager, admin);
      const approval = await approvals.find(manager, request.approvalId);
      if (!approval) throw notFound('Request');
      const { kind, id } = approvalSubject(approval);
      const schema = decisionSchema(rejectionKind(kind, approval.previousValue));
      const { reason, note, recommendation } = parseInput(schema, request);
      const record = await records.read[kind](manager, id, approval);
      if (!record) throw notFound('Request');
      // The lock may have waited for another decision, so read the latest request again.
      if (record.approvalId !== approval.id) throw await approvals.conflict(manager, kind, id);
      const next = await approvals.requireDecidable(manager, kind, id, approval, request);
      const mailKeys = mailer.delayUntil(manager, decisionUndoDeadline(decidedAt));
      const isFirst = await record.decide({ ...request, next, decidedAt });
      if (!isFirst) throw await approvals.conflict(manager, kind, id);
      // Marks the notifications about the request as read.
      await adminNotifications.markRequestRead(manager, approval.id, decidedAt);
      const decided = {
        state: next,
        decidedById: admin.id,
        decidedByName: admin.name,
        decidedAt,
        reason: reason ?? null,
        note,
      };
      const holder = await approvals.write(manager, approval, decided);
      if (holder !== approval.id) await record.moveTo(holder);
      const subjectType = subjectKind(kind);
      const names = note === null ? [] : await approvals.names(manager, subjectType, id);
      const details = {
        ...record.details,
        ...(reason && { reason }),
        ...(note && { note: maskPersonalData(note, names) }),
      };
      await audit.record(manager, context, {
        action: request.decision,
        subjectType,
        subjectId: id,
        ...(Object.keys(details).length > 0 && { details }),
      });
      if (recommendation) {
        const written = { applicationId: id, writtenById: admin.id, writtenAt: decidedAt };
        await recommendations.add(manager, { ...recommendation, ...written });
        await audit.record(manager, context, { action: 'RECOMMEND', subjectType, subjectId: id });
      }
      await record.follow({ ...approval, ...decided, id: holder });
      await updateFacts(manager, subjectType, [id]);
      await undos.keep(manager, { approvalId: holder, decidedAt, beforeState: record.before, mailKeys: [...mailKeys] });
      return holder;
    });
  }
}
