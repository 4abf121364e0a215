import type { DropReason, JoiningOutcome } from '@job-alert/domain/applications/joining';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.js';
import { DateScalar, DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { Application } from '../applications.types.js';

const JoiningOutcomeEnum = graphqlEnum<JoiningOutcome>(
  'JoiningOutcome',
  'The outcome of an offer on the date of joining.',
  {
    JOINED: 'The candidate has joined.',
    DROPPED: 'The candidate did not join.',
    POSTPONED: 'The candidate will join on a later day.',
  },
);

const DropReasonEnum = graphqlEnum<DropReason>('DropReason', 'A reason why a selected candidate did not join.', {
  OTHER_JOB: 'The candidate has taken another job.',
  COUNTER_OFFER: 'The candidate stays with the current employer.',
  PERSONAL: 'Personal reasons.',
  NO_WORD: 'The candidate neither came nor responded.',
  COMPANY: 'The company withdrew the offer.',
  OTHER: 'Another reason.',
});

@ObjectType({
  description: 'A record of whether a selected candidate joined. Visible to the employer and administrators.',
  simpleResolvers: true,
})
export class Joining {
  @Field(() => JoiningOutcomeEnum, { description: 'The outcome.' }) outcome!: JoiningOutcome;
  @Field(() => DateScalar, { nullable: true, description: 'The date of joining; for POSTPONED, the new date.' })
  day!: string | null;
  @Field(() => DropReasonEnum, { nullable: true, description: 'The reason, with DROPPED.' }) reason!: DropReason | null;
  @Field(() => DateTimeScalar, { description: 'When it was last recorded.' }) recordedAt!: Date;
}

@InputType({ description: 'A record of whether a selected candidate joined.' })
export class RecordJoiningInput {
  @Field(() => ID, { description: 'The application that was selected.' }) applicationId!: string;
  @Field(() => JoiningOutcomeEnum, { description: 'The outcome.' }) outcome!: JoiningOutcome;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'With JOINED: the day, today or earlier. With POSTPONED: the new day, after today.',
  })
  day?: string | null;
  @Field(() => DropReasonEnum, { nullable: true, description: 'The reason. Required with DROPPED.' })
  reason?: DropReason | null;
}

@ObjectType({ description: 'The result of `recordJoining`.', simpleResolvers: true })
export class RecordJoiningPayload {
  @Field(() => Application, { description: 'The application after the change.' }) application!: Application;
}
