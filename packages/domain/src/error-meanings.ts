import type { ErrorCode } from './error-codes.js';

interface Meaning {
  /** One sentence, as schema.graphql and docs/integrators.md have it. */
  means: string;
  /** What stands beside the code in `extensions`. */
  facts?: readonly string[];
}

export const ERROR_MEANINGS: Readonly<Record<ErrorCode, Meaning>> = {
  UNAUTHENTICATED: { means: 'The request has no token, or one that has ended.' },
  INVALID_CREDENTIALS: { means: 'The email address or the password is wrong; the answer never says which.' },
  SECOND_FACTOR_REQUIRED: { means: "The password is right, but this administrator's login also needs a `code`." },
  SECOND_FACTOR_INVALID: { means: 'The code is wrong, too old or already used.' },
  SECOND_FACTOR_ON: { means: 'Two-step login is already on.' },
  SECOND_FACTOR_OFF: { means: 'Two-step login is not on.' },
  ACCOUNT_INACTIVE: { means: 'The account is switched off.' },
  WRONG_LOGIN_PAGE: { means: 'The account has another role than `userType`.' },
  EMAIL_NOT_FOUND: { means: 'No account has this email address.' },
  RESET_TOKEN_INVALID: { means: 'The link to set a password is unknown, already used or has expired.' },
  INVITATION_ACCEPTED: { means: 'The invited person has already set a password.' },
  FORBIDDEN: { means: 'Your role may not do this.' },
  COMPANY_NOT_APPROVED: { means: 'A rejected company cannot post jobs.' },
  PROFILE_INCOMPLETE: { means: 'The profile must be completed first.' },
  NOT_FOUND: { means: 'The record does not exist or is not yours; both look alike.' },
  RECORD_MISSING: {
    means: 'The record that this field leads to is missing. The field is null, and the rest of the answer is complete.',
  },
  MALFORMED: { means: 'A page number, cursor or body is not valid.' },
  INVALID_INPUT: { means: 'Fields of the input are wrong; `fields` has the messages of each.', facts: ['fields'] },
  EMAIL_TAKEN: { means: 'The email address already has an account.' },
  ALREADY_DECIDED: { means: 'Somebody else has decided first.', facts: ['decidedBy', 'decidedAt'] },
  STALE_VERSION: { means: 'The record has changed since it was read; read it again.' },
  UNDO_TOO_LATE: {
    means:
      'It is too late to undo this: a decision can be undone for ten seconds and until its mails have gone out, a merge for 30 days.',
  },
  UNDO_OVERTAKEN: { means: 'The decision cannot be undone because something has followed it.' },
  APPLICATION_PENDING: { means: 'A proposal for the application is waiting for an administrator.' },
  APPLICATION_INACTIVE: { means: 'The record is inactive.' },
  OFFER_GONE: { means: 'The offer was withdrawn or changed, or the link to it has ended.' },
  OFFER_ANSWERED: {
    means: 'The offer has been accepted or declined, its candidate has joined, or that question has been asked.',
  },
  APPLICATION_WITHDRAWN: { means: 'The candidate has withdrawn the application.' },
  STATUS_NOT_ALLOWED: { means: 'The status cannot follow the present one, needs an interview, or is no change.' },
  REAPPLY_TOO_SOON: {
    means: 'The last application is less than 30 days old.',
    facts: ['lastAppliedAt', 'reapplyOn'],
  },
  APPLICATION_EXPIRED: { means: 'You applied before, and the job takes no more applications.' },
  DEADLINE_PASSED: { means: "The job's last day has passed." },
  JOB_NOT_OPEN: { means: 'The job takes no applications.' },
  INTERVIEW_CLASH: { means: 'The candidate has another interview within 30 minutes.', facts: ['startsAt'] },
  INTERVIEW_NOT_OPEN: {
    means:
      'The interview was cancelled or moved, waits for approval, or its time does not allow this; the message says which.',
  },
  FILE_TOO_LARGE: { means: 'The file is larger than 5 MB.' },
  FILE_TYPE_NOT_ALLOWED: { means: "The file's content, whatever its name says, is of a type that is not accepted." },
  CURSOR_EXPIRED: { means: 'The cursor is older than what the feed of changes keeps: read it again from the start.' },
  QUERY_TOO_COMPLEX: { means: 'The document asks for too much.' },
  RATE_LIMITED: {
    means: 'Too many attempts or uploads at once, or the daily limit is reached.',
    facts: ['retryAfterSeconds'],
  },
  FILES_UNAVAILABLE: { means: 'Files cannot be stored at the moment; nothing was changed.' },
  UNAVAILABLE: { means: 'The database is away or full; try again later.', facts: ['errorId'] },
  INTERNAL: { means: 'Something unexpected went wrong; quote the id.', facts: ['errorId'] },
};
