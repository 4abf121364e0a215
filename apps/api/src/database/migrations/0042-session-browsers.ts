import type { Migration } from '../migration.js';

/** What a person needs to know a session by: the browser it was started with, and when it was last used (decision 0061). */
export const sessionBrowsers: Migration = {
  name: 'SessionBrowsers1763600000042',
  steps: [
    'ALTER TABLE session ADD COLUMN browser VARCHAR(40) NULL, ADD COLUMN last_used_at DATETIME(3) NULL',
    'UPDATE session SET last_used_at = created_at WHERE last_used_at IS NULL',
    'ALTER TABLE session MODIFY last_used_at DATETIME(3) NOT NULL',
    'ALTER TABLE session ADD CONSTRAINT session_used_check CHECK (last_used_at >= created_at)',
  ],
};
