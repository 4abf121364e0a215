import type { Migration } from '../migration.js';

/** Lets a login in progress find out that the sessions of its account were ended meanwhile (decision 0101). */
export const sessionVersion: Migration = {
  name: 'SessionVersion1764200000079',
  steps: ['ALTER TABLE user ADD session_version INT UNSIGNED NOT NULL DEFAULT 1'],
};
