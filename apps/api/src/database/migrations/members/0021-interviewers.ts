import type { Migration } from '../../migration.js';
import { TABLE_OPTIONS } from '../../table-options.js';

/**
 * The people of an interview, and feedback of each (decisions 0163 and 0164). A server of the previous release writes feedback without a giver, which is 0: it is
 * the owner's.
 */
export const interviewers: Migration = {
  name: 'Interviewers1795824000021',
  steps: [
    `ALTER TABLE company_member DROP CONSTRAINT company_member_role_check,
      ADD CONSTRAINT company_member_role_check CHECK (role IN ('OWNER', 'RECRUITER', 'INTERVIEWER'))`,
    `CREATE TABLE interview_participant (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
      interview_id BIGINT UNSIGNED NOT NULL,
      user_id BIGINT UNSIGNED NULL,
      name VARCHAR(100) NULL,
      email VARCHAR(254) COLLATE utf8mb4_bin NULL,
      reminded_at DATETIME(3) NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX interview_participant_user (interview_id, user_id),
      INDEX interview_participant_of_user (user_id),
      CONSTRAINT interview_participant_interview_fk FOREIGN KEY (interview_id) REFERENCES interview (id) ON DELETE CASCADE,
      CONSTRAINT interview_participant_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
      CONSTRAINT interview_participant_email_check CHECK (email = LOWER(email)),
      CONSTRAINT interview_participant_guest_check CHECK ((name IS NULL) = (email IS NULL))
    ) ${TABLE_OPTIONS}`,
    `ALTER TABLE interview_feedback ADD COLUMN giver_id BIGINT UNSIGNED NOT NULL DEFAULT 0,
      DROP PRIMARY KEY, ADD PRIMARY KEY (interview_id, giver_id)`,
    'UPDATE interview_feedback f JOIN interview i ON i.id = f.interview_id SET f.giver_id = i.company_id WHERE f.giver_id = 0',
  ],
};
