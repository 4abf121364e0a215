/** The maximum number of saved jobs of a candidate: one page of a list. */
export const MAX_SAVED_JOBS = 100;

export const SAVED_JOB_MESSAGES = {
  tooMany: `You can save at most ${MAX_SAVED_JOBS} jobs. Remove one first.`,
  saveFailed: 'The job could not be saved.',
  removeFailed: 'The job could not be removed from your saved jobs.',
  none: 'You haven’t saved any jobs yet.',
} as const;
