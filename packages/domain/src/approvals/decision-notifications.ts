const HOUR = 3_600_000;

/** An employer gets one email about new applicants within this time. */
const APPLICANTS_INTERVAL = HOUR;

/** More decisions at once share an email. */
const MAX_SINGLE_EMAILS = 3;

/** A company that was mailed about applicants after this instant is not mailed about others yet. */
export const applicantsMailedBefore = (now: Date): Date => new Date(now.getTime() - APPLICANTS_INTERVAL);

/** Decisions that are mailed at the same time, split into one group for each email: a few by themselves, many together. */
export const groupDecisions = <Decision>(decisions: readonly Decision[]): (readonly Decision[])[] =>
  decisions.length > MAX_SINGLE_EMAILS ? [decisions] : decisions.map((decision) => [decision]);
