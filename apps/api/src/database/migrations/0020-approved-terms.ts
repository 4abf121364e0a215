import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an administrator approved of a job that its employer has changed since; what stood before counts as approved. */
export class ApprovedTerms1763600000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE job ADD COLUMN approved_terms TEXT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE job DROP COLUMN approved_terms');
  }
}
