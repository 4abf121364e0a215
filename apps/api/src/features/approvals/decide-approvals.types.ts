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

@ObjectType({ description: 'The outcome of one of several decisions.', simpleResolvers: true })
export class DecidedApproval {
  @Field(() => ID, { description: 'The request that the decision was about.' }) approvalId!: string;
  @Field(() => Approval, {
    nullable: true,
    description: 'The decided request; null when the decision was refused.',
  })
  approval!: Approval | null;
  @Field(() => ErrorCodeEnum, { nullable: true, description: 'Why the decision was refused; null when it was made.' })
  code!: ErrorCode | null;
  @Field(() => String, { nullable: true, description: 'The refusal as a sentence; null when the decision was made.' })
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
