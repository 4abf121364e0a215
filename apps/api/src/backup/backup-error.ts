/** Thrown when a backup or a restore cannot be complete. The message is one sentence for the operator. */
export class BackupError extends Error {}

/** The words of a fault, on one line. */
export const errorText = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).trim().replaceAll(/\s+/g, ' ');
