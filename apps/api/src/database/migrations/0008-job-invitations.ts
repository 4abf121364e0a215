import type { Migration } from '../migration.js';
import { TABLE_OPTIONS } from '../table-options.js';

const CHOICE = 'VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NULL';
const SOURCES =
  "('DIRECT', 'SEARCH', 'SOCIAL', 'SITE', 'CAMPAIGN', 'LINK', 'ALERT', 'FEED', 'EMBED', 'IMPORT', 'INVITATION')";
const allowInvitationAsSource = (table: string, check: string): string =>
  `ALTER TABLE ${table} DROP CONSTRAINT ${check}, ADD CONSTRAINT ${check} CHECK (source IN ${SOURCES})`;

/** Invitations of candidates to jobs (decision 0148). */
export const jobInvitations: Migration = {
  name: 'JobInvitations1795824000008',
  steps: [
    `CREATE TABLE job_invitation (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
      job_id BIGINT UNSIGNED NOT NULL,
      candidate_id BIGINT UNSIGNED NOT NULL,
      token_hash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
      message TEXT NULL,
      invited_by_id BIGINT UNSIGNED NULL,
      invited_by_name VARCHAR(200) NOT NULL,
      invited_at DATETIME(3) NOT NULL,
      expires_at DATETIME(3) NOT NULL,
      answer ${CHOICE},
      answered_at DATETIME(3) NULL,
      decline_reason ${CHOICE},
      decline_note TEXT NULL,
      answers TEXT NULL,
      shares_preferences TINYINT(1) NOT NULL DEFAULT 0,
      application_id BIGINT UNSIGNED NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX job_invitation_once (candidate_id, job_id),
      UNIQUE INDEX job_invitation_token (token_hash),
      INDEX job_invitation_job (job_id, invited_at, id),
      INDEX job_invitation_inviter (invited_by_id, invited_at),
      INDEX job_invitation_application (application_id),
      CONSTRAINT job_invitation_job_fk FOREIGN KEY (job_id) REFERENCES job (id) ON DELETE CASCADE,
      CONSTRAINT job_invitation_candidate_fk FOREIGN KEY (candidate_id) REFERENCES candidate_profile (id) ON DELETE CASCADE,
      CONSTRAINT job_invitation_inviter_fk FOREIGN KEY (invited_by_id) REFERENCES user (id) ON DELETE SET NULL,
      CONSTRAINT job_invitation_application_fk FOREIGN KEY (application_id) REFERENCES application (id) ON DELETE SET NULL,
      CONSTRAINT job_invitation_time_check CHECK (expires_at > invited_at),
      CONSTRAINT job_invitation_answer_check CHECK (answer IN ('ACCEPTED', 'ACCEPTED_INCOMPLETE', 'DECLINED')),
      CONSTRAINT job_invitation_answered_check CHECK ((answer IS NULL) = (answered_at IS NULL)),
      CONSTRAINT job_invitation_reason_check CHECK (decline_reason IN ('NOT_LOOKING', 'PAY', 'PLACE_OR_HOURS', 'WORK', 'COMPANY', 'OTHER')),
      CONSTRAINT job_invitation_declined_check CHECK (decline_reason IS NULL OR (answer IS NOT NULL AND answer = 'DECLINED')),
      CONSTRAINT job_invitation_answers_check CHECK (JSON_VALID(answers))
    ) ${TABLE_OPTIONS}`,
    allowInvitationAsSource('application', 'application_source_check'),
    allowInvitationAsSource('sign_up_fact', 'sign_up_fact_source_check'),
    allowInvitationAsSource('source_day', 'source_day_source_check'),
    allowInvitationAsSource('known_source', 'known_source_check'),
  ],
};
