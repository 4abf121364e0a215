import type { ApplicationStatus } from '@job-alert/domain/applications/application-status';
import type { OfferAnswer } from '@job-alert/domain/applications/offer-answer';
import type { ApprovalState } from '@job-alert/domain/approvals/approval';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateScalar, DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { createConnection, matchCount, PageArgs } from '../../../platform/lists/page.types.js';
import { ApprovalStateEnum } from '../../companies/approval-state.types.js';
import { ApplicationStatusEnum } from '../application-status.types.js';
import { OfferAnswerEnum } from '../offers/offers.types.js';

@ObjectType({ description: 'A company for API keys.', simpleResolvers: true })
export class CompanySummary {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'The name of the organisation.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'Its industry.' }) industry!: string | null;
  @Field(() => ApprovalStateEnum, { description: 'Its approval state.' })
  approvalState!: ApprovalState;
}

@ObjectType({ description: 'A job for API keys, open or not.', simpleResolvers: true })
class JobSummary {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'The job title.' }) title!: string;
  @Field(() => String, { description: 'The city of the workplace.' }) city!: string;
}

@ObjectType({
  description:
    'An application for keys with the scope `applications:read`: its status and dates, without anything that identifies the candidate.',
  simpleResolvers: true,
})
export class ApplicationSummary {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => ID, { description: "The candidate's id, the same for all of their applications." })
  candidateId!: string;
  @Field(() => JobSummary, { description: 'The job applied for.' }) job!: JobSummary;
  @Field(() => CompanySummary, { description: 'The hiring company.' }) company!: CompanySummary;
  @Field(() => DateTimeScalar, { description: 'When the candidate applied.' }) appliedAt!: Date;
  @Field(() => DateTimeScalar, { description: 'When the status last changed.' }) statusUpdatedAt!: Date;
  @Field(() => ApplicationStatusEnum, {
    description: 'PENDING while a proposal is pending, otherwise the last approved status.',
  })
  status!: ApplicationStatus;
  @Field(() => ApplicationStatusEnum, {
    nullable: true,
    description: 'The last status approved by an administrator. Null before the first approval.',
  })
  approvedStatus!: ApplicationStatus | null;
  @Field(() => ApprovalStateEnum, { description: 'The state of the latest approval request.' })
  approvalState!: ApprovalState;
  @Field(() => Boolean, { description: 'True if the record is active.' }) isActive!: boolean;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When the candidate withdrew it; null otherwise.' })
  withdrawnAt!: Date | null;
  @Field(() => DateScalar, { nullable: true, description: 'The approved date of joining, once selected.' })
  dateOfJoining!: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the current offer. Null unless the candidate is selected.',
  })
  offerId!: string | null;
  @Field(() => OfferAnswerEnum, { nullable: true, description: 'The latest answer to the current offer.' })
  offerAnswer!: OfferAnswer | null;
}

export const ApplicationSummaryConnection = createConnection(
  ApplicationSummary,
  'ApplicationSummary',
  matchCount('applications'),
);

@InputType({ description: 'Filters for the summaries of applications. All given filters must match.' })
class ApplicationSummariesFilter {
  @Field(() => ID, { nullable: true, description: 'Only applications to this company.' }) companyId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Only applications for this job.' }) jobId?: string | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Only applications whose status has changed since this instant.',
  })
  changedSince?: Date | null;
}

@ArgsType()
export class ApplicationSummariesArgs extends PageArgs {
  @Field(() => ApplicationSummariesFilter, { nullable: true, description: 'Filters for the list.' })
  filter?: ApplicationSummariesFilter | null;
}
