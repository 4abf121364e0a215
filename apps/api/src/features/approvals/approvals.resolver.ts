import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { notFound } from '../../platform/errors.js';
import { Requires } from '../../platform/graphql/requires.js';
import { type BulkResult, errorFields } from '../../platform/bulk-action.js';
import { deciderName } from './approvals.rules.js';
import type { ApprovalsReadModel } from './approvals.read-model.js';
import type { ApprovalsService } from './approvals.service.js';
import { Approval } from './approvals.types.js';
import { DecideApprovalsInput, DecideApprovalsPayload, DecidedApproval } from './decide-approvals.types.js';
import type { UndoDecisionService } from './undo/undo-decision.service.js';
import { DecideApprovalInput, DecideApprovalPayload } from './decide-approval.types.js';
import { MAX_BULK_SIZE } from '@job-alert/domain/lists/paging';

@InputType({ description: 'The decision to undo.' })
class UndoDecisionInput {
  @Field(() => ID, { description: 'The id of the decided request, as returned by decideApproval.' })
  approvalId!: string;
}

@ObjectType({ description: 'The result of `undoDecision`.', simpleResolvers: true })
class UndoDecisionPayload {
  @Field(() => Approval, { description: 'The latest request about the record, as it was before the decision.' })
  approval!: Approval;
}

@InputType({ description: 'The decisions to undo.' })
class UndoDecisionsInput {
  @Field(() => [ID], {
    description: `The ids of the decided requests, at most ${MAX_BULK_SIZE}, in the order in which their decisions are undone.`,
  })
  approvalIds!: string[];
}

@ObjectType({ description: 'The result of `undoDecisions`.', simpleResolvers: true })
class UndoDecisionsPayload {
  @Field(() => [DecidedApproval], { description: 'The result for each decision, in the order of the input.' })
  results!: DecidedApproval[];
}

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
