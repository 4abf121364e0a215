import { todayInIndia } from '@job-alert/domain/india/calendar';
import { TOTAL_COUNT_CAP } from '@job-alert/domain/lists/paging';
import { withQueryFilters } from '@job-alert/domain/search/query-filters';
import type { SqlReader } from '../../../database/sql-reader.js';
import type { Clock } from '../../../platform/clock.js';
import { type OpenJobRow, openJobPlan } from '../open-jobs/open-job-columns.read-model.js';
import { joinSql, joinValues, matchConditions } from '../open-jobs/open-job-conditions.rules.js';
import { OpenJobWordsReadModel } from '../open-jobs/open-job-words.read-model.js';
import type { OpenJob, OpenJobsFilter } from '../open-jobs/open-jobs.types.js';

/** A range of batches of new jobs: after the first, up to and including the second. */
interface BatchRange {
  after: number;
  upTo: number;
}

interface NewJobs {
  jobs: OpenJob[];
  total: number;
}

const PLAN = openJobPlan(['title', 'city', 'companyName', 'salaryMin', 'salaryMax', 'path']);
// New jobs are few, so they drive the statement instead of the search results.
const FROM = 'announced_job t FORCE INDEX (announced_job_round) STRAIGHT_JOIN job j ON j.id = t.job_id';

/** Open jobs of a search that had not been open before. */
export class NewJobsReadModel {
  private readonly words: OpenJobWordsReadModel;
  private readonly correctedQueries = new Map<string, string | null>();
  private correctedForBatch = 0;

  constructor(
    private readonly reader: SqlReader,
    private readonly clock: Clock,
  ) {
    this.words = new OpenJobWordsReadModel(reader);
  }

  async latestBatch(): Promise<number> {
    const row = await this.reader.row<{ round: number | null }>('SELECT MAX(round) AS round FROM announced_job');
    return row?.round ?? 0;
  }

  /** Returns the newest new jobs and their number up to the cap. Without any, words are corrected. */
  async findNew(search: OpenJobsFilter, rounds: BatchRange, take: number): Promise<NewJobs> {
    const filter = withQueryFilters(search);
    const jobs = await this.matching(filter, rounds, take);
    if (jobs.total > 0 || !filter.query) return jobs;
    const query = await this.correctedQuery(filter.query, rounds.upTo);
    return query === null ? jobs : this.matching({ ...filter, query }, rounds, take);
  }

  /** Returns the corrected query, or null if unchanged. Looked up once per batch and query. */
  private async correctedQuery(query: string, round: number): Promise<string | null> {
    if (this.correctedForBatch !== round) this.correctedQueries.clear();
    this.correctedForBatch = round;
    const cached = this.correctedQueries.get(query);
    if (cached !== undefined) return cached;
    const corrected = (await this.words.corrected({ query }))?.query ?? null;
    this.correctedQueries.set(query, corrected);
    return corrected;
  }

  private async matching(filter: OpenJobsFilter, { after, upTo }: BatchRange, take: number): Promise<NewJobs> {
    const conditions = [
      { sql: 't.round > ? AND t.round <= ? AND j.listed_at IS NOT NULL', values: [after, upTo] },
      ...matchConditions(filter, todayInIndia(this.clock.now())),
    ];
    const where = joinSql(conditions);
    const values = joinValues(conditions);
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
