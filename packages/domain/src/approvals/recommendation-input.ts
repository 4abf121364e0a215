import * as z from 'zod';
import { crossFieldRule, optionalText } from '../fields/fields.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';

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
