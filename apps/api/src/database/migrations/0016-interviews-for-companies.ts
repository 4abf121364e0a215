import type { Migration } from '../migration.js';

/** Administrators cancel interviews for companies (decision 0156). The new checks accept all rows of the previous release. */
export const interviewsForCompanies: Migration = {
  name: 'InterviewsForCompanies1795824000016',
  steps: [
    `ALTER TABLE interview ADD COLUMN cancelled_by_name VARCHAR(200) NULL,
      ADD COLUMN cancel_asked_by VARCHAR(100) NULL,
      ADD COLUMN cancel_asked_channel VARCHAR(32) COLLATE ascii_bin NULL`,
    `ALTER TABLE interview ADD CONSTRAINT interview_cancelled_by_check CHECK (cancelled_by_name IS NULL OR cancelled_at IS NOT NULL),
      ADD CONSTRAINT interview_cancel_asked_check CHECK ((cancel_asked_by IS NULL) = (cancel_asked_channel IS NULL)
        AND (cancel_asked_by IS NULL OR cancelled_by_name IS NOT NULL)),
      ADD CONSTRAINT interview_cancel_channel_check CHECK (cancel_asked_channel IN ('PHONE', 'EMAIL', 'MEETING', 'WHATSAPP', 'OTHER'))`,
  ],
};
