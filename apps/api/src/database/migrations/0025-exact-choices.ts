import type { Migration } from '../migration.js';

const exact = (column: string, type: string, rest = 'NOT NULL'): string =>
  `MODIFY ${column} ${type} CHARACTER SET ascii COLLATE ascii_bin ${rest}`;
const choice = (column: string, rest?: string): string => exact(column, 'VARCHAR(32)', rest);
const hash = (column: string): string => exact(column, 'CHAR(64)');
const check = (name: string, condition: string): string => `ADD CONSTRAINT ${name} CHECK (${condition})`;

const STATUSES = `'PENDING', 'APPLIED', 'SHORTLISTED', 'INTERVIEW_SCHEDULED', 'INTERVIEW_NOT_ATTENDED', 'SELECTED', 'REJECTED'`;

/** One rebuild of each table. */
const CHANGES: Readonly<Record<string, readonly string[]>> = {
  user: [
    choice('type'),
    check('user_email_check', 'email = LOWER(email)'),
    check('user_contact_check', 'CHAR_LENGTH(contact) IN (0, 10)'),
    check('user_consent_check', '(consent_version IS NULL) = (consent_at IS NULL)'),
  ],
  session: [hash('token_hash'), check('session_time_check', 'expires_at > created_at')],
  known_device: [hash('mark_hash'), check('known_device_time_check', 'expires_at > created_at')],
  recovery_code: [hash('code_hash')],
  password_token: [
    hash('token_hash'),
    choice('purpose'),
    check('password_token_time_check', 'expires_at > created_at'),
  ],
  email_verification: [
    hash('token_hash'),
    check('email_verification_email_check', 'email = LOWER(email)'),
    check('email_verification_time_check', 'expires_at > created_at'),
  ],
  company: [choice('approval_state')],
  stored_file: [
    choice('purpose'),
    choice('scan_state', "NOT NULL DEFAULT 'NONE'"),
    hash('sha256'),
    exact('storage_key', 'VARCHAR(120)'),
    check(
      'stored_file_purpose_check',
      "purpose IN ('RESUME', 'AADHAAR_CARD', 'PAN_CARD', 'DRIVING_LICENSE', 'PASSPORT', 'EXPERIENCE_LETTER', 'CERTIFICATE', 'OFFER_LETTER')",
    ),
  ],
  candidate_profile: [
    choice('gender', 'NULL'),
    choice('experience_level'),
    check('candidate_profile_aadhaar_check', 'CHAR_LENGTH(aadhaar_last_four) = 4'),
    check('candidate_profile_consent_check', '(identity_consent_version IS NULL) = (identity_consent_at IS NULL)'),
  ],
  candidate_experience: [check('candidate_experience_dates_check', 'to_date >= from_date')],
  job: [
    choice('job_type'),
    choice('work_mode'),
    choice('approval_state'),
    check('job_approved_terms_check', 'JSON_VALID(approved_terms)'),
    check('job_openings_check', 'openings > 0'),
    check('job_listed_check', 'listed_at = posted_at'),
    check('job_taken_off_check', 'taken_off_at IS NULL OR is_active = 0'),
  ],
  application: [
    choice('status'),
    choice('proposed_status'),
    choice('approved_status', 'NULL'),
    choice('approval_state'),
    choice('list_status', "GENERATED ALWAYS AS (IF(approval_state = 'APPROVED', status, approval_state)) STORED"),
    check('application_approved_check', `approved_status IN (${STATUSES})`),
    check('application_attempt_check', 'attempt > 0'),
  ],
  approval: [
    choice('state'),
    choice('previous_value', 'NULL'),
    choice('proposed_value'),
    choice('reason', 'NULL'),
    check(
      'approval_reason_check',
      "reason IN ('NOT_VERIFIED', 'GSTIN_MISMATCH', 'DUPLICATE', 'OUTSIDE_OUR_FIELD', 'PAY_UNCLEAR', 'UNLAWFUL_TEXT', 'INCOMPLETE', 'NOT_YET', 'MORE_FACTS_NEEDED', 'CHOICE_NOT_CLEAR', 'CANDIDATE_WITHDREW', 'OTHER')",
    ),
    check('approval_previous_check', `previous_value IN (${STATUSES})`),
    check('approval_proposed_check', `proposed_value IN (${STATUSES}, 'APPROVED')`),
    check(
      'approval_subject_check',
      '(company_id IS NOT NULL) + (job_id IS NOT NULL) + (application_id IS NOT NULL) = 1',
    ),
    check('approval_proposal_check', "(application_id IS NULL) = (proposed_value = 'APPROVED')"),
    check(
      'approval_details_check',
      'application_id IS NOT NULL OR (previous_value IS NULL AND feedback IS NULL AND date_of_joining IS NULL)',
    ),
    check('approval_rejected_check', "reason IS NULL OR state = 'REJECTED'"),
  ],
  interview: [choice('round_type'), choice('mode')],
  outbox_message: [
    choice('state'),
    exact('message_key', 'VARCHAR(120)'),
    check('outbox_message_recipient_check', 'recipient = LOWER(recipient)'),
    check('outbox_message_sent_check', "(state = 'SENT') = (sent_at IS NOT NULL)"),
    check('outbox_message_claimed_check', "(state = 'SENDING') = (claimed_by IS NOT NULL)"),
  ],
  contact_message: [choice('user_type'), check('contact_message_email_check', 'email = LOWER(email)')],
  notification: [check('notification_events_check', 'events > 0 AND unmailed <= events')],
  api_client: [hash('key_hash'), check('api_client_scopes_check', 'JSON_VALID(scopes)')],
  audit_event: [check('audit_event_details_check', 'JSON_VALID(details)')],
  rate_limit: [exact('`key`', 'VARCHAR(255)')],
};

/**
 * The database refuses what comments say cannot be: choices are compared byte by byte and come from their lists, hashes and keys
 * are exact, e-mails have no capitals, an approval has one subject. Instants of different moments are in no CHECK, since a clock
 * can be set back.
 */
export const exactChoices: Migration = {
  name: 'ExactChoices1763600000025',
  steps: [
    // A mail that a worker held while an earlier version ended it otherwise.
    "UPDATE outbox_message SET claimed_by = NULL WHERE state <> 'SENDING' AND claimed_by IS NOT NULL",
    ...Object.entries(CHANGES).map(([table, changes]) => `ALTER TABLE ${table} ${changes.join(', ')}`),
  ],
};
