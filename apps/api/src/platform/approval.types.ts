import type { ApplicationStatus } from '@job-alert/domain/application-status';
import type { ApprovalState } from '@job-alert/domain/approval';
import { REJECTION_REASON_LABELS, type RejectionReason } from '@job-alert/domain/rejection-reasons';
import { Field, ID, ObjectType } from 'type-graphql';
import { ApplicationStatusEnum } from './application-status.js';
import { ApprovalStateEnum } from './approval-state.js';
import { graphqlEnum } from './graphql-enum.js';
import { DateTimeScalar } from './scalars.js';

/** Companies, jobs and applications share it, so it stands below all of them. */
export const RejectionReasonEnum = graphqlEnum<RejectionReason>(
  'RejectionReason',
  'Why an administrator has rejected a request. Companies, jobs and applications have reasons of their own.',
  REJECTION_REASON_LABELS,
);

@ObjectType({
  description: 'A request that an administrator decides: of a company, of a job, or for a step of an application.',
  simpleResolvers: true,
})
export class Approval {
  @Field(() => ID, { description: 'A decimal number as text.' }) id!: string;
  @Field(() => ApprovalStateEnum, { description: 'Where it stands.' }) state!: ApprovalState;
  @Field(() => DateTimeScalar, { description: 'When it was asked for.' }) requestedAt!: Date;
  @Field(() => ApplicationStatusEnum, {
    nullable: true,
    description: 'The step that was asked for, also once it was rejected; null for companies and jobs.',
  })
  proposedStatus!: ApplicationStatus | null;
  @Field(() => Boolean, { description: 'Does an offer letter go with it?' }) hasOfferLetter!: boolean;
  @Field(() => RejectionReasonEnum, {
    nullable: true,
    description: 'Why it was rejected; null where no reason was given.',
  })
  reason!: RejectionReason | null;
  @Field(() => String, { nullable: true, description: "The administrator's words about a rejection." }) note!:
    | string
    | null;
  @Field(() => String, {
    nullable: true,
    description:
      'What an approval would bring about now, in sentences for who decides. Null when it cannot be approved.',
  })
  outcomeIfApproved!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'What a rejection would bring about now, in sentences for who decides. Null when it cannot be rejected.',
  })
  outcomeIfRejected!: string | null;
}
