import type { Migration } from '../migration.js';

/** Each administrator chooses the mails about what waits; what a digest says is read from the queue (decision 0053). */
export const officeMail: Migration = {
  name: 'OfficeMail1763600000039',
  steps: [
    `ALTER TABLE user ADD COLUMN office_mail VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NULL,
      ADD CONSTRAINT user_office_mail_check CHECK (office_mail IN ('EACH', 'DIGEST', 'NONE'))`,
    'ALTER TABLE notification DROP CONSTRAINT notification_events_check',
    'ALTER TABLE notification DROP COLUMN unmailed',
    'ALTER TABLE notification ADD CONSTRAINT notification_events_check CHECK (events > 0)',
  ],
};
