import { MAX_BULK_SIZE } from '@job-alert/domain/lists/paging';
import type { ErrorCode } from '@job-alert/domain/errors/error-codes';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ErrorCodeEnum } from '../../platform/graphql/error-code.types.js';
import { Application } from './applications.types.js';

@InputType({ description: 'Proposals to withdraw.' })
export class WithdrawProposalsInput {
  @Field(() => [ID], {
    description: `The ids of the applications, at most ${MAX_BULK_SIZE}, in the order in which their proposals are withdrawn.`,
  })
  applicationIds!: string[];
}

@ObjectType({ description: 'The result of withdrawing one proposal.', simpleResolvers: true })
class WithdrawnProposal {
  @Field(() => ID, { description: 'The id of the application.' }) applicationId!: string;
  @Field(() => Application, {
    nullable: true,
    description: 'The application in its state before the proposal; null if the withdrawal failed.',
  })
  application!: Application | null;
  @Field(() => ErrorCodeEnum, { nullable: true, description: 'The error code; null on success.' })
  code!: ErrorCode | null;
  @Field(() => String, { nullable: true, description: 'The error message; null on success.' })
  message!: string | null;
}

@ObjectType({ description: 'The result of `withdrawProposals`.', simpleResolvers: true })
export class WithdrawProposalsPayload {
  @Field(() => [WithdrawnProposal], { description: 'The result of each withdrawal, in the order of the input.' })
  results!: WithdrawnProposal[];
}
