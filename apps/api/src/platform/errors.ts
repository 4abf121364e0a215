import type { FieldErrors } from '@job-alert/domain/validation';

/**
 * Every refusal that a client can expect, with the HTTP status that REST answers. The code is the contract: it stays when
 * the sentence is reworded. docs/integrators.md lists them.
 */
export const ERROR_STATUS = {
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  SECOND_FACTOR_REQUIRED: 401,
  SECOND_FACTOR_INVALID: 401,
  SECOND_FACTOR_ON: 409,
  SECOND_FACTOR_OFF: 409,
  ACCOUNT_INACTIVE: 403,
  WRONG_LOGIN_PAGE: 403,
  EMAIL_NOT_FOUND: 404,
  RESET_TOKEN_INVALID: 400,
  INVITATION_ACCEPTED: 409,
  FORBIDDEN: 403,
  COMPANY_NOT_APPROVED: 403,
  PROFILE_INCOMPLETE: 403,
  NOT_FOUND: 404,
  MALFORMED: 400,
  INVALID_INPUT: 422,
  EMAIL_TAKEN: 409,
  ALREADY_DECIDED: 409,
  STALE_VERSION: 409,
  APPLICATION_PENDING: 409,
  APPLICATION_INACTIVE: 409,
  STATUS_NOT_ALLOWED: 422,
  REAPPLY_TOO_SOON: 409,
  APPLICATION_EXPIRED: 409,
  DEADLINE_PASSED: 409,
  JOB_NOT_OPEN: 409,
  INTERVIEW_CLASH: 409,
  FILE_TOO_LARGE: 413,
  FILE_TYPE_NOT_ALLOWED: 415,
  QUERY_TOO_COMPLEX: 400,
  RATE_LIMITED: 429,
  FILES_UNAVAILABLE: 503,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Facts that go with a refusal, for the client to act on: plain JSON values, never internals. */
export type ErrorFacts = Readonly<Record<string, unknown>>;

/** A refusal that a person can read (one sentence) and a program can act on (the code and its facts). */
export class PortalError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly facts: ErrorFacts = {},
  ) {
    super(message);
    this.name = 'PortalError';
  }
}

/** A record that is not there and one that is not the viewer's look alike, so ids cannot be probed. */
export const notFound = (what: string): PortalError => new PortalError('NOT_FOUND', `${what} not found.`);

/** Wrong fields, each with its messages; the sentence is the first of them, so that a simple client shows something true. */
export function invalidInput(fields: FieldErrors): PortalError {
  const first = Object.values(fields)[0]?.[0] ?? 'The input is not valid.';
  return new PortalError('INVALID_INPUT', first, { fields });
}

/** Somebody else has changed the record since the client read it. */
export const staleVersion = (): PortalError =>
  new PortalError('STALE_VERSION', 'This record has been changed by someone else. Reload it and try again.');
