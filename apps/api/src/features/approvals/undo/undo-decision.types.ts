import { MAX_BULK_SIZE } from '@job-alert/domain/lists/paging';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Approval } from '../approvals.types.js';
import { DecidedApproval } from '../decide-approvals.types.js';

@InputType({ description: 'The decision to undo.' })
export class UndoDecisionInput {
  @Field(() => ID, { description: 'The id of the decided request, as returned by decideApproval.' })
  approvalId!: string;
}

@ObjectType({ description: 'The result of `undoDecision`.', simpleResolvers: true })
export class UndoDecisionPayload {
  @Field(() => Approval, { description: 'The latest request about the record, as it was before the decision.' })
  approval!: Approval;
}

@InputType({ description: 'The decisions to undo.' })
export class UndoDecisionsInput {
  @Field(() => [ID], {
    description: `The ids of the decided requests, at most ${MAX_BULK_SIZE}, in the order in which their decisions are undone.`,
  })
  approvalIds!: string[];
}

@ObjectType({ description: 'The result of `undoDecisions`.', simpleResolvers: true })
export class UndoDecisionsPayload {
  @Field(() => [DecidedApproval], { description: 'The result for each decision, in the order of the input.' })
  results!: DecidedApproval[];
}
