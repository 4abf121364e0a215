import type { Migration } from '../migration.js';

/** What the virus scanner has said of each file. The few that wait for it are found by the index. */
export const scannedFiles: Migration = {
  name: 'ScannedFiles1763600000017',
  steps: [
    `ALTER TABLE stored_file
      ADD COLUMN scan_state VARCHAR(32) NOT NULL DEFAULT 'NONE',
      ADD CONSTRAINT stored_file_scan_state_check CHECK (scan_state IN ('NONE', 'CLEAN', 'WAITING', 'INFECTED')),
      ADD INDEX stored_file_scan_state (scan_state)`,
  ],
};
