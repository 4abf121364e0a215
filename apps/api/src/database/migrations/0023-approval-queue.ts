import type { Migration } from '../migration.js';

/** The administrators' queue in the order of its requests, whatever their state. */
export const approvalQueue: Migration = {
  name: 'ApprovalQueue1763600000023',
  steps: ['ALTER TABLE approval ADD INDEX approval_requested (requested_at, id)'],
};
