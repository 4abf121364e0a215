/** A failure that the person at the keyboard can act on: its message is one clear sentence, to be shown without a stack. */
export class LocalDatabaseError extends Error {
  override name = 'LocalDatabaseError';
}

/** The three ways to go on without an embedded server; the end of every sentence that says why there is none. */
export const waysToGoOn =
  'install MariaDB 10.11 or MySQL 8.0 (or newer), run the portal with Docker Compose (docker/compose.yaml), or set DATABASE_URL to a server of your own';

/** The `code` of a Node system error such as 'ENOENT', or undefined for any other value. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The message of anything thrown, on one line. */
export function errorText(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).trim().replace(/\s+/g, ' ');
}
