import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many mails wait and how old the oldest is, out of an index and without reading a mail. */
export class OutboxAge1763600000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox_message ADD INDEX outbox_message_state_created (state, created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox_message DROP INDEX outbox_message_state_created');
  }
}
