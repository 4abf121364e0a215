import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Approval } from './approvals.types.js';

@InputType({ description: 'The decision to undo.' })
export class UndoDecisionInput {
  @Field(() => ID, { description: 'The id of the decided request, as returned by decideApproval.' })
  approvalId!: string;
}

@ObjectType({ description: 'What `undoDecision` returns.', simpleResolvers: true })
export class UndoDecisionPayload {
  @Field(() => Approval, { description: 'The newest request about the record, as it stood before the decision.' })
  approval!: Approval;
}
