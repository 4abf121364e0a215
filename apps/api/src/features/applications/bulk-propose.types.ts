import type { ApplicationStatus } from '@job-alert/domain/applications/application-status';
import { MAX_BULK_SIZE } from '@job-alert/domain/lists/paging';
import type { ErrorCode } from '@job-alert/domain/errors/error-codes';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ErrorCodeEnum } from '../../platform/graphql/error-code.types.js';
import { DateScalar } from '../../platform/graphql/scalars.js';
import { ApplicationStatusEnum } from './application-status.types.js';
import { Application } from './applications.types.js';

@InputType({ description: 'One proposal of a bulk call. Use `proposeApplicationStatus` to attach an offer letter.' })
export class ProposedStepInput {
  @Field(() => ID, { description: "The application's id." }) id!: string;
  @Field(() => ApplicationStatusEnum, { description: 'The current status or a later one.' }) status!: ApplicationStatus;
  @Field(() => String, { nullable: true, description: 'A message for SELECTED or REJECTED, at most 2,000 characters.' })
  feedback?: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'The date of joining. Only with SELECTED.' })
  dateOfJoining?: string | null;
}

@InputType({ description: 'Proposals for multiple applications.' })
export class ProposeApplicationStatusesInput {
  @Field(() => [ProposedStepInput], {
    description: `The proposals, at most ${MAX_BULK_SIZE}, in the order in which they are made.`,
  })
  proposals!: ProposedStepInput[];
}

@ObjectType({ description: 'The result of one proposal of a bulk call.', simpleResolvers: true })
class ProposedStep {
  @Field(() => ID, { description: 'The id of the application.' }) applicationId!: string;
  @Field(() => Application, { nullable: true, description: 'The updated application; null if the proposal failed.' })
  application!: Application | null;
  @Field(() => ErrorCodeEnum, { nullable: true, description: 'The error code; null on success.' })
  code!: ErrorCode | null;
  @Field(() => String, { nullable: true, description: 'The error message; null on success.' })
  message!: string | null;
}

@ObjectType({ description: 'The result of `proposeApplicationStatuses`.', simpleResolvers: true })
export class ProposeApplicationStatusesPayload {
  @Field(() => [ProposedStep], { description: 'The result of each proposal, in the order of the input.' })
  results!: ProposedStep[];
}
