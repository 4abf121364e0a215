import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDataSource } from '../src/database/data-source.js';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));

/** A statement that needs an index: the folder of the file that sends it, and the rows that it reads. */
type Use = readonly [folder: string, rows: string];

const USES: Readonly<Record<string, Use>> = {
  api_client_key: ['features/api-clients', "key_hash IN ('a', 'b')"],
  application_attempt: ['features/applications', 'candidate_id = 1 AND job_id = 1 ORDER BY attempt DESC'],
  application_company_applied: ['features/applications', 'company_id = 1 ORDER BY applied_at DESC, id DESC'],
  application_company_standing: [
    'features/dashboard',
    "company_id = 1 AND approval_state = 'PENDING' ORDER BY status_updated_at, id",
  ],
  application_job_applied: ['features/applications', 'job_id = 1 ORDER BY applied_at DESC, id DESC'],
  application_candidate_applied: ['features/applications', 'candidate_id = 1 ORDER BY applied_at DESC, id DESC'],
  application_applied: ['features/applications', 'TRUE ORDER BY applied_at DESC, id DESC'],
  application_changed: ['features/applications', 'TRUE ORDER BY status_updated_at DESC, id DESC'],
  application_list_applied: ['features/applications', "list_status = 'APPLIED' ORDER BY applied_at DESC, id DESC"],
  application_list_changed: [
    'features/applications',
    "list_status = 'APPLIED' ORDER BY status_updated_at DESC, id DESC",
  ],
  application_modified: ['features/applications', "modified_at >= '2026-11-22'"],
  application_active_applied: ['features/applications', 'is_active = 0 ORDER BY applied_at DESC, id DESC'],
  application_reply_applied: [
    'features/applications',
    "candidate_reply = 'DECLINED' ORDER BY applied_at DESC, id DESC",
  ],
  application_reply_changed: [
    'features/applications',
    "candidate_reply = 'DECLINED' ORDER BY status_updated_at DESC, id DESC",
  ],
  application_joining: [
    'features/applications',
    "date_of_joining BETWEEN '2026-11-16' AND '2026-11-22' AND approved_status = 'SELECTED'",
  ],
  application_fact_applied: ['features/reporting', "applied_on BETWEEN '2026-04-01' AND '2027-03-31'"],
  application_fact_accepted: ['features/reporting', "accepted_on BETWEEN '2026-04-01' AND '2027-03-31'"],
  application_fact_outcome: ['features/reporting', 'application_id IN (1, 2)'],
  application_fact_recommended: ['features/reporting', "recommended_on BETWEEN '2026-04-01' AND '2027-03-31'"],
  application_fact_client: [
    'features/reporting',
    "company_id = 1 AND accepted_on BETWEEN '2026-04-01' AND '2027-03-31'",
  ],
  application_fact_shown: [
    'features/reporting',
    "company_id = 1 AND accepted_on BETWEEN '2026-04-01' AND '2027-03-31' AND city = 'Surat'",
  ],
  application_fact_shortlisted: ['features/reporting', "shortlisted_on BETWEEN '2026-04-01' AND '2027-03-31'"],
  application_fact_interview: ['features/reporting', "interview_on BETWEEN '2026-04-01' AND '2027-03-31'"],
  application_fact_missed: ['features/reporting', "missed_on BETWEEN '2026-04-01' AND '2027-03-31'"],
  application_fact_selected: ['features/reporting', "selected_on BETWEEN '2026-04-01' AND '2027-03-31'"],
  application_fact_joined: ['features/reporting', "joined_on BETWEEN '2026-04-01' AND '2027-03-31'"],
  application_fact_company: [
    'features/reporting',
    "company_id = 1 AND applied_on BETWEEN '2026-04-01' AND '2027-03-31'",
  ],
  application_fact_job: ['features/reporting', 'job_id = 1'],
  approval_fact_decided: ['features/reporting', "decided_on BETWEEN '2026-04-01' AND '2027-03-31'"],
  approval_fact_clock: [
    'features/reporting',
    'decision_group BETWEEN 20260400 AND 20270399 ORDER BY decision_group, clock_minutes',
  ],
  approval_fact_working: [
    'features/reporting',
    'decision_group BETWEEN 20260400 AND 20270399 ORDER BY decision_group, working_minutes',
  ],
  approval_fact_entered: ['features/reporting', "entered_on BETWEEN '2026-04-01' AND '2027-03-31'"],
  approval_fact_waiting: ['features/reporting', "outcome = 'PENDING' AND gone_at IS NULL"],
  approval_fact_requested: ['features/reporting', "requested_on BETWEEN '2026-04-01' AND '2027-03-31'"],
  approval_fact_company: ['features/reporting', 'company_id = 1'],
  approval_fact_job: ['features/reporting', 'job_id = 1'],
  interview_fact_starts: ['features/reporting', "starts_on BETWEEN '2026-04-01' AND '2027-03-31'"],
  interview_fact_company: ['features/reporting', 'company_id = 1'],
  interview_fact_job: ['features/reporting', 'job_id = 1'],
  offer_fact_made: ['features/reporting', "made_on BETWEEN '2026-04-01' AND '2027-03-31'"],
  offer_fact_company: ['features/reporting', 'company_id = 1'],
  offer_fact_filled: ['features/reporting', "filled_on BETWEEN '2026-04-01' AND '2027-03-31'"],
  invitation_fact_invited: ['features/reporting', "invited_on BETWEEN '2026-04-01' AND '2027-03-31'"],
  invitation_fact_company: ['features/reporting', 'company_id = 1'],
  invitation_fact_job: ['features/reporting', 'job_id = 1'],
  job_fact_posted: [
    'features/reporting',
    "posted_on BETWEEN '2026-04-01' AND '2027-03-31' ORDER BY posted_on DESC, job_id DESC",
  ],
  job_fact_company: ['features/reporting', 'company_id = 1'],
  job_responsible: ['features/jobs', 'responsible_id = 1 ORDER BY posted_at DESC, id DESC'],
  job_modified: ['features/jobs', "modified_at >= '2026-11-22'"],
  job_view_day_company: ['features/reporting', 'company_id = 1'],
  application_fact_application: ['features/bulk-delete', 'application_id IN (1, 2)'],
  approval_fact_approval: ['features/bulk-delete', 'approval_id IN (1, 2)'],
  approval_company: ['features/approvals', 'company_id IN (1, 2) ORDER BY company_id, requested_at, id'],
  approval_job: ['features/approvals', 'job_id IN (1, 2) ORDER BY job_id, requested_at, id'],
  approval_application: ['features/approvals', 'application_id IN (1, 2) ORDER BY application_id, requested_at, id'],
  approval_state_requested: ['features/approvals', "state = 'PENDING' ORDER BY requested_at, id"],
  approval_requested: ['features/approvals', 'TRUE ORDER BY requested_at, id'],
  approval_responsible: ['database', "responsible_id = 1 AND state = 'PENDING'"],
  approval_requested_by: ['features/my-data', 'requested_by_id = 1 ORDER BY requested_at, id'],
  audit_event_subject: ['features/bulk-delete', "subject_type IN ('USER', 'CANDIDATE') AND subject_id IN ('1', '2')"],
  audit_event_actor: ['features/bulk-delete', 'actor_id IN (1, 2)'],
  audit_event_actor_company: ['features/merges', 'actor_company_id = 1'],
  audit_event_at: ['database', "at < '2020-01-01' ORDER BY at"],
  candidate_education_position: ['features/candidates', 'candidate_id IN (1, 2) ORDER BY candidate_id, position'],
  candidate_experience_position: ['features/candidates', 'candidate_id IN (1, 2) ORDER BY candidate_id, position'],
  candidate_merge_removed: ['features/merges', 'removed_id IN (1, 2)'],
  candidate_merge_keep: ['features/merges', 'keep_id IN (1, 2) ORDER BY keep_id, merged_at, id'],
  candidate_merge_merged: ['database', "merged_at < '2020-01-01'"],
  candidate_skill_position: ['features/candidates', 'candidate_id IN (1, 2) ORDER BY candidate_id, position'],
  candidate_skill_skill: ['features/candidates', "candidate_id = 1 AND skill IN ('a', 'b')"],
  company_address_position: ['features/companies', 'company_id IN (1, 2) ORDER BY company_id, position'],
  company_approval_created: ['features/companies', "approval_state = 'PENDING' ORDER BY created_at DESC, id DESC"],
  company_created: ['features/companies', 'TRUE ORDER BY created_at DESC, id DESC'],
  company_mark_mark: ['features/companies', "kind = 'GSTIN' AND mark IN ('a', 'b')"],
  company_modified: ['features/companies', "modified_at >= '2026-11-22'"],
  company_responsible: ['features/companies', 'responsible_id = 1 ORDER BY created_at DESC, id DESC'],
  company_name: ['features/companies', 'TRUE ORDER BY name, id'],
  contact_message_created: ['features/contact', 'TRUE ORDER BY created_at DESC, id DESC'],
  contact_message_handled: ['features/contact', 'is_handled = 0 ORDER BY created_at DESC, id DESC'],
  contact_message_email: ['features/bulk-delete', "email IN ('a', 'b')"],
  decision_notification_due: ['features/approvals', "company_id = 1 AND due_at <= '2026-11-22'"],
  decision_undo_decided: ['database', "decided_at < '2020-01-01' ORDER BY decided_at"],
  email_verification_user: ['features/accounts', 'user_id = 1'],
  import_batch_kind: ['features/bulk-import', "kind = 'CANDIDATES' ORDER BY imported_at DESC, id DESC"],
  imported_account_import: ['features/bulk-import', 'import_id = 1 ORDER BY user_id'],
  joining_application: ['features/my-data', 'application_id = 1'],
  job_view_day_day: ['features/reporting', "day BETWEEN '2026-11-01' AND '2026-11-22'"],
  offer_fact_job: ['database', 'job_id IN (1, 2) AND accepted_at IS NOT NULL'],
  sign_up_fact_day: ['database', "signed_up_on BETWEEN '2026-11-01' AND '2026-11-22'"],
  offer_reply_once: ['features/applications', 'application_id IN (1, 2)'],
  job_invitation_once: ['features/applications', 'candidate_id = 1 AND job_id IN (2, 3)'],
  job_invitation_token: ['features/applications', "token_hash IN ('a', 'b')"],
  job_invitation_job: ['features/applications', 'job_id = 1 ORDER BY invited_at DESC, id DESC'],
  job_invitation_inviter: ['features/applications', "invited_by_id = 1 AND invited_at >= '2026-11-28'"],
  job_invitation_application: ['features/applications', 'application_id IN (1, 2)'],
  offer_link_application: ['features/applications', 'application_id = 1'],
  offer_link_expires: ['database', "expires_at < '2020-01-01' ORDER BY expires_at"],
  email_verification_expires: ['database', "expires_at < '2020-01-01' ORDER BY expires_at"],
  identity_mark_mark: ['features/candidates', "mark IN ('a', 'b')"],
  interview_company_starts: ['features/interviews', 'company_id = 1 ORDER BY starts_at DESC, id DESC'],
  interview_candidate_starts: ['features/interviews', "candidate_id = 1 AND starts_at > '2020-01-01'"],
  interview_starts: ['features/applications', "starts_at >= '2026-11-22' AND starts_at < '2026-11-23'"],
  interview_application: ['features/interviews', 'application_id = 1 ORDER BY starts_at DESC'],
  announced_job_round: ['features/jobs', 'round > 1 AND round <= 2 ORDER BY round DESC, job_id DESC'],
  job_alert_candidate: ['features/job-alerts', 'candidate_id = 1 ORDER BY created_at, id'],
  job_alert_news: [
    'features/job-alerts',
    "is_paused = 0 AND frequency = 'AT_ONCE' AND seen_round < 5 ORDER BY seen_round, id",
  ],
  job_alert_due: [
    'features/job-alerts',
    "is_paused = 0 AND frequency = 'DAILY' AND due_at <= '2030-01-01' ORDER BY due_at, id",
  ],
  job_change_job: ['database', 'job_id = 1 AND id > 1'],
  job_change_at: ['database', "at < '2020-01-01' ORDER BY at DESC, id DESC"],
  job_in_feed: ['features/jobs', "in_feed = 1 AND deadline < '2020-01-01' ORDER BY deadline, id"],
  job_listed: ['features/jobs', 'listed_at IS NOT NULL ORDER BY listed_at DESC, id DESC'],
  job_facets: ['features/jobs', 'listed_at IS NOT NULL ORDER BY listed_at DESC, id DESC'],
  job_salary: ['features/jobs', 'TRUE ORDER BY salary_max DESC, id DESC'],
  job_city: ['features/jobs', "city = 'Surat' AND listed_at IS NOT NULL ORDER BY listed_at DESC, id DESC"],
  job_industry: ['features/jobs', "industry = 'Textile' AND listed_at IS NOT NULL ORDER BY listed_at DESC, id DESC"],
  job_company_posted: ['features/jobs', 'company_id = 1 ORDER BY posted_at DESC, id DESC'],
  job_approval_active: ['features/jobs', "approval_state = 'APPROVED' AND is_active = 1"],
  job_approval_posted: ['features/jobs', "approval_state = 'PENDING' ORDER BY posted_at DESC, id DESC"],
  job_posted: ['features/jobs', 'TRUE ORDER BY posted_at DESC, id DESC'],
  job_title: ['features/jobs', 'TRUE ORDER BY title, id'],
  job_company_name: ['features/jobs', 'TRUE ORDER BY company_name, id'],
  candidate_search_due: ['features/sourcing', 'due_at IS NOT NULL ORDER BY due_at, candidate_id'],
  candidate_search_resume_due: ['features/sourcing', 'resume_due_at IS NOT NULL ORDER BY resume_due_at, candidate_id'],
  indexed_candidate_candidate: ['features/sourcing', 'candidate_id IN (1, 2)'],
  job_term_order: ['features/jobs', "term = 'surat' AND weight = 2 ORDER BY listed_at DESC, job_id DESC"],
  job_skill_order: ['features/jobs', "skill = 'tally' ORDER BY listed_at DESC, job_id DESC"],
  job_word_word: ['database', "word LIKE 'surat%' AND of_title = 1"],
  idempotency_key_created: ['database', "created_at < '2020-01-01' ORDER BY created_at"],
  known_device_user: ['features/accounts', 'user_id = 1 ORDER BY expires_at DESC'],
  known_device_expires: ['database', "expires_at < '2020-01-01' ORDER BY expires_at"],
  note_company: ['features/notes', 'company_id IN (1, 2) ORDER BY company_id, created_at, id'],
  note_candidate: ['features/notes', 'candidate_id IN (1, 2) ORDER BY candidate_id, created_at, id'],
  note_application: ['features/notes', 'application_id IN (1, 2) ORDER BY application_id, created_at, id'],
  note_job: ['features/notes', 'job_id IN (1, 2) ORDER BY job_id, created_at, id'],
  note_due: ['features/notes', "done_at IS NULL AND due_on <= '2026-11-29' ORDER BY due_on, id"],
  note_word_word: ['database', "word LIKE 'surat%'"],
  recommendation_application: ['features/applications', 'application_id IN (1, 2) ORDER BY application_id, id'],
  notification_user_created: ['features/notifications', 'user_id = 1 ORDER BY created_at DESC, id DESC'],
  notification_user_unread: [
    'features/notifications',
    'user_id = 1 AND read_at IS NULL ORDER BY created_at DESC, id DESC',
  ],
  notification_candidate: ['features/bulk-delete', 'candidate_id IN (1, 2)'],
  notification_company: [
    'features/notifications',
    "company_id = 1 AND kind = 'NEW_JOB' AND user_id IN (1, 2) AND read_at IS NULL",
  ],
  notification_approval: ['features/notifications', 'approval_id = 1 AND read_at IS NULL'],
  notification_created: ['database', "created_at < '2020-01-01' ORDER BY created_at"],
  outbox_message_key: ['platform', "message_key IN ('a', 'b')"],
  outbox_message_due: ['platform', "state = 'WAITING' AND priority = 1 AND due_at <= '2030-01-01' ORDER BY due_at, id"],
  outbox_message_state_created: ['platform', "state IN ('WAITING', 'DEAD')"],
  outbox_message_recipient: ['features/bulk-delete', "recipient IN ('a', 'b')"],
  outbox_message_candidate: ['features/bulk-delete', 'candidate_id IN (1, 2)'],
  outbox_message_company: ['features/bulk-delete', 'company_id IN (1, 2)'],
  password_token_user_purpose: ['features/accounts', 'user_id IN (1, 2)'],
  password_token_expires: ['database', "purpose = 'RESET' AND expires_at < '2020-01-01' ORDER BY expires_at"],
  rate_limit_expire: ['database', 'expire < 1 ORDER BY expire'],
  recovery_code_user: ['features/accounts', 'user_id = 1'],
  spreadsheet_link_token: ['features/reporting', "token_hash IN ('a', 'b')"],
  spreadsheet_link_expires: ['database', "expires_at < '2020-01-01' ORDER BY expires_at"],
  saved_job_once: ['features/saved-jobs', 'candidate_id = 1 AND job_id IN (2, 3)'],
  saved_job_saved: ['features/saved-jobs', 'candidate_id = 1 ORDER BY saved_at DESC, id DESC'],
  saved_view_name: ['features/saved-views', 'user_id = 1 ORDER BY name'],
  company_join_request_once: ['features/companies', 'company_id IN (1, 2)'],
  company_join_request_requested: ['features/companies', "requested_at < '2026-01-01'"],
  collected_email_key: ['platform/outbox', "message_key IN ('a', 'b')"],
  company_merge_keep: ['features/merges', 'keep_id IN (1, 2) ORDER BY keep_id, merged_at, id'],
  company_merge_removed: ['features/merges', 'removed_id IN (1, 2)'],
  company_member_company: ['database', 'company_id IN (1, 2)'],
  interview_participant_user: ['features/interviews', 'interview_id IN (1, 2)'],
  interview_participant_of_user: ['database', 'user_id IN (1, 2)'],
  guest_link_participant: ['features/interviews', 'participant_id IN (1, 2)'],
  guest_link_expires: ['database', "expires_at < '2020-01-01' ORDER BY expires_at"],
  talent_pool_name: ['features/talent-pools', 'TRUE ORDER BY name'],
  talent_pool_member_once: ['features/talent-pools', 'candidate_id IN (1, 2)'],
  talent_pool_member_pool: ['features/talent-pools', 'pool_id = 1'],
  session_user: ['features/accounts', 'user_id = 1'],
  session_expires: ['database', "expires_at < '2020-01-01' ORDER BY expires_at"],
  stored_file_owner: ['features/bulk-delete', 'owner_id IN (1, 2)'],
  stored_file_key: ['features/files', "storage_key IN ('a', 'b')"],
  stored_file_scan_state: ['features/files', "scan_state = 'WAITING'"],
  user_email: ['features/accounts', "email IN ('a', 'b')"],
  user_word_word: ['database', "user_type = 'CANDIDATE' AND word LIKE 'asha%' AND of_name = 1"],
  user_type_active: ['features/candidates', "type = 'CANDIDATE' AND is_active = 1"],
  user_type_contact: ['features/candidates', "type = 'CANDIDATE' AND contact IN ('9876543210', '9876543211')"],
  user_type_created: ['features/candidates', "type = 'CANDIDATE' ORDER BY created_at DESC, id DESC"],
  user_type_modified: ['features/candidates', "type = 'CANDIDATE' AND modified_at >= '2026-11-22'"],
  user_type_name: ['features/candidates', "type = 'CANDIDATE' ORDER BY first_name, last_name, id"],
  webhook_api_client: ['features/webhooks', 'api_client_id = 1'],
  webhook_delivery_due: ['features/webhooks', "webhook_id = 1 AND state = 'WAITING' AND due_at <= '2026-11-22'"],
  webhook_delivery_subject: ['features/webhooks', "webhook_id = 1 AND subject = 'application:1' ORDER BY sequence, id"],
  webhook_delivery_latest: ['features/webhooks', 'webhook_id = 1 ORDER BY created_at DESC, id DESC'],
  webhook_delivery_created: ['database', "created_at < '2020-01-01' ORDER BY created_at"],
  user_type_email: ['features/candidates', "type = 'CANDIDATE' ORDER BY email, id"],
};

/** The source code by folder. */
const sources = new Map<string, string>();
function sourcesIn(folder: string): string {
  const files = readdirSync(SOURCES + folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const text =
    sources.get(folder) ?? files.map((file) => readFileSync(`${SOURCES}${folder}/${file}`, 'utf8')).join('\n');
  sources.set(folder, text);
  return text;
}

describe('an index', () => {
  let dataSource: DataSource;
  let tableOf: Map<string, { table: string; first: string }>;
  beforeAll(async () => {
    const url = new URL(inject('databaseServer'));
    url.pathname = inject('migratedDatabase');
    dataSource = await openDataSource(url.href, 2);
    // Excludes the indexes of foreign keys, which have the names of their keys: the engine needs them. Servers of an earlier version use candidate_term.
    const rows = await dataSource.query<{ name: string; table: string; first: string }[]>(
      `SELECT index_name AS name, table_name AS \`table\`, column_name AS first FROM information_schema.statistics
       WHERE table_schema = DATABASE() AND seq_in_index = 1 AND index_name <> 'PRIMARY' AND index_name NOT LIKE '%\\_fk' AND table_name <> 'candidate_term'`,
    );
    tableOf = new Map(rows.map((row) => [row.name, row]));
  });
  afterAll(() => dataSource.destroy());

  test('is listed with a statement that needs it, and each listed index exists', () => {
    expect([...tableOf.keys()].toSorted()).toEqual(Object.keys(USES).toSorted());
  });

  test.each(Object.entries(USES))('%s is used by its statement without a filesort', async (index, [folder, rows]) => {
    const { table = '', first = '' } = tableOf.get(index) ?? {};
    const sql = `SELECT * FROM ${table} FORCE INDEX (${index}) WHERE ${rows} LIMIT 25`;
    const [plan] = await dataSource.query<{ key: string | null; Extra: string | null }[]>(
      `EXPLAIN FORMAT=TRADITIONAL ${sql}`,
    );
    expect(plan?.key).toBe(index);
    expect(plan?.Extra ?? '').not.toContain('filesort');
    const property = first.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
    const columnPattern = new RegExp(`\\b(?:${first}|${property})\\b`);
    expect(columnPattern.test(sourcesIn(folder)), folder).toBe(true);
  });
});
