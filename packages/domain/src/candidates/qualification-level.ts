/**
 * Degrees from highest to lowest, with patterns in any case and patterns of common words that count only in capitals.
 */
export const DEGREES: readonly { anyCase: RegExp; inCapitals?: RegExp }[] = [
  { anyCase: /(?<!\p{L})(?:ph\.?\s?d\.?|doctorate|doctor of [a-z]+|m\.?\s?phil\.?)(?!\p{L})/iu },
  {
    anyCase:
      /(?<!\p{L})(?:m\.?\s?tech\.?|m\.?\s?com\.?|m\.?\s?sc\.?|m\.?\s?b\.?\s?a\.?|m\.?\s?c\.?\s?a\.?|m\.?\s?des\.?|m\.?\s?pharm\.?|m\.?\s?ed\.?|m\.\s?e\.?|m\.\s?a\.?|pgdm|pgdca|pgdbm|masters?(?:'s)?(?: degree)? (?:of|in) \p{L}+|post ?graduat(?:e|ion)|ll\.?\s?m\.?|chartered accountant|ca final|स्नातकोत्तर)(?![\p{L}\p{M}])/iu,
    inCapitals: /(?<!\p{L})M[AE](?!\p{L})/u,
  },
  {
    anyCase:
      /(?<!\p{L})(?:b\.?\s?tech\.?|b\.?\s?com\.?|b\.?\s?sc\.?|b\.?\s?b\.?\s?a\.?|b\.?\s?c\.?\s?a\.?|b\.?\s?des\.?|b\.?\s?pharm\.?|b\.?\s?arch\.?|b\.?\s?ed\.?|b\.\s?e\.?|b\.\s?a\.?|bhm|bhms|mbbs|bachelors?(?:'s)?(?: degree)? (?:of|in) \p{L}+|graduation|ll\.?\s?b\.?|स्नातक)(?![\p{L}\p{M}])/iu,
    inCapitals: /(?<!\p{L})B[AE](?!\p{L})/u,
  },
  { anyCase: /(?<!\p{L})(?:diploma|i\.?t\.?i\.?|polytechnic|gnm|anm)(?!\p{L})/iu },
  {
    anyCase:
      /(?<![\p{L}\d])(?:h\.?\s?s\.?\s?c\.?|12\s?th|xii(?:th)?|intermediate|higher secondary|10\s?\+\s?2|senior secondary|puc)(?![\p{L}\d])/iu,
  },
  {
    anyCase:
      /(?<![\p{L}\d])(?:s\.?\s?s\.?\s?c\.?|10\s?th|x\s?th|sslc|matric(?:ulation)?|high school|secondary)(?![\p{L}\d])/iu,
  },
];

export const isDegree = (text: string, level: (typeof DEGREES)[number]): boolean =>
  level.anyCase.test(text) || (level.inCapitals?.test(text) ?? false);

/** Returns the position of the degree of a text in `DEGREES`, or -1. */
export const degreeLevel = (text: string): number => DEGREES.findIndex((level) => isDegree(text, level));

/** The highest qualification of a candidate, highest first. */
export const QUALIFICATION_LEVELS = [
  'DOCTORATE',
  'POSTGRADUATE',
  'GRADUATE',
  'DIPLOMA',
  'TWELFTH',
  'TENTH',
  'OTHER',
] as const;
export type QualificationLevel = (typeof QUALIFICATION_LEVELS)[number];

/** Returns the highest level of some qualifications. Null without any. */
export function qualificationLevel(qualifications: readonly string[]): QualificationLevel | null {
  if (qualifications.length === 0) return null;
  const levels = qualifications.map(degreeLevel).filter((level) => level >= 0);
  return QUALIFICATION_LEVELS[levels.length > 0 ? Math.min(...levels) : QUALIFICATION_LEVELS.length - 1] ?? null;
}
