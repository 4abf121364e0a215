import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the virus scanner has said of each file. The few that wait for it are found by the index. */
export class ScannedFiles1763600000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE stored_file
        ADD COLUMN scan_state VARCHAR(32) NOT NULL DEFAULT 'NONE',
        ADD CONSTRAINT stored_file_scan_state_check CHECK (scan_state IN ('NONE', 'CLEAN', 'WAITING', 'INFECTED')),
        ADD INDEX stored_file_scan_state (scan_state)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE stored_file DROP CONSTRAINT stored_file_scan_state_check`);
    await runner.query(`ALTER TABLE stored_file DROP INDEX stored_file_scan_state, DROP COLUMN scan_state`);
  }
}
