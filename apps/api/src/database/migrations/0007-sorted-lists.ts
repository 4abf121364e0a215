import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The indexes behind the orders and filters of the administrator's lists (decision 0029). Those of people and jobs hold the
 * searched texts and the filters too, so that a search that finds little reads index entries and not the rows.
 */
export class SortedLists1763600000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, changes] of CHANGES) {
      await runner.query(
        `ALTER TABLE ${table} ${changes.map(({ name, columns, before }) => `${before ? `DROP INDEX ${name}, ` : ''}ADD INDEX ${name} (${columns})`).join(', ')}`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, changes] of CHANGES.toReversed()) {
      await runner.query(
        `ALTER TABLE ${table} ${changes.map(({ name, before }) => `DROP INDEX ${name}${before ? `, ADD INDEX ${name} (${before})` : ''}`).join(', ')}`,
      );
    }
  }
}

interface IndexChange {
  name: string;
  columns: string;
  /** What it held until now; absent where the index is new. */
  before?: string;
}

const CHANGES: readonly [table: string, changes: readonly IndexChange[]][] = [
  [
    'user',
    [
      {
        name: 'user_type_created',
        columns: 'type, created_at, id, first_name, last_name, email, contact, is_active',
        before: 'type, created_at, id',
      },
      {
        name: 'user_type_name',
        columns: 'type, first_name, last_name, id, email, contact, is_active, created_at',
      },
      {
        name: 'user_type_email',
        columns: 'type, email, id, first_name, last_name, contact, is_active, created_at',
      },
    ],
  ],
  ['company', [{ name: 'company_name', columns: 'name, id' }]],
  [
    'job',
    [
      { name: 'job_posted', columns: 'posted_at, id, title, company_name, approval_state', before: 'posted_at, id' },
      {
        name: 'job_approval_posted',
        columns: 'approval_state, posted_at, id, title, company_name',
        before: 'approval_state, posted_at, id',
      },
      { name: 'job_title', columns: 'title, id, company_name, approval_state, posted_at' },
      { name: 'job_company_name', columns: 'company_name, id, title, approval_state, posted_at' },
    ],
  ],
  [
    'application',
    [
      { name: 'application_changed', columns: 'status_updated_at, id, applied_at' },
      { name: 'application_approval_changed', columns: 'approval_state, status_updated_at, id, applied_at' },
      { name: 'application_status_applied', columns: 'status, applied_at, id' },
      { name: 'application_active_applied', columns: 'is_active, applied_at, id' },
    ],
  ],
];
