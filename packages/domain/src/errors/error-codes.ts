/**
 * All expected errors with their HTTP status over REST. Codes are stable; messages may change. `error-descriptions.ts`,
 * which browsers do not load, describes each code.
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
  INVITATION_VALID: 409,
  IMPORT_USED: 409,
  FORBIDDEN: 403,
  COMPANY_NOT_APPROVED: 403,
  PROFILE_INCOMPLETE: 403,
  NOT_FOUND: 404,
  RECORD_MISSING: 404,
  MALFORMED: 400,
  INVALID_INPUT: 422,
  EMAIL_TAKEN: 409,
  COMPANY_REGISTERED: 409,
  ALREADY_DECIDED: 409,
  STALE_VERSION: 409,
  UNDO_TOO_LATE: 409,
  UNDO_OVERTAKEN: 409,
  APPLICATION_PENDING: 409,
  APPLICATION_INACTIVE: 409,
  APPLICATION_WITHDRAWN: 409,
  OFFER_GONE: 409,
  OFFER_ANSWERED: 409,
  OFFER_CLASH: 409,
  INVITATION_NOT_ALLOWED: 409,
  INVITATION_GONE: 409,
  INVITATION_ANSWERED: 409,
  STATUS_NOT_ALLOWED: 422,
  REAPPLY_TOO_SOON: 409,
  APPLICATION_EXPIRED: 409,
  DEADLINE_PASSED: 409,
  JOB_NOT_OPEN: 409,
  INTERVIEW_CLASH: 409,
  INTERVIEW_NOT_OPEN: 409,
  FILE_TOO_LARGE: 413,
  FILE_TYPE_NOT_ALLOWED: 415,
  IDEMPOTENCY_KEY_REUSED: 422,
  IDEMPOTENCY_KEY_IN_USE: 409,
  CURSOR_EXPIRED: 410,
  QUERY_TOO_COMPLEX: 400,
  RATE_LIMITED: 429,
  FILES_UNAVAILABLE: 503,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code);

/** Returns the HTTP status of a code. Codes of the GraphQL layer count as malformed requests. */
export const errorStatus = (code: unknown): number => (isErrorCode(code) ? ERROR_STATUS[code] : 400);

/** Errors of the client program or the portal, whose messages do not help users. */
const NOT_FOR_PEOPLE: ReadonlySet<ErrorCode> = new Set([
  'MALFORMED',
  'CURSOR_EXPIRED',
  'QUERY_TOO_COMPLEX',
  'UNAVAILABLE',
  'INTERNAL',
]);

/** Returns true if a screen can show the error message to the user. */
export const isUserFacing = (code: ErrorCode): boolean => !NOT_FOR_PEOPLE.has(code);
