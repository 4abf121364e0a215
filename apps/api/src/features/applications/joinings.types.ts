import type { DropReason, JoiningOutcome } from '@job-alert/domain/joining';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { DateScalar, DateTimeScalar } from '../../platform/scalars.js';
import { Application } from './applications.types.js';

const JoiningOutcomeEnum = graphqlEnum<JoiningOutcome>(
  'JoiningOutcome',
  'What became of an offer when the day of joining had come.',
  {
    JOINED: 'The candidate has joined.',
    DROPPED: 'The candidate does not join.',
    POSTPONED: 'The candidate joins on a later day.',
  },
);

const DropReasonEnum = graphqlEnum<DropReason>('DropReason', 'Why a selected candidate did not join.', {
  OTHER_JOB: 'They have taken another job.',
  COUNTER_OFFER: 'They stay with their present employer.',
  PERSONAL: 'Personal reasons.',
  NO_WORD: 'They did not come and gave no word.',
  COMPANY: 'The company took the offer back.',
  OTHER: 'Another reason.',
});

@ObjectType({
  description: 'Whether the candidate of an offer joined. The employer and administrators see it.',
  simpleResolvers: true,
})
export class Joining {
  @Field(() => JoiningOutcomeEnum, { description: 'What became of the offer.' }) outcome!: JoiningOutcome;
  @Field(() => DateScalar, { nullable: true, description: 'The day of joining, for POSTPONED the new one.' })
  day!: string | null;
  @Field(() => DropReasonEnum, { nullable: true, description: 'Given with DROPPED.' }) reason!: DropReason | null;
  @Field(() => DateTimeScalar, { description: 'When it was last said.' }) toldAt!: Date;
}

@InputType({ description: 'Whether the candidate of an offer joined.' })
export class RecordJoiningInput {
  @Field(() => ID, { description: 'The application that was selected.' }) applicationId!: string;
  @Field(() => JoiningOutcomeEnum, { description: 'What became of the offer.' }) outcome!: JoiningOutcome;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'With JOINED: the day, today or earlier. With POSTPONED: the new day, after today.',
  })
  day?: string | null;
  @Field(() => DropReasonEnum, { nullable: true, description: 'With DROPPED, where it is required.' })
  reason?: DropReason | null;
}

@ObjectType({ description: 'What `recordJoining` returns.', simpleResolvers: true })
export class RecordJoiningPayload {
  @Field(() => Application, { description: 'The application as it stands now.' }) application!: Application;
}
