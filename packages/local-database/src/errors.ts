/** An error that the user can fix. Its message is one sentence, shown without a stack. */
export class LocalDatabaseError extends Error {
  override name = 'LocalDatabaseError';
}

/** The alternatives to an embedded server, appended to errors. */
export const waysToGoOn =
  'install MariaDB 10.11 or MySQL 8.0 (or newer), run the portal with Docker Compose (docker/compose.yaml), or set DATABASE_URL to a server of your own';

/** Returns the `code` of a system error such as 'ENOENT', or undefined. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Returns the message of an error on one line. */
export function errorText(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).trim().replace(/\s+/g, ' ');
}
