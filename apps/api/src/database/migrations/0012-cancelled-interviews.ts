import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Interviews can be cancelled. Those that selected and rejected people still had in front of them are. */
export class CancelledInterviews1763600000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE interview ADD COLUMN cancelled_at DATETIME(3) NULL');
    await runner.query(
      `UPDATE interview i JOIN application a ON a.id = i.application_id SET i.cancelled_at = UTC_TIMESTAMP(3)
       WHERE a.approved_status IN ('SELECTED', 'REJECTED') AND i.starts_at > UTC_TIMESTAMP(3)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE interview DROP COLUMN cancelled_at');
  }
}
