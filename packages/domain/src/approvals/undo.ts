/** For how long a decision can be undone; its mails wait as long. */
export const UNDO_SECONDS = 10;

/** Until when something can be undone, exclusive. */
export const decisionUndoDeadline = (at: Date): Date => new Date(at.getTime() + UNDO_SECONDS * 1_000);
