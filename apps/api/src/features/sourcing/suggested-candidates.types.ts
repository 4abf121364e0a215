import { Field, Float, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';
import { CandidateRowFields } from './candidate-search.types.js';

/** The most candidates that are suggested for a job. */
export const MAX_SUGGESTIONS = 50;

export type LeftOutReason = 'APPLIED' | 'REJECTED' | 'NOT_LOOKING' | 'UNCONFIRMED';

const LeftOutReasonEnum = graphqlEnum<LeftOutReason>(
  'LeftOutReason',
  'The reason why a candidate who fits a job is not suggested.',
  {
    APPLIED: 'Applied for the job within 30 days.',
    REJECTED: 'Rejected by the company within 6 months.',
    NOT_LOOKING: 'Is not looking for a job.',
    UNCONFIRMED: 'Has not confirmed the job preferences for 12 months.',
  },
);

@ObjectType({
  description: 'A candidate who fits a job, with the reasons. Null means unknown.',
  simpleResolvers: true,
})
export class SuggestedCandidate extends CandidateRowFields {
  @Field(() => Float, { description: 'The fit from 0 to 100, for the order. It decides nothing.' }) fit!: number;
  @Field(() => [String], { description: "The job's skills that the profile names." }) profileSkills!: string[];
  @Field(() => [String], { description: "The job's skills that only the resume names." }) resumeSkills!: string[];
  @Field(() => [String], { description: "The job's skills that neither profile nor resume names." })
  missingSkills!: string[];
}

@ObjectType({ description: 'The number of candidates who are not suggested for a reason.', simpleResolvers: true })
class LeftOutCount {
  @Field(() => LeftOutReasonEnum, { description: 'The reason.' }) reason!: LeftOutReason;
  @Field(() => Int, { description: 'The number of candidates who would fit.' }) count!: number;
}

@ObjectType({ description: 'The candidates who fit a job.', simpleResolvers: true })
export class CandidateSuggestions {
  @Field(() => [SuggestedCandidate], { description: `The best fits first, at most ${MAX_SUGGESTIONS}.` })
  nodes!: SuggestedCandidate[];
  @Field(() => Int, { description: 'The number of candidates who fit and are not left out.' }) totalCount!: number;
  @Field(() => [LeftOutCount], { description: 'Candidates who would fit and are left out, by reason.' })
  leftOut!: LeftOutCount[];
}
