import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { createFileStore } from '../../api/src/platform/files/file-store.js';
import { sweepFiles } from '../../api/src/features/files/sweep-files.service.js';
import type { Acknowledged } from './load.js';

const HOURS_LATER = 2 * 3_600_000;

/** Each query finds incomplete records or missing files. */
const HALF_RECORDS: Readonly<Record<string, string>> = {
  'candidates without a profile': `SELECT u.id FROM user u LEFT JOIN candidate_profile p ON p.id = u.id WHERE u.type = 'CANDIDATE' AND p.id IS NULL`,
  'candidates without a resume': `SELECT p.id FROM candidate_profile p JOIN user u ON u.id = p.id LEFT JOIN stored_file f ON f.id = p.resume_id
    WHERE u.password_hash IS NOT NULL AND f.id IS NULL`,
  'applications without a request': `SELECT a.id FROM application a LEFT JOIN approval p ON p.application_id = a.id WHERE p.id IS NULL`,
  'applications that differ from their request': `SELECT a.id FROM application a JOIN approval p ON p.id = a.approval_id WHERE p.state <> a.approval_state`,
  'decisions without an entry in the trail': `SELECT p.id FROM approval p LEFT JOIN audit_event e ON e.action = 'APPROVE' AND e.subject_type = 'APPLICATION' AND e.subject_id = p.application_id
    WHERE p.state = 'APPROVED' AND p.application_id IS NOT NULL AND e.id IS NULL`,
  'employers without a company': `SELECT u.id FROM user u LEFT JOIN company c ON c.id = u.id WHERE u.type = 'EMPLOYER' AND c.id IS NULL`,
  'approved companies without their approval': `SELECT c.id FROM company c LEFT JOIN approval a ON a.id = c.approval_id AND a.company_id = c.id AND a.state = 'APPROVED'
    WHERE c.approval_state = 'APPROVED' AND a.id IS NULL`,
  'imported people without a link for their password': `SELECT u.id FROM user u LEFT JOIN password_token t ON t.user_id = u.id AND t.purpose = 'INVITATION'
    WHERE u.password_hash IS NULL AND t.user_id IS NULL`,
  'imported people without an entry in the trail': `SELECT u.id FROM user u LEFT JOIN audit_event e ON e.action = 'IMPORT' AND e.subject_type = IF(u.type = 'EMPLOYER', 'COMPANY', 'CANDIDATE')
    AND e.subject_id = CAST(u.id AS CHAR) WHERE u.password_hash IS NULL AND e.id IS NULL`,
  'invitations to nobody': `SELECT m.id FROM outbox_message m LEFT JOIN user u ON u.email = m.recipient WHERE m.kind = 'INVITATION' AND u.id IS NULL`,
  'sign-ups without their mail': `SELECT u.id FROM user u LEFT JOIN outbox_message m ON m.recipient = u.email WHERE u.type <> 'ADMIN' AND m.id IS NULL`,
};

/** Returns the damage of a fault, one sentence each. */
export async function broken(dataSource: DataSource, yes: Acknowledged): Promise<string[]> {
  const problems: string[] = [];
  const missing = async (records: string, ids: readonly string[], sql: string) => {
    const rows: { id: string }[] = ids.length === 0 ? [] : await dataSource.query(sql, [ids]);
    const existingIds = new Set(rows.map(({ id }) => id));
    const lost = ids.filter((id) => !existingIds.has(id));
    if (lost.length > 0) problems.push(`${lost.length} acknowledged ${records} lost: ${lost.join(', ')}`);
  };
  const { candidates, papers, applications, approvals } = yes;
  await missing(
    'sign-ups',
    candidates.map(({ id }) => id),
    'SELECT id FROM user WHERE id IN (?)',
  );
  await missing('papers', papers, 'SELECT id FROM candidate_profile WHERE id IN (?) AND pan_card_id IS NOT NULL');
  await missing('applications', applications, 'SELECT id FROM application WHERE id IN (?)');
  await missing('approvals', approvals, `SELECT id FROM application WHERE id IN (?) AND approved_status = 'APPLIED'`);
  for (const [what, sql] of Object.entries(HALF_RECORDS)) {
    const rows: { id: string }[] = await dataSource.query(sql);
    if (rows.length > 0) problems.push(`${rows.length} ${what}: ${rows.map(({ id }) => id).join(', ')}`);
  }
  return problems;
}

/** Runs the file sweep with a later clock, and compares the stored bytes with the rows. */
export async function sweep(
  dataSource: DataSource,
  dataFolder: string,
): Promise<{ strayFiles: number; problems: string[] }> {
  const store = createFileStore({ STORAGE_URL: undefined, DATA_DIR: dataFolder });
  const { strayFiles } = await sweepFiles(dataSource, store, { now: () => new Date(Date.now() + HOURS_LATER) });
  const rows: { storageKey: string }[] = await dataSource.query('SELECT storage_key AS storageKey FROM stored_file');
  const keys = new Set<string>();
  for await (const some of store.keysWrittenBefore(new Date(Date.now() + HOURS_LATER)))
    some.forEach((key) => keys.add(key));
  const referenced = new Set(rows.map(({ storageKey }) => storageKey));
  const without = [...referenced].filter((key) => !keys.has(key));
  const orphans = [...keys].filter((key) => !referenced.has(key));
  return {
    strayFiles,
    problems: [
      ...without.map((key) => `a row without its bytes: ${join(dataFolder, 'files', key)}`),
      ...orphans.map((key) => `bytes without a row after the sweep: ${join(dataFolder, 'files', key)}`),
    ],
  };
}
