import type { LeftOutReason } from '@job-alert/domain/search/suggestion-texts';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';
import { OpenJob } from '../jobs/open-jobs/open-jobs.types.js';
import { CandidateRowFields } from './candidate-search.types.js';

/** The most candidates that are suggested for a job. */
export const MAX_SUGGESTIONS = 50;

/** The most jobs that are suggested for a candidate. */
export const MAX_SUGGESTED_JOBS = 20;

const LeftOutReasonEnum = graphqlEnum<LeftOutReason>(
  'LeftOutReason',
  'The reason why a candidate and a job that fit are not suggested.',
  {
    INVITED: 'Invited to the job before.',
    APPLIED: 'Applied to the company within 30 days.',
    REJECTED: 'Rejected by the company within 6 months.',
    NOT_LOOKING: 'Is not looking for a job.',
    NOT_FINDABLE: 'Has not agreed to be found, does not want to be, or has a deactivated account.',
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

@ObjectType({ description: 'The number of fits that are not suggested for a reason.', simpleResolvers: true })
class LeftOutCount {
  @Field(() => LeftOutReasonEnum, { description: 'The reason.' }) reason!: LeftOutReason;
  @Field(() => Int, { description: 'The number of candidates, or of jobs, that would fit.' }) count!: number;
}

const REASONS: readonly LeftOutReason[] = ['INVITED', 'APPLIED', 'REJECTED', 'NOT_LOOKING', 'UNCONFIRMED'];

export function countReasons(reasons: readonly LeftOutReason[]): CandidateSuggestions['leftOut'] {
  const counts = new Map(REASONS.map((reason) => [reason, 0]));
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].flatMap(([reason, count]) => (count > 0 ? [{ reason, count }] : []));
}

@ObjectType({ description: 'An open job that fits a candidate, with the reasons.', simpleResolvers: true })
export class SuggestedJob {
  @Field(() => OpenJob, { description: 'The job.' }) job!: OpenJob;
  @Field(() => Float, { description: 'The fit from 0 to 100, for the order. It decides nothing.' }) fit!: number;
  @Field(() => [String], { description: "The job's skills that the profile names." }) profileSkills!: string[];
  @Field(() => [String], { description: "The job's skills that only the resume names." }) resumeSkills!: string[];
  @Field(() => [String], { description: "The job's skills that neither profile nor resume names." })
  missingSkills!: string[];
}

@ObjectType({ description: 'The open jobs that fit a candidate.', simpleResolvers: true })
export class JobSuggestions {
  @Field(() => [SuggestedJob], { description: `The best fits first, at most ${MAX_SUGGESTED_JOBS}.` })
  nodes!: SuggestedJob[];
  @Field(() => [LeftOutCount], { description: 'Jobs that would fit and are left out, by reason.' })
  leftOut!: LeftOutCount[];
  @Field(() => LeftOutReasonEnum, {
    nullable: true,
    description: 'The reason why no job is suggested to the candidate; null if jobs are.',
  })
  notSuggestedReason!: LeftOutReason | null;
}

@ObjectType({ description: 'The candidates who fit a job.', simpleResolvers: true })
export class CandidateSuggestions {
  @Field(() => [SuggestedCandidate], { description: `The best fits first, at most ${MAX_SUGGESTIONS}.` })
  nodes!: SuggestedCandidate[];
  @Field(() => Int, { description: 'The number of candidates who fit and are not left out.' }) totalCount!: number;
  @Field(() => [LeftOutCount], { description: 'Candidates who would fit and are left out, by reason.' })
  leftOut!: LeftOutCount[];
}
