import type { Migration } from '../migration.js';

const KINDS = `'JOB_OPENED', 'JOB_CHANGED', 'JOB_CLOSED', 'APPLICATION_SUBMITTED', 'APPLICATION_STATUS_CHANGED', 'INTERVIEW_SCHEDULED',
  'INTERVIEW_MOVED', 'INTERVIEW_CANCELLED', 'OFFER_ANSWERED', 'COMPANY_APPROVED'`;

/** Webhooks hear of jobs too, from the one place that knows when they open and close (decision 0081). */
export const webhookJobs: Migration = {
  name: 'WebhookJobs1763600000063',
  steps: [
    'ALTER TABLE webhook_delivery DROP CONSTRAINT webhook_delivery_kind_check',
    `ALTER TABLE webhook_delivery ADD CONSTRAINT webhook_delivery_kind_check CHECK (kind IN (${KINDS}))`,
  ],
};
