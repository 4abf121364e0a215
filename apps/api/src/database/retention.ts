import { MERGE_UNDO_DAYS } from '@job-alert/domain/candidates/candidate-merge';
import { DELIVERY_RETENTION_DAYS } from '@job-alert/domain/integrations/webhooks';
import { JOB_FEED_RETENTION_DAYS } from '@job-alert/domain/jobs/job-feed-event';
import { REPORT_LINK_RETENTION_DAYS } from '@job-alert/domain/reports/report-link';
import type { DataSource } from 'typeorm';

const BATCH_SIZE = 1_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The retention of audit events and notifications, in days. */
interface Retention {
  auditDays: number;
  notificationDays: number;
}

interface ExpiryRule {
  table: string;
  where: string;
  /** The column with the time. It is indexed, so each batch reads only the rows that it deletes. */
  column: string;
  before: Date | number;
}

/** The rules by which rows expire. Invitations never expire here, because they can be sent again. */
const expiryRules = (now: Date, { auditDays, notificationDays }: Retention): readonly ExpiryRule[] => {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  return [
    { table: 'session', where: '', column: 'expires_at', before: now },
    { table: 'password_token', where: "purpose = 'RESET' AND", column: 'expires_at', before: now },
    { table: 'email_verification', where: '', column: 'expires_at', before: now },
    { table: 'offer_link', where: '', column: 'expires_at', before: now },
    { table: 'guest_link', where: '', column: 'expires_at', before: now },
    { table: 'known_device', where: '', column: 'expires_at', before: now },
    { table: 'decision_undo', where: '', column: 'decided_at', before: new Date(now.getTime() - HOUR_MS) },
    { table: 'rate_limit', where: '', column: 'expire', before: now.getTime() },
    { table: 'idempotency_key', where: '', column: 'created_at', before: daysAgo(1) },
    { table: 'audit_event', where: '', column: 'at', before: daysAgo(auditDays) },
    { table: 'webhook_delivery', where: '', column: 'created_at', before: daysAgo(DELIVERY_RETENTION_DAYS) },
    { table: 'spreadsheet_link', where: '', column: 'expires_at', before: daysAgo(REPORT_LINK_RETENTION_DAYS) },
    { table: 'notification', where: '', column: 'created_at', before: daysAgo(notificationDays) },
  ];
};

/** Deletes expired rows in batches, so that no lock is held for long. Returns the number of deleted rows. */
export async function purgeExpiredRows(dataSource: DataSource, now: Date, retention: Retention): Promise<number> {
  let count = 0;
  for (const { table, where, column, before } of expiryRules(now, retention)) {
    const sql = `DELETE FROM ${table} WHERE ${where} ${column} < ? ORDER BY ${column} LIMIT ${BATCH_SIZE}`;
    for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE; count += deleted) {
      const result = await dataSource.query<{ affectedRows: number }>(sql, [before]);
      deleted = result.affectedRows;
    }
  }
  count += await purgeJobChanges(dataSource, new Date(now.getTime() - JOB_FEED_RETENTION_DAYS * DAY_MS));
  return count + (await purgeMergeUndo(dataSource, new Date(now.getTime() - MERGE_UNDO_DAYS * DAY_MS)));
}

const LATEST_OLD = 'SELECT id FROM job_change WHERE at < ? ORDER BY at DESC, id DESC LIMIT 1';
const MOVE_FEED_START = 'UPDATE job_feed SET forgotten = ? WHERE forgotten < ?';
// The remaining old entries are the latest ones of open jobs. New readers of the feed need them.
const OBSOLETE = `SELECT c.id FROM job_change c WHERE c.id > ? AND c.id <= ? AND (c.kind = 'CLOSED'
    OR EXISTS (SELECT 1 FROM job_change later WHERE later.job_id = c.job_id AND later.id > c.id)) ORDER BY c.id LIMIT ${BATCH_SIZE}`;

/** Deletes old entries of the job change feed. Moves its start first, so that late readers get an error. */
async function purgeJobChanges(dataSource: DataSource, before: Date): Promise<number> {
  const [latest] = await dataSource.query<{ id: string }[]>(LATEST_OLD, [before]);
  if (!latest) return 0;
  await dataSource.query(MOVE_FEED_START, [latest.id, latest.id]);
  let count = 0;
  for (let after: string | undefined = '0'; after !== undefined; ) {
    const rows: { id: string }[] = await dataSource.query(OBSOLETE, [after, latest.id]);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await dataSource.query('DELETE FROM job_change WHERE id IN (?)', [ids]);
    count += ids.length;
    after = ids.at(-1);
  }
  return count;
}

/** Deletes the data that undoing a merge needs once the merge can no longer be undone. The merged account keeps its email address taken. */
async function purgeMergeUndo(dataSource: DataSource, before: Date): Promise<number> {
  await dataSource.query(
    'DELETE p FROM candidate_merge m JOIN candidate_profile p ON p.id = m.removed_id WHERE m.merged_at < ?',
    [before],
  );
  const sql = 'UPDATE candidate_merge SET moved = NULL WHERE merged_at < ? AND moved IS NOT NULL';
  return (await dataSource.query<{ affectedRows: number }>(sql, [before])).affectedRows;
}
