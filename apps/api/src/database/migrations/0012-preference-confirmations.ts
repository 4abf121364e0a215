import type { Migration } from '../migration.js';

/** The time of the yearly email that asks candidates whether their job preferences are still right. */
export const preferenceConfirmations: Migration = {
  name: 'PreferenceConfirmations1795824000012',
  steps: ['ALTER TABLE candidate_profile ADD COLUMN confirmation_asked_at DATETIME(3) NULL'],
};
