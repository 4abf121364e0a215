import { todayInIndia } from '@job-alert/domain/india/calendar';
import type { SqlReader } from '../../../database/sql-reader.js';
import type { Clock } from '../../../platform/clock.js';
import { jobPath } from '../job-path.rules.js';

interface SitemapPage {
  path: string;
  lastModified: string;
}

interface SitemapPart {
  number: number;
  lastModified: string;
}

/** The number of ids per part. A part is a range of the primary key with at most this many jobs. */
const IDS_PER_PART = 10_000;

const day = (instant: string): string => `DATE_FORMAT(${instant}, '%Y-%m-%d')`;
const partNumber = (id: string): string => `FLOOR((${id} - 1) / ${IDS_PER_PART}) + 1`;
// A part also changes when one of its jobs closes, which the job change feed records.
const PARTS = `SELECT p.number, COALESCE(${day('c.at')}, p.listedOn) AS lastModified
  FROM (SELECT ${partNumber('j.id')} AS number, ${day('MAX(j.listed_at)')} AS listedOn
    FROM job j FORCE INDEX (job_listed) WHERE j.listed_at IS NOT NULL AND j.deadline >= ? GROUP BY number) p
  LEFT JOIN (SELECT ${partNumber('job_id')} AS number, MAX(id) AS latest FROM job_change FORCE INDEX (job_change_job) GROUP BY number) f
    ON f.number = p.number
  LEFT JOIN job_change c ON c.id = f.latest ORDER BY p.number`;
const JOBS = `SELECT j.id, j.title, ${day('COALESCE(j.changed_at, j.listed_at)')} AS lastModified
  FROM job j WHERE j.id BETWEEN ? AND ? AND j.listed_at IS NOT NULL AND j.deadline >= ? ORDER BY j.id`;

/** The sitemap of open jobs, in parts of limited size. */
export class JobSitemapReadModel {
  constructor(
    private readonly reader: SqlReader,
    private readonly clock: Clock,
  ) {}

  /** Returns the parts that have at least one open job. */
  async parts(): Promise<SitemapPart[]> {
    const rows = await this.reader.rows<{ number: string; lastModified: string }>(PARTS, [this.today()]);
    return rows.map((row) => ({ ...row, number: Number(row.number) }));
  }

  /** Returns the pages of one part; parts are numbered from 1. */
  async jobs(part: number): Promise<SitemapPage[]> {
    const last = part * IDS_PER_PART;
    const rows = await this.reader.rows<{ id: string; title: string; lastModified: string }>(JOBS, [
      last - IDS_PER_PART + 1,
      last,
      this.today(),
    ]);
    return rows.map(({ id, title, lastModified }) => ({ path: jobPath(id, title), lastModified }));
  }

  private today(): string {
    return todayInIndia(this.clock.now());
  }
}
