import type { Migration } from '../../migration.js';
import { TABLE_OPTIONS } from '../../table-options.js';

/** The people of a job (decision 0167), and the choices of emails (decision 0168). */
export const peopleOfJobs: Migration = {
  name: 'PeopleOfJobs1795824000023',
  steps: [
    `CREATE TABLE job_member (
      job_id BIGINT UNSIGNED NOT NULL,
      user_id BIGINT UNSIGNED NOT NULL,
      PRIMARY KEY (job_id, user_id),
      CONSTRAINT job_member_job_fk FOREIGN KEY (job_id) REFERENCES job (id) ON DELETE CASCADE,
      CONSTRAINT job_member_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE email_choice (
      user_id BIGINT UNSIGNED NOT NULL,
      topic VARCHAR(32) COLLATE ascii_bin NOT NULL,
      choice VARCHAR(32) COLLATE ascii_bin NOT NULL,
      PRIMARY KEY (user_id, topic),
      CONSTRAINT email_choice_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
      CONSTRAINT email_choice_topic_check CHECK (topic IN ('APPLICANTS', 'DECISIONS', 'INTERVIEWS')),
      CONSTRAINT email_choice_choice_check CHECK (choice IN ('EACH', 'DAILY', 'NONE'))
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE collected_email (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
      user_id BIGINT UNSIGNED NOT NULL,
      message_key VARCHAR(120) COLLATE ascii_bin NOT NULL,
      kind VARCHAR(32) COLLATE ascii_bin NOT NULL,
      events INT UNSIGNED NOT NULL DEFAULT 1,
      due_at DATETIME(3) NOT NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX collected_email_key (message_key),
      CONSTRAINT collected_email_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
      CONSTRAINT collected_email_kind_check CHECK (kind IN ('NEW_APPLICANTS', 'APPLICATION_WITHDRAWN', 'OFFER_ANSWERED', 'PROPOSAL_DECIDED', 'JOB_DECIDED', 'JOB_CORRECTION_DECIDED', 'JOB_POSTED_FOR_COMPANY', 'JOB_CORRECTED_FOR_COMPANY', 'INTERVIEW_SCHEDULED_FOR_COMPANY', 'INTERVIEW_CANCELLED_FOR_COMPANY', 'INTERVIEW_CANCELLED')),
      CONSTRAINT collected_email_events_check CHECK (events > 0)
    ) ${TABLE_OPTIONS}`,
  ],
};
