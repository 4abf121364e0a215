import type { JobChange as Change, JobTerm } from '@job-alert/domain/job-edit';
import { type FoundWords, WORDING_TOPIC_LABELS, type WordingTopic } from '@job-alert/domain/job-wording';
import { Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';

const WordingTopicEnum = graphqlEnum<WordingTopic>(
  'WordingTopic',
  'What words to check are about: the law forbids to ask candidates for it, or to choose them by it.',
  WORDING_TOPIC_LABELS,
);

const JobTermEnum = graphqlEnum<JobTerm>('JobTerm', 'What an employer can change of a posted job.', {
  DESCRIPTION: 'Its text.',
  DEADLINE: 'The last day for applying.',
  OPENINGS: 'How many people are wanted.',
});

@ObjectType({ description: 'A phrase of a job that an administrator has to look at.', simpleResolvers: true })
export class WordsToCheck implements Pick<FoundWords, 'topic' | 'words'> {
  @Field(() => WordingTopicEnum, { description: 'What it is about.' }) topic!: WordingTopic;
  @Field(() => String, { description: 'The phrase as the job has it.' }) words!: string;
}

@ObjectType({ description: 'What a job says otherwise than an administrator approved it.', simpleResolvers: true })
export class JobChange implements Change {
  @Field(() => JobTermEnum, { description: 'What has changed.' }) field!: JobTerm;
  @Field(() => String, { description: 'The approved value; a day as YYYY-MM-DD, a number in digits.' })
  approved!: string;
  @Field(() => String, { description: 'The present value, in the same form.' }) present!: string;
}
