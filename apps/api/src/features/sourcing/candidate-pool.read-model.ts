import type { QualificationLevel } from '@job-alert/domain/candidates/qualification-level';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import type { WorkMode } from '@job-alert/domain/jobs/job-labels';
import type { NoticePeriod, OpenTo } from '@job-alert/domain/jobs/job-preference-labels';
import { parseList, type SqlReader } from '../../database/sql-reader.js';
import type { Clock } from '../../platform/clock.js';
import { CONFIRMED_AT, FINDABLE } from '../candidates/visibility/search-visibility.rules.js';
import { CandidatePool, type PoolRow } from './candidate-pool.rules.js';

const POOL = `SELECT u.id, p.city, s.experience_months AS experienceMonths, s.qualification, p.resume_id IS NOT NULL AS hasResume,
    p.expected_salary AS expectedSalary, p.notice_period AS noticePeriod, p.open_to AS openTo, p.work_modes AS workModes, p.preferred_cities AS preferredCities,
    DATEDIFF(u.last_active_on, '1970-01-01') AS lastActiveDay, DATEDIFF(u.created_at, '1970-01-01') AS createdDay, ${CONFIRMED_AT} AS confirmedAt
  FROM user u JOIN candidate_profile p ON p.id = u.id LEFT JOIN candidate_search s ON s.candidate_id = u.id
  WHERE ${FINDABLE}`;

interface Raw {
  id: string;
  city: string | null;
  experienceMonths: number | null;
  qualification: QualificationLevel | null;
  hasResume: number | string;
  expectedSalary: number | string | null;
  noticePeriod: NoticePeriod | null;
  openTo: OpenTo | null;
  workModes: string | null;
  preferredCities: string | null;
  lastActiveDay: number | string | null;
  createdDay: number | string;
  confirmedAt: Date | null;
}

/** Up to this number, candidates are read for every search, which takes a few milliseconds. */
const MAX_UNCACHED = 2_000;
/** The share of time that reading more candidates may take. In between, the last ones are used. */
const SHARE_OF_TIME = 1 / 20;
/** Milliseconds after which a search waits for new ones. */
const MAX_AGE_MS = 5 * 60_000;

const DAY = 24 * 60 * 60_000;

interface Read {
  pool: CandidatePool;
  /** Milliseconds of a monotonic clock. */
  at: number;
  took: number;
}

/** Keeps the candidates who can be found in memory. Their texts stay in the database. */
export class CandidatePoolReadModel {
  private last: Read | null = null;
  private reading: Promise<Read> | null = null;

  constructor(
    private readonly reader: SqlReader,
    private readonly clock: Clock,
  ) {}

  async current(): Promise<CandidatePool> {
    const { last } = this;
    if (last === null || last.pool.size <= MAX_UNCACHED) return (await this.read()).pool;
    const age = performance.now() - last.at;
    if (age * SHARE_OF_TIME <= last.took) return last.pool;
    const next = this.read();
    if (age > MAX_AGE_MS) return (await next).pool;
    // The next search retries.
    next.catch(() => undefined);
    return last.pool;
  }

  /** Returns a pool of this candidate alone; an empty one if the candidate cannot be found. */
  async one(candidateId: string): Promise<CandidatePool> {
    return this.poolOf(await this.reader.rows<Raw>(`${POOL} AND u.id = ?`, [candidateId]));
  }

  /** Reads once at a time, for all waiting searches. */
  private read(): Promise<Read> {
    this.reading ??= this.readAll().finally(() => (this.reading = null));
    return this.reading;
  }

  private async readAll(): Promise<Read> {
    const startedAt = performance.now();
    const pool = this.poolOf(await this.reader.rows<Raw>(POOL));
    const at = performance.now();
    this.last = { pool, at, took: at - startedAt };
    return this.last;
  }

  private poolOf(rows: readonly Raw[]): CandidatePool {
    const today = Date.parse(todayInIndia(this.clock.now())) / DAY;
    return new CandidatePool(rows.map(toPoolRow), today);
  }
}

const toPoolRow = (row: Raw): PoolRow => ({
  ...row,
  id: String(row.id),
  hasResume: Number(row.hasResume) === 1,
  expectedSalary: row.expectedSalary === null ? null : Number(row.expectedSalary),
  workModes: parseList<WorkMode>(row.workModes),
  preferredCities: parseList<string>(row.preferredCities),
  lastActiveDay: row.lastActiveDay === null ? null : Number(row.lastActiveDay),
  createdDay: Number(row.createdDay),
});
