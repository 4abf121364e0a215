import type { WithdrawalReason } from '@job-alert/domain/withdrawal';
import { Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { DateTimeScalar } from '../../platform/scalars.js';

export const WithdrawalReasonEnum = graphqlEnum<WithdrawalReason>(
  'WithdrawalReason',
  'Why a candidate withdraws an application.',
  {
    OTHER_JOB: 'They have found another job.',
    PAY: 'The pay does not fit.',
    PLACE_OR_HOURS: 'The place or the hours do not fit.',
    NOT_WHAT_I_WANT: 'The job is not the right one.',
    PERSONAL: 'Personal reasons.',
    OTHER: 'Another reason, which the note gives.',
  },
);

@ObjectType({
  description: 'How a candidate withdrew an application. Its candidate, the employer and administrators see it.',
  simpleResolvers: true,
})
export class Withdrawal {
  @Field(() => DateTimeScalar, { description: 'When the candidate withdrew.' }) at!: Date;
  @Field(() => WithdrawalReasonEnum, { description: 'Why.' }) reason!: WithdrawalReason;
  @Field(() => String, { nullable: true, description: "The candidate's own words." }) note!: string | null;
}
