import type { Migration } from '../migration.js';

/** Links of mails also change the address of an account and change it back (decision 0062). */
export const emailLinks: Migration = {
  name: 'EmailLinks1763600000043',
  steps: [
    `ALTER TABLE email_verification
      ADD COLUMN purpose VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'VERIFY',
      ADD CONSTRAINT email_verification_purpose_check CHECK (purpose IN ('VERIFY', 'CHANGE', 'UNDO'))`,
  ],
};
