import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDataSource } from '../src/database/data-source.js';
import { migrate } from '../src/database/migrate.js';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));

/** Which statement needs an index: the file that sends it, and the rows that it asks for. */
type Use = readonly [file: string, rows: string];

const OPEN_JOBS = 'features/jobs/open-jobs-query.read-model.ts';
const JOBS = 'features/jobs/jobs.read-model.ts';
const APPLICATIONS = 'features/applications/applications.read-model.ts';
const STATUS_FILTER = 'features/applications/status-filter.read-model.ts';
const CANDIDATES = 'features/candidates/candidates.read-model.ts';
const COMPANIES = 'features/companies/companies.read-model.ts';
const COMPANY_ORDERS = 'features/companies/company-orders.read-model.ts';
const APPROVALS = 'features/approvals/approvals.read-model.ts';
const INTERVIEWS = 'features/interviews/interviews.repository.ts';
const NOTIFICATIONS = 'features/notifications/notifications.service.ts';
const TRACES = 'features/bulk-delete/traces.repository.ts';
const SESSIONS = 'features/accounts/sessions.service.ts';
const EXPIRED = 'database/expired-rows.ts';

const USES: Readonly<Record<string, Use>> = {
  api_client_key: ['features/api-clients/api-clients.service.ts', "key_hash IN ('a', 'b')"],
  application_attempt: [
    'features/applications/applications.repository.ts',
    'candidate_id = 1 AND job_id = 1 ORDER BY attempt DESC',
  ],
  application_company_applied: [APPLICATIONS, 'company_id = 1 ORDER BY applied_at DESC, id DESC'],
  application_job_applied: [APPLICATIONS, 'job_id = 1 ORDER BY applied_at DESC, id DESC'],
  application_candidate_applied: [APPLICATIONS, 'candidate_id = 1 ORDER BY applied_at DESC, id DESC'],
  application_applied: [APPLICATIONS, 'TRUE ORDER BY applied_at DESC, id DESC'],
  application_changed: [APPLICATIONS, 'TRUE ORDER BY status_updated_at DESC, id DESC'],
  application_list_applied: [STATUS_FILTER, "list_status = 'APPLIED' ORDER BY applied_at DESC, id DESC"],
  application_list_changed: [STATUS_FILTER, "list_status = 'APPLIED' ORDER BY status_updated_at DESC, id DESC"],
  application_active_applied: [STATUS_FILTER, 'is_active = 0 ORDER BY applied_at DESC, id DESC'],
  approval_company: [APPROVALS, 'company_id IN (1, 2) ORDER BY company_id, requested_at, id'],
  approval_job: [APPROVALS, 'job_id IN (1, 2) ORDER BY job_id, requested_at, id'],
  approval_application: [APPROVALS, 'application_id IN (1, 2) ORDER BY application_id, requested_at, id'],
  approval_state_requested: [APPROVALS, "state = 'PENDING' ORDER BY requested_at, id"],
  approval_requested: [APPROVALS, 'TRUE ORDER BY requested_at, id'],
  approval_requested_by: ['features/my-data/my-data.read-model.ts', 'requested_by_id = 1 ORDER BY requested_at, id'],
  audit_event_subject: [TRACES, "subject_type IN ('USER', 'CANDIDATE') AND subject_id IN ('1', '2')"],
  audit_event_actor: [TRACES, 'actor_id IN (1, 2)'],
  audit_event_at: [EXPIRED, "at < '2020-01-01' ORDER BY at"],
  candidate_education_position: [
    'features/candidates/profile-entries.read-model.ts',
    'candidate_id IN (1, 2) ORDER BY candidate_id, position',
  ],
  candidate_experience_position: [
    'features/candidates/profile-entries.read-model.ts',
    'candidate_id IN (1, 2) ORDER BY candidate_id, position',
  ],
  company_address_position: [COMPANIES, 'company_id IN (1, 2) ORDER BY company_id, position'],
  company_approval_created: [COMPANIES, "approval_state = 'PENDING' ORDER BY created_at DESC, id DESC"],
  company_created: [COMPANY_ORDERS, 'TRUE ORDER BY created_at DESC, id DESC'],
  company_name: [COMPANY_ORDERS, 'TRUE ORDER BY name, id'],
  contact_message_created: ['features/contact/contact.read-model.ts', 'TRUE ORDER BY created_at DESC, id DESC'],
  contact_message_handled: [
    'features/contact/contact.read-model.ts',
    'is_handled = 0 ORDER BY created_at DESC, id DESC',
  ],
  contact_message_email: [TRACES, "email IN ('a', 'b')"],
  email_verification_user: ['features/accounts/email-verifications.repository.ts', 'user_id = 1'],
  email_verification_expires: [EXPIRED, "expires_at < '2020-01-01' ORDER BY expires_at"],
  interview_company_starts: [
    'features/interviews/interviews.read-model.ts',
    'company_id = 1 ORDER BY starts_at DESC, id DESC',
  ],
  interview_candidate_starts: [INTERVIEWS, "candidate_id = 1 AND starts_at > '2020-01-01'"],
  interview_application: [INTERVIEWS, 'application_id = 1 ORDER BY starts_at DESC'],
  job_listed: [OPEN_JOBS, 'listed_at IS NOT NULL ORDER BY listed_at DESC, id DESC'],
  job_company_posted: [JOBS, 'company_id = 1 ORDER BY posted_at DESC, id DESC'],
  job_approval_posted: [JOBS, "approval_state = 'PENDING' ORDER BY posted_at DESC, id DESC"],
  job_posted: [JOBS, 'TRUE ORDER BY posted_at DESC, id DESC'],
  job_title: [JOBS, 'TRUE ORDER BY title, id'],
  job_company_name: [JOBS, 'TRUE ORDER BY company_name, id'],
  job_term_order: [OPEN_JOBS, "term = 'surat' AND weight = 2 ORDER BY listed_at DESC, job_id DESC"],
  known_device_user: ['features/accounts/known-devices.repository.ts', 'user_id = 1 ORDER BY expires_at DESC'],
  known_device_expires: [EXPIRED, "expires_at < '2020-01-01' ORDER BY expires_at"],
  notification_user_created: [NOTIFICATIONS, 'user_id = 1 ORDER BY created_at DESC, id DESC'],
  notification_user_unread: [NOTIFICATIONS, 'user_id = 1 AND read_at IS NULL ORDER BY created_at DESC, id DESC'],
  notification_candidate: [TRACES, 'candidate_id IN (1, 2)'],
  notification_company: [
    'features/notifications/office-bell.repository.ts',
    "company_id = 1 AND kind = 'NEW_JOB' AND user_id IN (1, 2) AND read_at IS NULL",
  ],
  notification_approval: ['features/notifications/office-news.service.ts', 'approval_id = 1 AND read_at IS NULL'],
  notification_created: [EXPIRED, "created_at < '2020-01-01' ORDER BY created_at"],
  outbox_message_key: ['platform/outbox.ts', "message_key IN ('a', 'b')"],
  outbox_message_due: [
    'platform/outbox-queue.ts',
    "state = 'WAITING' AND priority = 1 AND due_at <= '2030-01-01' ORDER BY due_at, id",
  ],
  outbox_message_state_created: ['platform/outbox-gauges.ts', "state IN ('WAITING', 'DEAD')"],
  outbox_message_recipient: [TRACES, "recipient IN ('a', 'b')"],
  outbox_message_candidate: [TRACES, 'candidate_id IN (1, 2)'],
  outbox_message_company: [TRACES, 'company_id IN (1, 2)'],
  password_token_user_purpose: ['features/accounts/password-tokens.repository.ts', 'user_id IN (1, 2)'],
  password_token_expires: [EXPIRED, "purpose = 'RESET' AND expires_at < '2020-01-01' ORDER BY expires_at"],
  rate_limit_expire: [EXPIRED, 'expire < 1 ORDER BY expire'],
  recovery_code_user: ['features/accounts/second-factor-check.service.ts', 'user_id = 1'],
  session_user: [SESSIONS, 'user_id = 1'],
  session_expires: [EXPIRED, "expires_at < '2020-01-01' ORDER BY expires_at"],
  stored_file_owner: ['features/bulk-delete/deletions.repository.ts', 'owner_id IN (1, 2)'],
  stored_file_key: ['features/files/sweep-files.service.ts', "storage_key IN ('a', 'b')"],
  stored_file_scan_state: ['features/files/later-scans.service.ts', "scan_state = 'WAITING'"],
  user_email: ['features/accounts/accounts.service.ts', "email IN ('a', 'b')"],
  user_type_created: [CANDIDATES, "type = 'CANDIDATE' ORDER BY created_at DESC, id DESC"],
  user_type_name: [CANDIDATES, "type = 'CANDIDATE' ORDER BY first_name, last_name, id"],
  user_type_email: [CANDIDATES, "type = 'CANDIDATE' ORDER BY email, id"],
};

describe('an index', () => {
  const name = `test_indexes_${process.pid}`;
  let dataSource: DataSource;
  let tableOf: Map<string, { table: string; first: string }>;
  beforeAll(async () => {
    dataSource = await openDataSource(await createScratchDatabase(inject('databaseServer'), name), 2);
    await migrate(dataSource);
    // Those that a foreign key brings along have its name and are needed by the engine.
    const rows = await dataSource.query<{ name: string; table: string; first: string }[]>(
      `SELECT index_name AS name, table_name AS \`table\`, column_name AS first FROM information_schema.statistics
       WHERE table_schema = DATABASE() AND seq_in_index = 1 AND index_name <> 'PRIMARY' AND index_name NOT LIKE '%\\_fk'`,
    );
    tableOf = new Map(rows.map((row) => [row.name, row]));
  });
  afterAll(async () => {
    await dataSource.destroy();
    await dropScratchDatabase(inject('databaseServer'), name);
  });

  test('has a statement that needs it, and each in the list is there', () => {
    expect([...tableOf.keys()].toSorted()).toEqual(Object.keys(USES).toSorted());
  });

  test.each(Object.entries(USES))('%s serves its statement', async (index, [file, rows]) => {
    const { table = '', first = '' } = tableOf.get(index) ?? {};
    const sql = `SELECT * FROM ${table} FORCE INDEX (${index}) WHERE ${rows} LIMIT 25`;
    const [plan] = await dataSource.query<{ key: string | null; Extra: string | null }[]>(
      `EXPLAIN FORMAT=TRADITIONAL ${sql}`,
    );
    expect(plan?.key).toBe(index);
    expect(plan?.Extra ?? '').not.toContain('filesort');
    expect(existsSync(SOURCES + file)).toBe(true);
    const property = first.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
    expect(readFileSync(SOURCES + file, 'utf8')).toMatch(new RegExp(`\\b(?:${first}|${property})\\b`));
  });
});
