import { MAX_SEVERAL } from '@job-alert/domain/paging';
import type { ErrorCode } from '@job-alert/domain/error-codes';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ErrorCodeEnum } from '../../platform/error-code.types.js';
import { Approval } from './approvals.types.js';
import { DecideApprovalInput } from './decide-approval.types.js';

@InputType({ description: 'Decisions about several requests.' })
export class DecideApprovalsInput {
  @Field(() => [DecideApprovalInput], {
    description: `The decisions, at most ${MAX_SEVERAL}, in the order in which they are made.`,
  })
  decisions!: DecideApprovalInput[];
}

@ObjectType({
  description: 'The outcome for one request when several are decided, or several decisions undone, at once.',
  simpleResolvers: true,
})
export class DecidedApproval {
  @Field(() => ID, { description: 'The request, as the input names it.' }) approvalId!: string;
  @Field(() => Approval, {
    nullable: true,
    description: 'The request as it is now; null when its decision was not made or not undone.',
  })
  approval!: Approval | null;
  @Field(() => ErrorCodeEnum, { nullable: true, description: 'Why nothing was done; null after a success.' })
  code!: ErrorCode | null;
  @Field(() => String, { nullable: true, description: 'The same as a sentence; null after a success.' })
  message!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The administrator who had decided it before; null unless the code is ALREADY_DECIDED.',
  })
  decidedByName!: string | null;
}

@ObjectType({ description: 'What `decideApprovals` returns.', simpleResolvers: true })
export class DecideApprovalsPayload {
  @Field(() => [DecidedApproval], { description: 'The outcome of each decision, in the order of the input.' })
  results!: DecidedApproval[];
}
