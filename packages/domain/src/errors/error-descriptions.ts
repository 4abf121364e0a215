import { REAPPLY_DAYS } from '../applications/reapply.js';
import { MERGE_UNDO_DAYS } from '../candidates/candidate-merge.js';
import { MAX_FILE_SIZE } from '../files/files.js';
import type { ErrorCode } from './error-codes.js';

interface Meaning {
  /** One sentence for schema.graphql and docs/integrators.md. */
  means: string;
  /** Additional properties in `extensions`. */
  facts?: readonly string[];
}

export const ERROR_DESCRIPTIONS: Readonly<Record<ErrorCode, Meaning>> = {
  UNAUTHENTICATED: { means: 'The request has no token, or its token has expired.' },
  INVALID_CREDENTIALS: { means: 'The email address or the password is wrong. The response never says which.' },
  SECOND_FACTOR_REQUIRED: {
    means: 'The password is correct, but the login of this administrator also requires a `code`.',
  },
  SECOND_FACTOR_INVALID: { means: 'The code is wrong, expired or already used.' },
  SECOND_FACTOR_ON: { means: 'Two-step login is already on.' },
  SECOND_FACTOR_OFF: { means: 'Two-step login is not on.' },
  ACCOUNT_INACTIVE: { means: 'The account is inactive.' },
  WRONG_LOGIN_PAGE: { means: 'The role of the account is not `userType`.' },
  EMAIL_NOT_FOUND: { means: 'No account has this email address.' },
  RESET_TOKEN_INVALID: { means: 'The link to set a password is unknown, already used or has expired.' },
  INVITATION_ACCEPTED: { means: 'The invited person has already set a password.' },
  INVITATION_VALID: { means: 'The invited person has an invitation that is still valid.' },
  IMPORT_USED: { means: 'The import cannot be undone, because accounts of it have been used.' },
  FORBIDDEN: { means: 'Your role is not allowed to do this.' },
  COMPANY_NOT_APPROVED: {
    means: 'A rejected company cannot post jobs, and only an approved company can invite colleagues.',
  },
  PROFILE_INCOMPLETE: { means: 'The profile must be completed first.' },
  NOT_FOUND: { means: 'The record does not exist or is not yours; both look alike.' },
  RECORD_MISSING: {
    means: 'The record of this field is missing. The field is null; the rest of the response is complete.',
  },
  MALFORMED: { means: 'A page number, cursor or body is not valid.' },
  INVALID_INPUT: { means: 'Fields of the input are invalid. `fields` holds the messages of each.', facts: ['fields'] },
  EMAIL_TAKEN: { means: 'The email address already has an account.' },
  COMPANY_REGISTERED: {
    means: 'An active, approved company has this GSTIN. `requestToJoinCompany` asks its owner to let the person in.',
    facts: ['companyName'],
  },
  ALREADY_DECIDED: { means: 'Another administrator has already decided.', facts: ['decidedBy', 'decidedAt'] },
  STALE_VERSION: { means: 'The record has changed since it was read; read it again.' },
  UNDO_TOO_LATE: {
    means: `It is too late to undo this. A decision can be undone for ten seconds and until its emails are sent, a merge for ${MERGE_UNDO_DAYS} days.`,
  },
  UNDO_OVERTAKEN: { means: 'The decision cannot be undone because of later changes.' },
  APPLICATION_PENDING: { means: 'A proposal for the application is waiting for an administrator.' },
  APPLICATION_INACTIVE: { means: 'The record is inactive.' },
  OFFER_GONE: { means: 'The offer was withdrawn or changed, or its link has expired.' },
  OFFER_ANSWERED: {
    means: 'The offer was accepted or declined, the candidate has joined, or another date was already requested.',
  },
  OFFER_CLASH: {
    means:
      'The candidate has accepted another offer with the same date of joining, and has not declined it in favour of this one.',
  },
  INVITATION_NOT_ALLOWED: { means: 'The candidate cannot be invited to the job. The message says why.' },
  INVITATION_GONE: { means: 'The invitation has expired or ended with its job, or its link is unknown.' },
  INVITATION_ANSWERED: { means: 'The invitation has already been answered.' },
  APPLICATION_WITHDRAWN: { means: 'The candidate has withdrawn the application.' },
  STATUS_NOT_ALLOWED: { means: 'The status cannot follow the current one, requires an interview, or is unchanged.' },
  REAPPLY_TOO_SOON: {
    means: `The last application is less than ${REAPPLY_DAYS} days old.`,
    facts: ['lastAppliedAt', 'reapplyOn'],
  },
  APPLICATION_EXPIRED: { means: 'You have applied before, and the job no longer accepts applications.' },
  DEADLINE_PASSED: { means: "The job's last day has passed." },
  JOB_NOT_OPEN: { means: 'The job does not accept applications.' },
  INTERVIEW_CLASH: { means: 'The candidate has another interview within 30 minutes.', facts: ['startsAt'] },
  INTERVIEW_NOT_OPEN: {
    means:
      'The interview was cancelled or rescheduled, is pending approval, its time does not allow this, or the link of a guest has ended. The message says which.',
  },
  FILE_TOO_LARGE: { means: `The file is larger than ${MAX_FILE_SIZE}.` },
  FILE_TYPE_NOT_ALLOWED: { means: 'The type of the file, detected from its content, is not accepted.' },
  IDEMPOTENCY_KEY_REUSED: {
    means: 'Only over REST: another request of yours has had this `Idempotency-Key` in the last day.',
  },
  IDEMPOTENCY_KEY_IN_USE: {
    means:
      'Only over REST: the request with this `Idempotency-Key` is still being executed, or its response is unknown. The message says which.',
  },
  CURSOR_EXPIRED: {
    means: 'The cursor is older than the retention of the job change feed. Read the feed again from the start.',
  },
  QUERY_TOO_COMPLEX: { means: 'The query is too complex.' },
  RATE_LIMITED: {
    means: 'Too many attempts or uploads at once, or the daily limit is reached.',
    facts: ['retryAfterSeconds'],
  },
  FILES_UNAVAILABLE: { means: 'Files cannot be stored at the moment. Nothing was changed.' },
  UNAVAILABLE: { means: 'The database is unavailable or full. Try again later.', facts: ['errorId'] },
  INTERNAL: { means: 'An unexpected error occurred. Quote its id.', facts: ['errorId'] },
};
