import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails to administrators that are gathered, and lines of the bell that stand for several events (decision 0040). */
export class OfficeDigests1763600000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('user', 'office_mailed_at'))) {
      await runner.query('ALTER TABLE user ADD COLUMN office_mailed_at DATETIME(3) NULL');
    }
    if (await runner.hasColumn('notification', 'unmailed')) return;
    await runner.query(
      `ALTER TABLE notification
        ADD COLUMN events INT UNSIGNED NOT NULL DEFAULT 1,
        ADD COLUMN unmailed INT UNSIGNED NOT NULL DEFAULT 0,
        DROP INDEX notification_company,
        ADD INDEX notification_company (company_id, kind, user_id, read_at)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE notification DROP INDEX notification_company, ADD INDEX notification_company (company_id),
        DROP COLUMN unmailed, DROP COLUMN events`,
    );
    await runner.query('ALTER TABLE user DROP COLUMN office_mailed_at');
  }
}
