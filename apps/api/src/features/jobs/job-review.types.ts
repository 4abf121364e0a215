import type { JobChange as Change, JobTerm } from '@job-alert/domain/job-edit';
import { type FoundWords, WORDING_TOPIC_LABELS, type WordingTopic } from '@job-alert/domain/job-wording';
import { Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';

const WordingTopicEnum = graphqlEnum<WordingTopic>(
  'WordingTopic',
  'What a phrase is about: the law forbids asking candidates for it, or choosing them by it.',
  WORDING_TOPIC_LABELS,
);

const JobTermEnum = graphqlEnum<JobTerm>('JobTerm', 'What an employer can change in a posted job.', {
  DESCRIPTION: 'The description.',
  DEADLINE: 'The last day to apply.',
  OPENINGS: 'How many people are to be hired.',
  QUESTIONS: 'The screening questions, each on a line of its own.',
});

@ObjectType({ description: 'A phrase in a job that an administrator has to check.', simpleResolvers: true })
export class FlaggedTerm implements Pick<FoundWords, 'topic' | 'words'> {
  @Field(() => WordingTopicEnum, { description: 'What it is about.' }) topic!: WordingTopic;
  @Field(() => String, { description: 'The phrase, as in the job.' }) words!: string;
}

@ObjectType({ description: 'A difference between a job and what an administrator approved.', simpleResolvers: true })
export class JobChange implements Change {
  @Field(() => JobTermEnum, { description: 'What has changed.' }) field!: JobTerm;
  @Field(() => String, { description: 'The approved value; a day as YYYY-MM-DD, a number in digits.' })
  approved!: string;
  @Field(() => String, { description: 'The present value, in the same form.' }) present!: string;
}
