import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails and notifications know whom they tell of, so that they go with the account (decision 0030). */
export class WhomNewsTellsOf1763600000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(addTo(table));
    // Lines from before cannot say whom they tell of. They are news only: what waits stands in the lists.
    await runner.query('DELETE FROM notification');
    for (const { kind, join, changes } of TOLD_BY_MAIL) {
      await runner.query(
        `UPDATE outbox_message m JOIN ${join} = CAST(SUBSTRING_INDEX(SUBSTRING_INDEX(m.message_key, ':', 2), ':', -1) AS UNSIGNED)
         SET ${changes} WHERE m.kind = '${kind}'`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(
        `ALTER TABLE ${table} DROP INDEX ${table}_company, DROP INDEX ${table}_candidate, DROP COLUMN company_id, DROP COLUMN candidate_id`,
      );
    }
  }
}

const TABLES = ['outbox_message', 'notification'] as const;

const addTo = (table: string): string => `ALTER TABLE ${table}
  ADD COLUMN candidate_id BIGINT UNSIGNED NULL, ADD COLUMN company_id BIGINT UNSIGNED NULL,
  ADD INDEX ${table}_candidate (candidate_id), ADD INDEX ${table}_company (company_id)`;

const OF_APPLICATION = 'm.candidate_id = s.candidate_id, m.company_id = s.company_id';

/** Where each kind of news to administrators finds whom it tells of, by the id in the key of its mail. */
const TOLD_BY_MAIL = [
  { kind: 'NEW_EMPLOYER', join: 'company s ON s.id', changes: 'm.company_id = s.id' },
  { kind: 'NEW_JOB', join: 'job s ON s.id', changes: 'm.company_id = s.company_id' },
  { kind: 'NEW_APPLICATION', join: 'application s ON s.id', changes: OF_APPLICATION },
  {
    kind: 'NEW_PROPOSAL',
    join: 'application s JOIN approval a ON a.application_id = s.id AND a.id',
    changes: OF_APPLICATION,
  },
  { kind: 'INTERVIEW_SCHEDULED', join: 'interview s ON s.id', changes: OF_APPLICATION },
] as const;
