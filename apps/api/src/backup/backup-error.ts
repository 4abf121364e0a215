/** Thrown when a backup or a restore cannot be complete. The message is one sentence for the operator. */
export class BackupError extends Error {}

/** Returns the message of an error on one line. */
export const errorText = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).trim().replaceAll(/\s+/g, ' ');
