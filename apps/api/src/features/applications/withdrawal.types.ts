import type { WithdrawalReason } from '@job-alert/domain/applications/withdrawal';
import { Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

export const WithdrawalReasonEnum = graphqlEnum<WithdrawalReason>(
  'WithdrawalReason',
  'A reason for withdrawing an application.',
  {
    OTHER_JOB: 'The candidate has found another job.',
    PAY: 'The pay is too low.',
    PLACE_OR_HOURS: 'The place or the hours do not fit.',
    NOT_WHAT_I_WANT: 'The job is not the right one.',
    PERSONAL: 'Personal reasons.',
    OTHER: 'Another reason, explained in the note.',
  },
);

@ObjectType({
  description: 'The withdrawal of an application. Visible to its candidate, the employer and administrators.',
  simpleResolvers: true,
})
export class Withdrawal {
  @Field(() => DateTimeScalar, { description: 'When the candidate withdrew.' }) at!: Date;
  @Field(() => WithdrawalReasonEnum, { description: 'The reason.' }) reason!: WithdrawalReason;
  @Field(() => String, { nullable: true, description: "The candidate's message." }) note!: string | null;
}
