import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a request was rejected, and which request a line of the bell tells of. */
export class RejectionReasons1763600000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE approval ADD COLUMN reason VARCHAR(32) NULL, ADD COLUMN note TEXT NULL');
    // What administrators wrote to companies stood beside what employers write to candidates.
    await runner.query(
      'UPDATE approval SET note = feedback, feedback = NULL WHERE application_id IS NULL AND feedback IS NOT NULL',
    );
    await runner.query(
      `ALTER TABLE notification ADD COLUMN approval_id BIGINT UNSIGNED NULL,
        ADD INDEX notification_approval (approval_id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notification DROP INDEX notification_approval, DROP COLUMN approval_id');
    await runner.query('UPDATE approval SET feedback = note WHERE application_id IS NULL AND note IS NOT NULL');
    await runner.query('ALTER TABLE approval DROP COLUMN note, DROP COLUMN reason');
  }
}
