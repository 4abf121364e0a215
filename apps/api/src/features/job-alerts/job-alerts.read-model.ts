import { type JobAlertFrequency, jobAlertState } from '@job-alert/domain/jobs/job-alert';
import { type JobSearchQuery, jobSearchPath } from '@job-alert/domain/search/job-search-path';
import type { SqlReader } from '../../database/sql-reader.js';
import type { JobAlert } from './job-alerts.types.js';

/** The kind of alert emails in the outbox, used to find undelivered ones. */
export const JOB_ALERT_MAIL = 'JOB_ALERT';

interface JobAlertRow {
  id: string;
  name: string;
  filter: string;
  frequency: JobAlertFrequency;
  isPaused: number;
  createdAt: Date;
  mailedAt: Date | null;
  /** MySQL returns a computed boolean as text, MariaDB as a number. */
  isVerified: number | string;
  isRefused: number | string;
}

/** A due alert with its recipient. */
export interface DueAlert extends Omit<JobAlertRow, 'filter' | 'isPaused'> {
  filter: JobSearchQuery;
  seenRound: number;
  candidateId: string;
  email: string;
  firstName: string;
  /** True if the account is active. */
  isActive: number;
}

/** After an undelivered email, the next one may fail as well. */
const COLUMNS = `a.id, a.name, a.filter, a.frequency, a.is_paused AS isPaused, a.created_at AS createdAt, a.mailed_at AS mailedAt,
  u.email_verified_at IS NOT NULL AS isVerified,
  EXISTS (SELECT 1 FROM outbox_message m WHERE m.recipient = u.email AND m.created_at >= a.resumed_at
    AND m.kind = '${JOB_ALERT_MAIL}' AND m.state = 'DEAD') AS isRefused`;
const OF_CANDIDATE = `SELECT ${COLUMNS} FROM job_alert a JOIN user u ON u.id = a.candidate_id`;

const DUE_LATER = (frequency: JobAlertFrequency) => `(SELECT id FROM job_alert
  WHERE is_paused = 0 AND frequency = '${frequency}' AND due_at <= ? ORDER BY due_at, id LIMIT ?)`;
const DUE = `SELECT ${COLUMNS}, a.seen_round AS seenRound, a.candidate_id AS candidateId, u.email, u.first_name AS firstName,
    u.is_active AS isActive FROM (
    (SELECT id FROM job_alert WHERE is_paused = 0 AND frequency = 'AT_ONCE' AND seen_round < ? AND due_at <= ?
      ORDER BY seen_round, id LIMIT ?)
    UNION ALL ${DUE_LATER('DAILY')} UNION ALL ${DUE_LATER('WEEKLY')}) due
  JOIN job_alert a ON a.id = due.id JOIN user u ON u.id = a.candidate_id LIMIT ?`;

/** Alerts of their owners, and due alerts. */
export class JobAlertsReadModel {
  constructor(private readonly reader: SqlReader) {}

  /** Returns the alerts of a candidate, oldest first. */
  async findByCandidate(candidateId: string): Promise<JobAlert[]> {
    const sql = `${OF_CANDIDATE} WHERE a.candidate_id = ? ORDER BY a.created_at, a.id`;
    return (await this.reader.rows<JobAlertRow>(sql, [candidateId])).map(present);
  }

  async one(candidateId: string, id: string): Promise<JobAlert | null> {
    const sql = `${OF_CANDIDATE} WHERE a.candidate_id = ? AND a.id = ?`;
    const row = await this.reader.row<JobAlertRow>(sql, [candidateId, id]);
    return row ? present(row) : null;
  }

  /**
   * Returns up to `limit` due alerts. Immediate alerts are only due if they have not been checked for the latest batch.
   */
  async due(now: Date, latest: number, limit: number): Promise<DueAlert[]> {
    const values = [latest, now, limit, now, limit, now, limit, limit];
    const rows = await this.reader.rows<Omit<DueAlert, 'filter'> & { filter: string }>(DUE, values);
    return rows.map(({ filter, ...row }): DueAlert => ({ ...row, filter: JSON.parse(filter) }));
  }
}

function present({ id, name, filter, frequency, createdAt, mailedAt, ...row }: JobAlertRow): JobAlert {
  const search: JobSearchQuery = JSON.parse(filter);
  const state = jobAlertState({
    isPaused: row.isPaused === 1,
    isVerified: Number(row.isVerified) === 1,
    isRefused: Number(row.isRefused) === 1,
  });
  return { id, name, frequency, state, path: jobSearchPath(search), createdAt, emailedAt: mailedAt };
}
