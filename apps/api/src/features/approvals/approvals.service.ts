import type { ApprovalState, Decision } from '@job-alert/domain/approval';
import { MAX_DECISIONS } from '@job-alert/domain/paging';
import { decisionSchema, type RejectionReason } from '@job-alert/domain/rejection-reasons';
import { undoableUntil } from '@job-alert/domain/undo';
import type { RequestContext } from '../../platform/context.js';
import { invalidInput, notFound, PortalError } from '../../platform/errors.js';
import type { Foundation } from '../../platform/foundation.js';
import { parseInput } from '../../platform/input.js';
import { requireAdmin } from '../../platform/viewer.js';
import type { MailRoomService } from '../mail/mail-room.service.js';
import type { OfficeNewsService } from '../notifications/office-news.service.js';
import type { ApprovalsRepository } from './approvals.repository.js';
import { subjectOf } from './approvals.rules.js';
import type { DecisionUndosRepository } from './decision-undos.repository.js';
import type { DecidedRecordsService, Seen } from './decided-records.service.js';

/** A decision about a request, and what was on the administrator's screen. */
export interface DecisionRequest extends Seen {
  approvalId: string;
  decision: Decision;
  reason?: RejectionReason | null | undefined;
  note?: string | null | undefined;
  seen?: ApprovalState | null | undefined;
}

/** What became of one of several decisions: the request that holds it, or why it was refused. */
export interface DecisionOutcome {
  approvalId: string;
  id?: string;
  refusal?: PortalError;
}

const TOO_MANY = `Decide at most ${MAX_DECISIONS} requests at once.`;

interface Deps extends Pick<Foundation, 'transactions' | 'audit' | 'clock'> {
  approvals: ApprovalsRepository;
  records: DecidedRecordsService;
  undos: DecisionUndosRepository;
  mailRoom: MailRoomService;
  office: OfficeNewsService;
}

/**
 * Administrators decide about companies, jobs and the steps of applications. Each decision changes its record only from
 * the state that was read, so of two at once one wins and the other is told who did.
 */
export class ApprovalsService {
  constructor(private readonly deps: Deps) {}

  /** Decides one after the other, each by itself; what was rejected before is lifted by no one in passing. */
  async decideSeveral(context: RequestContext, requests: readonly DecisionRequest[]): Promise<DecisionOutcome[]> {
    if (requests.length > MAX_DECISIONS) throw invalidInput({ decisions: [TOO_MANY] });
    const outcomes: DecisionOutcome[] = [];
    for (const request of requests) {
      const { approvalId } = request;
      try {
        outcomes.push({ approvalId, id: await this.decide(context, { ...request, seen: 'PENDING' }) });
      } catch (error) {
        if (!(error instanceof PortalError)) throw error;
        outcomes.push({ approvalId, refusal: error });
      }
    }
    return outcomes;
  }

  /** Decides the newest request about a record; returns the id of the request that holds the decision. */
  async decide(context: RequestContext, request: DecisionRequest): Promise<string> {
    const { transactions, approvals, records, undos, mailRoom, office, audit, clock } = this.deps;
    const admin = requireAdmin(context.viewer);
    const decidedAt = clock.now();
    return transactions.run(async (manager) => {
      const approval = await approvals.find(manager, request.approvalId);
      if (!approval) throw notFound('Request');
      const { kind, id } = subjectOf(approval);
      const { reason, note } = parseInput(decisionSchema(kind), request);
      const record = await records.read[kind](manager, id, approval);
      if (!record) throw notFound('Request');
      // The record may have been waited for: what has been decided meanwhile is read now.
      if (record.approvalId !== approval.id) throw await approvals.conflict(manager, kind, id);
      const next = await approvals.requireDecidable(manager, kind, id, approval, request);
      const mailKeys = mailRoom.hold(manager, undoableUntil(decidedAt));
      const isFirst = await record.decide({ ...request, next, decidedAt });
      if (!isFirst) throw await approvals.conflict(manager, kind, id);
      // What the bell says about the request needs nobody's attention any more.
      await office.settled(manager, approval.id, decidedAt);
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
      await audit.record(manager, context, { action: request.decision, subjectType: kind, subjectId: id });
      await record.follow({ ...approval, ...decided, id: holder });
      await undos.keep(manager, { approvalId: holder, decidedAt, beforeState: record.before, mailKeys: [...mailKeys] });
      return holder;
    });
  }
}
