import type { Migration } from '../migration.js';

/** Candidates answer offers, on the screen or by the link of a mail (decision 0076). */
export const answeredOffers: Migration = {
  name: 'AnsweredOffers1763600000057',
  steps: [
    'ALTER TABLE application ADD COLUMN offer_id BIGINT UNSIGNED NULL',
    `UPDATE application a SET a.offer_id = (SELECT MAX(p.id) FROM approval p
        WHERE p.application_id = a.id AND p.state = 'APPROVED' AND p.proposed_value = 'SELECTED')
      WHERE a.approved_status = 'SELECTED'`,
    `CREATE TABLE offer_reply (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
      application_id BIGINT UNSIGNED NOT NULL,
      offer_id BIGINT UNSIGNED NOT NULL,
      answer VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      reason VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NULL,
      note TEXT NULL,
      wished_date DATE NULL,
      answered_at DATETIME(3) NOT NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX offer_reply_once (application_id, offer_id, answer),
      CONSTRAINT offer_reply_application_fk FOREIGN KEY (application_id) REFERENCES application (id) ON DELETE CASCADE,
      CONSTRAINT offer_reply_answer_check CHECK (answer IN ('ACCEPTED', 'DECLINED', 'OTHER_DATE')),
      CONSTRAINT offer_reply_reason_check
        CHECK (reason IN ('OTHER_OFFER', 'PAY', 'PLACE_OR_HOURS', 'JOINING_DATE', 'PERSONAL', 'OTHER')),
      CONSTRAINT offer_reply_declined_check CHECK ((answer = 'DECLINED') = (reason IS NOT NULL)),
      CONSTRAINT offer_reply_date_check CHECK ((answer = 'OTHER_DATE') = (wished_date IS NOT NULL))
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
    `CREATE TABLE offer_link (
      token_hash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      application_id BIGINT UNSIGNED NOT NULL,
      offer_id BIGINT UNSIGNED NOT NULL,
      created_at DATETIME(3) NOT NULL,
      expires_at DATETIME(3) NOT NULL,
      PRIMARY KEY (token_hash),
      INDEX offer_link_application (application_id),
      INDEX offer_link_expires (expires_at),
      CONSTRAINT offer_link_application_fk FOREIGN KEY (application_id) REFERENCES application (id) ON DELETE CASCADE,
      CONSTRAINT offer_link_time_check CHECK (expires_at > created_at)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
  ],
};
