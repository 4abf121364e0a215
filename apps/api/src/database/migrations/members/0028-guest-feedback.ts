import type { Migration } from '../../migration.js';
import { TABLE_OPTIONS } from '../../table-options.js';

/** Feedback of guests, and the links with which they give it (decision 0175). A server of the previous release shows it without a name. */
export const guestFeedback: Migration = {
  name: 'GuestFeedback1795824000028',
  steps: [
    `CREATE TABLE guest_link (
      token_hash CHAR(64) COLLATE ascii_bin NOT NULL,
      participant_id BIGINT UNSIGNED NOT NULL,
      created_at DATETIME(3) NOT NULL,
      expires_at DATETIME(3) NOT NULL,
      PRIMARY KEY (token_hash),
      INDEX guest_link_participant (participant_id),
      INDEX guest_link_expires (expires_at),
      CONSTRAINT guest_link_participant_fk FOREIGN KEY (participant_id) REFERENCES interview_participant (id) ON DELETE CASCADE,
      CONSTRAINT guest_link_time_check CHECK (expires_at > created_at)
    ) ${TABLE_OPTIONS}`,
    `ALTER TABLE interview_feedback
      ADD COLUMN guest_name VARCHAR(100) NULL,
      ADD COLUMN guest_email VARCHAR(254) COLLATE utf8mb4_bin NULL`,
    `ALTER TABLE interview_feedback
      ADD CONSTRAINT interview_feedback_guest_email_check CHECK (guest_email = LOWER(guest_email)),
      ADD CONSTRAINT interview_feedback_guest_check CHECK ((guest_name IS NULL) = (guest_email IS NULL))`,
  ],
};
