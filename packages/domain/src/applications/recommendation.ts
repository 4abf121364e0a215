import type { ApprovalState } from '../approvals/approval.js';
import { MAX_FIT, RECOMMENDATION_MESSAGES } from '../approvals/recommendation-input.js';
import { formatDate } from '../india/calendar.js';
import { APPLICATION_MESSAGES } from './application-messages.js';
import type { ApplicationStatus } from './application-status.js';

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
