import type { ApplicationStatus } from '@job-alert/domain/application-status';
import type { ErrorCode } from '@job-alert/domain/error-codes';
import { MAX_SEVERAL } from '@job-alert/domain/paging';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ErrorCodeEnum } from '../../platform/error-code.types.js';
import { DateScalar } from '../../platform/scalars.js';
import { ApplicationStatusEnum } from './application-status.types.js';
import { Application } from './applications.types.js';

@InputType({ description: 'One of several proposals. An offer letter goes with `proposeApplicationStatus`.' })
export class ProposedStepInput {
  @Field(() => ID, { description: "The application's id." }) id!: string;
  @Field(() => ApplicationStatusEnum, { description: 'The current status or a later one.' }) status!: ApplicationStatus;
  @Field(() => String, { nullable: true, description: 'With SELECTED and REJECTED only, at most 2,000 characters.' })
  feedback?: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'With SELECTED only.' }) dateOfJoining?: string | null;
}

@InputType({ description: 'Proposals for several applications.' })
export class ProposeApplicationStatusesInput {
  @Field(() => [ProposedStepInput], {
    description: `The proposals, at most ${MAX_SEVERAL}, in the order in which they are made.`,
  })
  proposals!: ProposedStepInput[];
}

@ObjectType({ description: 'The outcome of one of several proposals.', simpleResolvers: true })
export class ProposedStep {
  @Field(() => ID, { description: 'The application that the proposal was about.' }) applicationId!: string;
  @Field(() => Application, {
    nullable: true,
    description: 'The application as it stands now; null when the proposal was refused.',
  })
  application!: Application | null;
  @Field(() => ErrorCodeEnum, { nullable: true, description: 'Why the proposal was refused; null when it was made.' })
  code!: ErrorCode | null;
  @Field(() => String, { nullable: true, description: 'The refusal as a sentence; null when the proposal was made.' })
  message!: string | null;
}

@ObjectType({ description: 'What `proposeApplicationStatuses` returns.', simpleResolvers: true })
export class ProposeApplicationStatusesPayload {
  @Field(() => [ProposedStep], { description: 'The outcome of each proposal, in the order of the input.' })
  results!: ProposedStep[];
}
