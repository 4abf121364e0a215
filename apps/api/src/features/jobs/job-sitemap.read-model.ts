import { todayInIndia } from '@job-alert/domain/calendar';
import type { Reader } from '../../database/reader.js';
import type { Clock } from '../../platform/clock.js';
import { jobPath } from './job-path.rules.js';

/** A page of an open job, and the day from which it has been public. */
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

const LISTED_ON = `DATE_FORMAT(MAX(j.listed_at), '%Y-%m-%d') AS lastModified`;
const PARTS = `SELECT FLOOR((j.id - 1) / ${IDS_PER_PART}) + 1 AS number, ${LISTED_ON}
  FROM job j FORCE INDEX (job_listed) WHERE j.listed_at IS NOT NULL AND j.deadline >= ? GROUP BY number ORDER BY number`;
const JOBS = `SELECT j.id, j.title, DATE_FORMAT(j.listed_at, '%Y-%m-%d') AS lastModified
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
