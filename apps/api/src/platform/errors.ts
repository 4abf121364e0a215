import type { FieldErrors } from '@job-alert/domain/fields/validation';
import type { ErrorCode } from '@job-alert/domain/portal/error-codes';

/** Facts that go with a refusal, for the client to act on: plain JSON values, never internals. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/** A refusal that a person can read (one sentence) and a program can act on (the code and its facts). */
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

/** A record that is not there and one that is not the viewer's look alike, so ids cannot be probed. */
export const notFound = (what: string): PortalError => new PortalError('NOT_FOUND', `${what} not found.`);

/**
 * The record that a nullable field leads to; without it the field is null with RECORD_MISSING, and the rest of the answer holds.
 * For links that the database should keep whole, so that one inconsistent row never fails a list.
 */
export function linkedRecord<Found>(found: Found | null | undefined, what: string): Found {
  if (found != null) return found;
  throw new PortalError('RECORD_MISSING', `The record of this ${what} is missing.`);
}

/** Wrong fields, each with its messages; the sentence is the first of them, so that a simple client shows something true. */
export function invalidInput(fields: FieldErrors): PortalError {
  const first = Object.values(fields)[0]?.[0] ?? 'The input is not valid.';
  return new PortalError('INVALID_INPUT', first, { fields });
}

/** The record has changed since the client read it. */
export const staleVersion = (): PortalError =>
  new PortalError('STALE_VERSION', 'This record has been changed by someone else. Reload it and try again.');
