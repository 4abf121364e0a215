import type { Migration } from '../migration.js';

/** Candidates withdraw applications, with a reason, until they are selected (decision 0076). */
export const withdrawnApplications: Migration = {
  name: 'WithdrawnApplications1763600000056',
  steps: [
    `ALTER TABLE application
      ADD COLUMN withdrawn_at DATETIME(3) NULL,
      ADD COLUMN withdrawal_reason VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NULL,
      ADD COLUMN withdrawal_note TEXT NULL,
      ADD CONSTRAINT application_withdrawal_reason_check
        CHECK (withdrawal_reason IN ('OTHER_JOB', 'PAY', 'PLACE_OR_HOURS', 'NOT_WHAT_I_WANT', 'PERSONAL', 'OTHER')),
      ADD CONSTRAINT application_withdrawal_check CHECK ((withdrawn_at IS NULL) = (withdrawal_reason IS NULL)),
      ADD CONSTRAINT application_withdrawal_note_check CHECK (withdrawal_note IS NULL OR withdrawn_at IS NOT NULL),
      ADD CONSTRAINT application_withdrawn_check
        CHECK (withdrawn_at IS NULL OR approved_status IS NULL OR approved_status <> 'SELECTED')`,
  ],
};
