import {
  type FlaggedTerm as DomainTerm,
  FLAGGED_TERM_TOPIC_LABELS,
  type FlaggedTermTopic,
} from '@job-alert/domain/jobs/flagged-terms';
import type { JobFieldChange as Change, JobTerm } from '@job-alert/domain/jobs/job-edit';
import { Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';

const WordingTopicEnum = graphqlEnum<FlaggedTermTopic>(
  'WordingTopic',
  'The topic of a flagged term. The law forbids asking candidates for it or selecting them by it.',
  FLAGGED_TERM_TOPIC_LABELS,
);

const EditableJobFieldEnum = graphqlEnum<JobTerm>(
  'EditableJobField',
  'A field of a posted job that an employer can change.',
  {
    DESCRIPTION: 'The description.',
    DEADLINE: 'The last day to apply.',
    OPENINGS: 'The number of people to hire.',
    QUESTIONS: 'The screening questions, one per line.',
  },
);

@ObjectType({ description: 'A phrase in a job that an administrator has to check.', simpleResolvers: true })
export class FlaggedTerm implements Pick<DomainTerm, 'topic' | 'words'> {
  @Field(() => WordingTopicEnum, { description: 'Its topic.' }) topic!: FlaggedTermTopic;
  @Field(() => String, { description: 'The phrase, as in the job.' }) words!: string;
}

@ObjectType({ description: 'A difference between a job and its approved version.', simpleResolvers: true })
export class JobFieldChange implements Change {
  @Field(() => EditableJobFieldEnum, { description: 'The changed field.' }) field!: JobTerm;
  @Field(() => String, { description: 'The approved value; a date as YYYY-MM-DD, a number in digits.' })
  approved!: string;
  @Field(() => String, { description: 'The current value, in the same format.' }) present!: string;
}
