import type { Recommendation } from '@job-alert/domain/interviews/interview-feedback';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

const RecommendationEnum = graphqlEnum<Recommendation>(
  'Recommendation',
  "The interviewer's recommendation on the candidate.",
  {
    STRONG_YES: 'Strong yes.',
    YES: 'Yes.',
    NO: 'No.',
    STRONG_NO: 'Strong no.',
  },
);

@ObjectType({
  description: 'Feedback of a member of the company, or of a guest, on a candidate after an interview.',
  simpleResolvers: true,
})
export class InterviewFeedback {
  @Field(() => RecommendationEnum, { description: 'The recommendation.' })
  recommendation!: Recommendation;
  @Field(() => Int, { description: 'The rating of skills, from 1 to 5.' }) skills!: number;
  @Field(() => Int, { description: 'The rating of communication, from 1 to 5.' }) communication!: number;
  @Field(() => Int, { description: 'The rating of attitude, from 1 to 5.' }) attitude!: number;
  @Field(() => String, { nullable: true, description: 'A comment.' }) note!: string | null;
  @Field(() => DateTimeScalar, { description: 'When it was given or last changed.' }) givenAt!: Date;
  @Field(() => Int, { description: 'The version. Send it back with a change; changes to an older version fail.' })
  version!: number;
  @Field(() => Boolean, { description: 'True if you gave it.' }) isYours!: boolean;
}

@InputType({ description: 'The fields of all feedback on an interview.' })
export abstract class InterviewFeedbackFields {
  @Field(() => RecommendationEnum, { description: 'The recommendation.' })
  recommendation!: Recommendation;
  @Field(() => Int, { description: 'The rating of skills, from 1 to 5.' }) skills!: number;
  @Field(() => Int, { description: 'The rating of communication, from 1 to 5.' }) communication!: number;
  @Field(() => Int, { description: 'The rating of attitude, from 1 to 5.' }) attitude!: number;
  @Field(() => String, {
    nullable: true,
    description: 'A comment, at most 2,000 characters. Candidates do not see it on the site.',
  })
  note?: string | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The version of the feedback that you read; null for the first. If it has changed since, the call fails with STALE_VERSION.',
  })
  version?: number | null;
}

@InputType({ description: 'Feedback on an interview. It replaces earlier feedback.' })
export class GiveInterviewFeedbackInput extends InterviewFeedbackFields {
  @Field(() => ID, { description: "The interview's id." }) id!: string;
}
