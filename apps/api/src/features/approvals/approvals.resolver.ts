import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { notFound } from '../../platform/errors.js';
import { Requires } from '../../platform/graphql/requires.js';
import { type BulkResult, errorFields } from '../../platform/bulk-action.js';
import { deciderName } from './approvals.rules.js';
import type { ApprovalsReadModel } from './approvals.read-model.js';
import type { ApprovalsService } from './approvals.service.js';
import type { Approval } from './approvals.types.js';
import { DecideApprovalsInput, DecideApprovalsPayload, type DecidedApproval } from './decide-approvals.types.js';
import type { UndoDecisionService } from './undo/undo-decision.service.js';
import {
  UndoDecisionInput,
  UndoDecisionPayload,
  UndoDecisionsInput,
  UndoDecisionsPayload,
} from './undo/undo-decision.types.js';
import { DecideApprovalInput, DecideApprovalPayload } from './decide-approval.types.js';

interface Deps {
  approvals: ApprovalsService;
  undo: UndoDecisionService;
  readModel: ApprovalsReadModel;
}

@Resolver()
export class ApprovalsResolver {
  constructor(private readonly deps: Deps) {}

  @Requires('ADMIN')
  @Mutation(() => DecideApprovalPayload, {
    description:
      'Approves or rejects a request. Errors: NOT_FOUND, INVALID_INPUT, ALREADY_DECIDED (decidedBy, decidedAt), STALE_VERSION, STATUS_NOT_ALLOWED when a date of joining has passed.',
  })
  async decideApproval(
    @Ctx() context: RequestContext,
    @Arg('input', () => DecideApprovalInput, { description: 'The decision.' }) input: DecideApprovalInput,
  ): Promise<DecideApprovalPayload> {
    return { approval: await this.shown(context, await this.deps.approvals.decide(context, input)) };
  }

  @Requires('ADMIN')
  @Mutation(() => DecideApprovalsPayload, {
    description:
      'Decides about multiple pending requests, each in its own transaction. A failure does not affect the others. A request that was already rejected fails with ALREADY_DECIDED; use `decideApproval` to reverse a rejection. Errors of the whole call: INVALID_INPUT for too many.',
  })
  async decideApprovals(
    @Ctx() context: RequestContext,
    @Arg('input', () => DecideApprovalsInput, { description: 'The decisions.' }) { decisions }: DecideApprovalsInput,
  ): Promise<DecideApprovalsPayload> {
    return { results: await this.results(context, await this.deps.approvals.decideAll(context, decisions)) };
  }

  @Requires('ADMIN')
  @Mutation(() => UndoDecisionPayload, {
    description:
      'Undoes your own decision within ten seconds (Approval.undoableUntil). Its emails are not sent, and only the audit trail records it. Errors: NOT_FOUND, FORBIDDEN for the decision of somebody else, STALE_VERSION if it is not decided, UNDO_TOO_LATE, UNDO_OVERTAKEN.',
  })
  async undoDecision(
    @Ctx() context: RequestContext,
    @Arg('input', () => UndoDecisionInput, { description: 'The decision.' }) { approvalId }: UndoDecisionInput,
  ): Promise<UndoDecisionPayload> {
    return { approval: await this.shown(context, await this.deps.undo.undo(context, approvalId)) };
  }

  @Requires('ADMIN')
  @Mutation(() => UndoDecisionsPayload, {
    description:
      'Undoes multiple decisions of your own like `undoDecision`, each in its own transaction. A decision that can no longer be undone does not affect the others. Errors of the whole call: INVALID_INPUT for too many.',
  })
  async undoDecisions(
    @Ctx() context: RequestContext,
    @Arg('input', () => UndoDecisionsInput, { description: 'The decisions.' }) { approvalIds }: UndoDecisionsInput,
  ): Promise<UndoDecisionsPayload> {
    return { results: await this.results(context, await this.deps.undo.undoAll(context, approvalIds)) };
  }

  private async results(
    context: RequestContext,
    outcomes: readonly BulkResult<{ approvalId: string }, string>[],
  ): Promise<DecidedApproval[]> {
    const requests = await this.deps.readModel.many(
      context,
      outcomes.flatMap(({ result }) => result ?? []),
    );
    const byId = new Map(requests.map((approval) => [approval.id, approval]));
    return outcomes.map(({ item, result, error }) => ({
      approvalId: item.approvalId,
      approval: (result !== null && byId.get(result)) || null,
      ...errorFields(error),
      decidedByName: deciderName(error),
    }));
  }

  private async shown(context: RequestContext, id: string): Promise<Approval> {
    const approval = await this.deps.readModel.one(context, id);
    if (!approval) throw notFound('Request');
    return approval;
  }
}
