import { todayInIndia } from '@job-alert/domain/calendar';
import { TOTAL_COUNT_CAP } from '@job-alert/domain/paging';
import type { Reader } from '../../database/reader.js';
import type { Clock } from '../../platform/clock.js';
import { openJobPlan, type OpenJobRow } from './open-job-columns.read-model.js';
import { matchConditions, sqlOf, valuesOf } from './open-job-conditions.rules.js';
import type { OpenJob, OpenJobsFilter } from './open-jobs.types.js';

/** The rounds of new jobs that are looked at: later than the first, up to the second. */
export interface Rounds {
  after: number;
  upTo: number;
}

const PLAN = openJobPlan(['title', 'city', 'companyName', 'salaryMin', 'salaryMax', 'path']);
// What is new is little, so each of these is looked at, and not each that the search finds.
const FROM = 'announced_job t FORCE INDEX (announced_job_round) STRAIGHT_JOIN job j ON j.id = t.job_id';

/** The open jobs of a search that have not been open before. */
export class NewJobsReadModel {
  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {}

  async latestRound(): Promise<number> {
    const row = await this.reader.row<{ round: number | null }>('SELECT MAX(round) AS round FROM announced_job');
    return row?.round ?? 0;
  }

  /** The newest of them, and how many there are, no further than the cap. */
  async of(filter: OpenJobsFilter, { after, upTo }: Rounds, take: number): Promise<{ jobs: OpenJob[]; total: number }> {
    const conditions = [
      { sql: 't.round > ? AND t.round <= ? AND j.listed_at IS NOT NULL', values: [after, upTo] },
      ...matchConditions(filter, todayInIndia(this.clock.now())),
    ];
    const where = sqlOf(conditions);
    const values = valuesOf(conditions);
    const rows = await this.reader.rows<OpenJobRow>(
      `SELECT ${PLAN.columns} FROM ${FROM} WHERE ${where} ORDER BY t.round DESC, t.job_id DESC LIMIT ?`,
      [...values, take + 1],
    );
    const jobs = rows.slice(0, take).map((row) => PLAN.toNode(row));
    if (rows.length <= take) return { jobs, total: rows.length };
    const counted = await this.reader.row<{ total: string }>(
      `SELECT COUNT(*) AS total FROM (SELECT 1 FROM ${FROM} WHERE ${where} LIMIT ${TOTAL_COUNT_CAP}) AS found`,
      values,
    );
    return { jobs, total: Number(counted?.total ?? 0) };
  }
}
