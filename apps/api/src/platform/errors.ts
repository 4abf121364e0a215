import type { FieldErrors } from '@job-alert/domain/fields/validation';
import type { ErrorCode } from '@job-alert/domain/errors/error-codes';

/** Details of an error for the client to act on: plain JSON values, never internals. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/** An error with a sentence for people, and a code with details for programs. */
export class PortalError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly facts: ErrorDetails = {},
  ) {
    super(message);
    this.name = 'PortalError';
  }
}

/** Missing records and records of others get the same error, so ids cannot be probed. */
export const notFound = (recordName: string): PortalError => new PortalError('NOT_FOUND', `${recordName} not found.`);

/**
 * Returns the record that a nullable field links to. Without it the field is null with RECORD_MISSING, and the rest of the response is
 * intact. Use it for links that the database should guarantee, so that one inconsistent row never fails a list.
 */
export function linkedRecord<Linked>(record: Linked | null | undefined, recordName: string): Linked {
  if (record != null) return record;
  throw new PortalError('RECORD_MISSING', `The record of this ${recordName} is missing.`);
}

/** An INVALID_INPUT error with the messages of each field. Its own message is the first of them, for simple clients. */
export function invalidInput(fields: FieldErrors): PortalError {
  const first = Object.values(fields)[0]?.[0] ?? 'The input is not valid.';
  return new PortalError('INVALID_INPUT', first, { fields });
}

/** The record has changed since the client read it. */
export const staleVersion = (): PortalError =>
  new PortalError('STALE_VERSION', 'This record has been changed by someone else. Reload it and try again.');
