import type { Recommendation } from '@job-alert/domain/interview-feedback';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { DateTimeScalar } from '../../platform/scalars.js';

const RecommendationEnum = graphqlEnum<Recommendation>(
  'Recommendation',
  'Whether the interviewer would go on with the candidate.',
  {
    STRONG_YES: 'Certainly.',
    YES: 'Yes.',
    NO: 'No.',
    STRONG_NO: 'Certainly not.',
  },
);

@ObjectType({ description: 'What an employer says of a candidate after a round.', simpleResolvers: true })
export class InterviewFeedback {
  @Field(() => RecommendationEnum, { description: 'Whether to go on with the candidate.' })
  recommendation!: Recommendation;
  @Field(() => Int, { description: 'From 1 to 5.' }) skills!: number;
  @Field(() => Int, { description: 'From 1 to 5.' }) communication!: number;
  @Field(() => Int, { description: 'From 1 to 5.' }) attitude!: number;
  @Field(() => String, { nullable: true, description: 'In words.' }) note!: string | null;
  @Field(() => DateTimeScalar, { description: 'When it was given or last changed.' }) givenAt!: Date;
  @Field(() => Int, { description: 'Send it back with a change: a change based on an older version is refused.' })
  version!: number;
}

@InputType({ description: 'Feedback on an interview. It replaces the feedback that was given before.' })
export class GiveInterviewFeedbackInput {
  @Field(() => ID, { description: "The interview's id." }) id!: string;
  @Field(() => RecommendationEnum, { description: 'Whether to go on with the candidate.' })
  recommendation!: Recommendation;
  @Field(() => Int, { description: 'From 1 to 5.' }) skills!: number;
  @Field(() => Int, { description: 'From 1 to 5.' }) communication!: number;
  @Field(() => Int, { description: 'From 1 to 5.' }) attitude!: number;
  @Field(() => String, {
    nullable: true,
    description: 'At most 2,000 characters. Candidates do not see it on the site.',
  })
  note?: string | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The version of the feedback that you read; null for the first. If it has changed since, the refusal is STALE_VERSION.',
  })
  version?: number | null;
}
