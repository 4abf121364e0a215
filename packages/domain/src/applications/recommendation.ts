import * as z from 'zod';
import type { ApprovalState } from '../approvals/approval.js';
import { crossFieldRule, optionalText } from '../fields/fields.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';
import { formatDate } from '../india/calendar.js';
import { APPLICATION_MESSAGES } from './application-messages.js';
import type { ApplicationStatus } from './application-status.js';

/** Ratings of fit range from 1 to 5. */
export const MAX_FIT = 5;

export const RECOMMENDATION_MESSAGES = {
  empty: 'Write why the candidate fits, or choose a rating.',
  fit: `Choose a rating from 1 to ${MAX_FIT}.`,
  onlyWithApproval: 'A recommendation can be given only with the approval of a new application.',
  oneByOne: 'Decide this application on its own to recommend the candidate.',
  notApproved: 'Approve the application first. A recommendation is given with its approval or after it.',
  tooLate: 'The employer has already proposed a step, so the recommendation can no longer be changed.',
} as const;

/** A recommendation: the reasons, a rating of fit, or both. It informs the employer and decides nothing. */
export const recommendationSchema = z
  .object({
    text: optionalText('Recommendation', TEXT_LIMITS.recommendation),
    rating: z
      .int({ error: RECOMMENDATION_MESSAGES.fit })
      .min(1, { error: RECOMMENDATION_MESSAGES.fit })
      .max(MAX_FIT, { error: RECOMMENDATION_MESSAGES.fit })
      .nullish()
      .transform((rating) => rating ?? null),
  })
  .check(crossFieldRule(({ text, rating }) => text != null || rating !== null, 'text', RECOMMENDATION_MESSAGES.empty));

/** The state of an application that decides whether its recommendation can change. */
interface RecommendableApplication {
  approvalState: ApprovalState;
  approvedStatus: ApplicationStatus | null;
  withdrawnAt: Date | null;
}

/**
 * Returns the reason why an administrator cannot add or correct the recommendation now, or null. The first proposal of
 * the employer ends it, also if it is rejected: the latest request is then another one than the approved application.
 */
export function validateRecommendation(application: RecommendableApplication): string | null {
  const { approvalState, approvedStatus, withdrawnAt } = application;
  if (withdrawnAt !== null) return APPLICATION_MESSAGES.withdrawn;
  if (approvedStatus === null) return RECOMMENDATION_MESSAGES.notApproved;
  const isUntouched = approvedStatus === 'APPLIED' && approvalState === 'APPROVED';
  return isUntouched ? null : RECOMMENDATION_MESSAGES.tooLate;
}

interface WrittenRecommendation {
  text: string | null;
  rating: number | null;
  writtenByName: string;
  writtenAt: Date;
}

/** Example: "Fit 4 of 5". */
export const formatFit = (rating: number): string => `Fit ${rating} of ${MAX_FIT}`;

/** Example: "Fit 4 of 5: “Six years of Tally.”" */
export const quoteRecommendation = ({ text, rating }: Pick<WrittenRecommendation, 'text' | 'rating'>): string =>
  [rating === null ? null : formatFit(rating), text === null ? null : `“${text}”`].filter(Boolean).join(': ');

/** Describes a version of a recommendation in the history of its application. */
export function summarizeRecommendation(version: WrittenRecommendation, isFirst: boolean): string {
  const act = isFirst ? 'recommended the candidate' : 'corrected the recommendation';
  return `${version.writtenByName} ${act} on ${formatDate(version.writtenAt)}. ${quoteRecommendation(version)}`;
}
