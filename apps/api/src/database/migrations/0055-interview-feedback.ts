import type { Migration } from '../migration.js';

/** What employers say of candidates after a round (decision 0075). */
export const interviewFeedback: Migration = {
  name: 'InterviewFeedback1763600000055',
  steps: [
    `CREATE TABLE interview_feedback (
      interview_id BIGINT UNSIGNED NOT NULL,
      recommendation VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      skills TINYINT UNSIGNED NOT NULL,
      communication TINYINT UNSIGNED NOT NULL,
      attitude TINYINT UNSIGNED NOT NULL,
      note VARCHAR(2000) NULL,
      given_at DATETIME(3) NOT NULL,
      version INT UNSIGNED NOT NULL DEFAULT 1,
      PRIMARY KEY (interview_id),
      CONSTRAINT interview_feedback_interview_fk FOREIGN KEY (interview_id) REFERENCES interview (id) ON DELETE CASCADE,
      CONSTRAINT interview_feedback_recommendation_check CHECK (recommendation IN ('STRONG_YES', 'YES', 'NO', 'STRONG_NO')),
      CONSTRAINT interview_feedback_marks_check CHECK (skills BETWEEN 1 AND 5 AND communication BETWEEN 1 AND 5 AND attitude BETWEEN 1 AND 5)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
  ],
};
