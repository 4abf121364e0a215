/** The number of seconds within which a decision can be undone. Its emails are delayed for this time. */
export const UNDO_SECONDS = 10;

/** The deadline is exclusive. */
export const decisionUndoDeadline = (at: Date): Date => new Date(at.getTime() + UNDO_SECONDS * 1_000);
