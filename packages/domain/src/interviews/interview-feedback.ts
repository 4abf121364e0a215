import * as z from 'zod';
import { choice, optionalText } from '../fields/fields.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';
import { type InterviewOutcome, type InterviewState, interviewUnavailable } from './interview-cancellation.js';

/** Recommendations of an interviewer. There is deliberately no neutral value. */
export const RECOMMENDATIONS = ['STRONG_YES', 'YES', 'NO', 'STRONG_NO'] as const;
export type Recommendation = (typeof RECOMMENDATIONS)[number];

export const RECOMMENDATION_LABELS: Readonly<Record<Recommendation, string>> = {
  STRONG_YES: 'Strong yes',
  YES: 'Yes',
  NO: 'No',
  STRONG_NO: 'Strong no',
};

/** Labels of the rating criteria. Ratings range from 1 to 5. */
export const RATING_LABELS = {
  skills: 'Skills',
  communication: 'Communication',
  attitude: 'Attitude',
} as const;
export type RatingCriterion = keyof typeof RATING_LABELS;
export const MAX_RATING = 5;

/** A rating. Forms have 0 before a choice. */
function rating(label: string) {
  const error = `${label}: choose a rating from 1 to ${MAX_RATING}.`;
  return z.int({ error }).min(1, { error }).max(MAX_RATING, { error });
}

export const interviewFeedbackSchema = z.object({
  recommendation: choice(RECOMMENDATIONS, 'Recommendation'),
  skills: rating(RATING_LABELS.skills),
  communication: rating(RATING_LABELS.communication),
  attitude: rating(RATING_LABELS.attitude),
  note: optionalText('Note', TEXT_LIMITS.feedback),
});

export type InterviewFeedbackInput = z.output<typeof interviewFeedbackSchema>;

/** The fields of an interview that determine later actions. */
export type InterviewWithOutcome = InterviewState & { outcome: InterviewOutcome | null };

/** Returns the reason why the employer cannot give feedback now, or null. */
export const validateInterviewFeedback = (interview: InterviewWithOutcome, now: Date): string | null =>
  validateTookPlace(interview, now, 'You can give feedback once the interview has started.');

/**
 * Returns the reason why the employer cannot mark an interview as held, or remove the mark; null if possible. Feedback
 * makes the mark permanent.
 */
export function validateInterviewHeld(
  interview: InterviewWithOutcome & { hasFeedback: boolean },
  now: Date,
): string | null {
  if (interview.hasFeedback) return 'Feedback has been given on this interview, so it was held.';
  return validateTookPlace(interview, now, 'An interview can be marked as held once it has started.');
}

function validateTookPlace(interview: InterviewWithOutcome, now: Date, tooEarly: string): string | null {
  const unavailable = interviewUnavailable(interview);
  if (unavailable !== null) return unavailable;
  if (interview.approvalState === 'PENDING') return 'This interview has not been approved.';
  if (interview.outcome === 'NO_SHOW') return 'The candidate did not attend this interview.';
  return interview.startsAt.getTime() > now.getTime() ? tooEarly : null;
}
