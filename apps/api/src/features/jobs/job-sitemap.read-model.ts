import { todayInIndia } from '@job-alert/domain/calendar';
import type { Reader } from '../../database/reader.js';
import type { Clock } from '../../platform/clock.js';
import { jobPath } from './job-path.rules.js';

/** A page of an open job, and the day on which it last changed. */
export interface ListedPage {
  path: string;
  lastModified: string;
}

/** A part of the list of all open jobs. */
export interface ListedPart {
  number: number;
  lastModified: string;
}

/** How many ids a part spans: a part is a range of the primary key, and holds at most this many jobs. */
export const IDS_PER_PART = 10_000;

const day = (instant: string): string => `DATE_FORMAT(${instant}, '%Y-%m-%d')`;
const partOf = (id: string): string => `FLOOR((${id} - 1) / ${IDS_PER_PART}) + 1`;
// A part also changes when one of its jobs closes: the feed of changes knows.
const PARTS = `SELECT p.number, COALESCE(${day('c.at')}, p.listedOn) AS lastModified
  FROM (SELECT ${partOf('j.id')} AS number, ${day('MAX(j.listed_at)')} AS listedOn
    FROM job j FORCE INDEX (job_listed) WHERE j.listed_at IS NOT NULL AND j.deadline >= ? GROUP BY number) p
  LEFT JOIN (SELECT ${partOf('job_id')} AS number, MAX(id) AS latest FROM job_change FORCE INDEX (job_change_job) GROUP BY number) f
    ON f.number = p.number
  LEFT JOIN job_change c ON c.id = f.latest ORDER BY p.number`;
const JOBS = `SELECT j.id, j.title, ${day('COALESCE(j.changed_at, j.listed_at)')} AS lastModified
  FROM job j WHERE j.id BETWEEN ? AND ? AND j.listed_at IS NOT NULL AND j.deadline >= ? ORDER BY j.id`;

/** All open jobs for search engines, in parts of a bounded size. */
export class JobSitemapReadModel {
  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {}

  /** The parts that have any open job. */
  async parts(): Promise<ListedPart[]> {
    const rows = await this.reader.rows<{ number: string; lastModified: string }>(PARTS, [this.today()]);
    return rows.map((row) => ({ ...row, number: Number(row.number) }));
  }

  /** The pages of one part, counted from 1. */
  async jobs(part: number): Promise<ListedPage[]> {
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
