import type { Migration } from '../migration.js';

/** Administrators act for companies, and jobs are corrected (decision 0154). The new checks accept all rows of the previous release. */
export const onBehalfOfClients: Migration = {
  name: 'OnBehalfOfClients1795824000014',
  steps: [
    `ALTER TABLE approval ADD COLUMN asked_by VARCHAR(100) NULL,
      ADD COLUMN asked_channel VARCHAR(32) COLLATE ascii_bin NULL,
      ADD COLUMN correction MEDIUMTEXT NULL`,
    `ALTER TABLE approval DROP CONSTRAINT approval_proposed_check,
      DROP CONSTRAINT approval_proposal_check,
      ADD CONSTRAINT approval_proposed_check CHECK (proposed_value IN ('PENDING', 'APPLIED', 'SHORTLISTED', 'INTERVIEW_SCHEDULED',
        'INTERVIEW_NOT_ATTENDED', 'SELECTED', 'REJECTED', 'APPROVED', 'CORRECTION')),
      ADD CONSTRAINT approval_proposal_check CHECK ((application_id IS NULL) = (proposed_value IN ('APPROVED', 'CORRECTION'))),
      ADD CONSTRAINT approval_correction_check CHECK ((proposed_value = 'CORRECTION') = (correction IS NOT NULL)
        AND (correction IS NULL OR (job_id IS NOT NULL AND JSON_VALID(correction)))),
      ADD CONSTRAINT approval_asked_check CHECK ((asked_by IS NULL) = (asked_channel IS NULL)),
      ADD CONSTRAINT approval_channel_check CHECK (asked_channel IN ('PHONE', 'EMAIL', 'MEETING', 'WHATSAPP', 'OTHER'))`,
    'ALTER TABLE decision_undo MODIFY mail_keys MEDIUMTEXT NOT NULL',
  ],
};
