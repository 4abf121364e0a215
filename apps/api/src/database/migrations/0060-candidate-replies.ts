import type { Migration } from '../migration.js';

const CHOICE = 'VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin';

/** The latest answer to the present offer stands on the application, and lists are narrowed by what candidates have said (decision 0079). */
export const candidateReplies: Migration = {
  name: 'CandidateReplies1763600000060',
  steps: [
    `ALTER TABLE application ADD COLUMN offer_answer ${CHOICE} NULL`,
    `UPDATE application a SET a.offer_answer = (SELECT r.answer FROM offer_reply r
        WHERE r.application_id = a.id AND r.offer_id = a.offer_id ORDER BY r.id DESC LIMIT 1)
      WHERE a.offer_id IS NOT NULL`,
    `ALTER TABLE application
      ADD COLUMN candidate_reply ${CHOICE} GENERATED ALWAYS AS (IF(withdrawn_at IS NULL, offer_answer, 'WITHDRAWN')) STORED,
      ADD INDEX application_reply_applied (candidate_reply, applied_at, id),
      ADD INDEX application_reply_changed (candidate_reply, status_updated_at, id, applied_at),
      DROP INDEX application_joining,
      ADD INDEX application_joining (date_of_joining, approved_status, offer_answer, id),
      ADD CONSTRAINT application_offer_answer_check CHECK (offer_answer IN ('ACCEPTED', 'DECLINED', 'OTHER_DATE')),
      ADD CONSTRAINT application_answered_check CHECK (offer_answer IS NULL OR offer_id IS NOT NULL)`,
  ],
};
