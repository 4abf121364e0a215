import { MAX_BULK_SIZE } from '@job-alert/domain/lists/paging';
import type { ErrorCode } from '@job-alert/domain/errors/error-codes';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ErrorCodeEnum } from '../../platform/graphql/error-code.types.js';
import { Approval } from './approvals.types.js';
import { DecideApprovalInput } from './decide-approval.types.js';

@InputType({ description: 'Decisions about multiple requests.' })
export class DecideApprovalsInput {
  @Field(() => [DecideApprovalInput], {
    description: `The decisions, at most ${MAX_BULK_SIZE}, in the order in which they are made.`,
  })
  decisions!: DecideApprovalInput[];
}

@ObjectType({
  description: 'The result for one request of a bulk decision or a bulk undo.',
  simpleResolvers: true,
})
export class DecidedApproval {
  @Field(() => ID, { description: 'The id of the request.' }) approvalId!: string;
  @Field(() => Approval, {
    nullable: true,
    description: 'The updated request. Null if the decision was not made or not undone.',
  })
  approval!: Approval | null;
  @Field(() => ErrorCodeEnum, { nullable: true, description: 'The error code; null on success.' })
  code!: ErrorCode | null;
  @Field(() => String, { nullable: true, description: 'The error message; null on success.' })
  message!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the administrator who decided it earlier. Null unless the code is ALREADY_DECIDED.',
  })
  decidedByName!: string | null;
}

@ObjectType({ description: 'The result of `decideApprovals`.', simpleResolvers: true })
export class DecideApprovalsPayload {
  @Field(() => [DecidedApproval], { description: 'The result of each decision, in the order of the input.' })
  results!: DecidedApproval[];
}
