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
