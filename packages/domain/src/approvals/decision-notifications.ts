const HOUR = 3_600_000;

/** The minimum interval between emails about new applicants to one employer. */
const APPLICANTS_INTERVAL = HOUR;

/** More simultaneous decisions share one email. */
const MAX_SINGLE_EMAILS = 3;

/** Returns the instant before which the last email must be, so that a company can get another one about applicants. */
export const applicantsMailedBefore = (now: Date): Date => new Date(now.getTime() - APPLICANTS_INTERVAL);

/** Splits simultaneous decisions into one group per email: a few separately, many together. */
export const groupDecisions = <Decision>(decisions: readonly Decision[]): (readonly Decision[])[] =>
  decisions.length > MAX_SINGLE_EMAILS ? [decisions] : decisions.map((decision) => [decision]);
