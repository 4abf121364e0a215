import type { SqlValue } from '../../../database/sql-reader.js';
import { placeholders } from '../../../platform/graphql/batch-loader.js';
import { invalidCursor, isDatabaseTime } from '../../../platform/lists/page.js';
import { MAX_RANKED_JOBS } from '../open-jobs/open-jobs.types.js';

/** The maximum number of skill index entries read per list, divided equally among the skills: the newest jobs. */
const MAX_INDEX_ENTRIES = 1_500;
/** The maximum number of keys that are looked up: twice as many as a candidate has skills. Keys of whole skills come first. */
const MAX_LOOKUPS = 60;

/** The rank of a job among the compared jobs. */
export interface Rank {
  id: string;
  /** The number of the candidate's skills that it names, and of all skills that it names; both 0 without a match. */
  matched: number;
  named: number;
  /** Database format: 2026-01-31T10:00:00.000000. */
  listedAt: string;
}

interface Sql {
  sql: string;
  values: readonly SqlValue[];
}

/** Selects `job_id` and `listed_at` of the given jobs, for comparison. */
export const jobIdsSubquery = (ids: readonly string[]): Sql => ({
  sql: `SELECT j.id AS job_id, j.listed_at FROM job j WHERE j.id IN (${placeholders(ids)}) AND j.listed_at IS NOT NULL`,
  values: ids,
});

const NEWEST_WITH = `(SELECT t.job_id, t.listed_at FROM job_skill t FORCE INDEX (job_skill_order)
  STRAIGHT_JOIN job j FORCE INDEX (job_listed) ON j.listed_at = t.listed_at AND j.id = t.job_id
  WHERE t.skill = ? AND j.deadline >= ? ORDER BY t.listed_at DESC, t.job_id DESC LIMIT ?)`;

/**
 * Selects the newest open jobs that name each skill. If there are too many, jobs with the most of the skills are kept.
 */
export function newestJobsWithSkills(fitting: readonly string[], today: string): Sql {
  const skills = fitting.slice(0, MAX_LOOKUPS);
  const ofEach = Math.min(MAX_RANKED_JOBS, Math.floor(MAX_INDEX_ENTRIES / skills.length));
  return {
    sql: `SELECT job_id, listed_at FROM (${skills.map(() => NEWEST_WITH).join(' UNION ALL ')}) AS entry
      GROUP BY job_id, listed_at ORDER BY COUNT(*) DESC, listed_at DESC, job_id DESC LIMIT ${MAX_RANKED_JOBS}`,
    values: skills.flatMap((skill) => [skill, today, ofEach]),
  };
}

/** Ranks the jobs, best first. All of their skills count, regardless of how they were selected. */
export function rankingStatement(skills: readonly string[], jobs: Sql): Sql {
  const matched = `COALESCE(SUM(s.skill IN (${placeholders(skills)})), 0)`;
  return {
    sql: `SELECT near.job_id AS id, ${matched} AS matched, IF(${matched} = 0, 0, COUNT(s.skill)) AS named,
        DATE_FORMAT(near.listed_at, '%Y-%m-%dT%H:%i:%s.%f') AS listedAt
      FROM (${jobs.sql}) AS near LEFT JOIN job_skill s ON s.job_id = near.job_id
      GROUP BY near.job_id, near.listed_at ORDER BY matched DESC, named, near.listed_at DESC, near.job_id DESC`,
    values: [...skills, ...skills, ...jobs.values],
  };
}

/** A rank as returned by the database: large numbers are text. */
export type RawRank = Rank & Readonly<Record<'matched' | 'named', number | string>>;

export const toRank = ({ id, matched, named, listedAt }: RawRank): Rank => ({
  id,
  matched: Number(matched),
  named: Number(named),
  listedAt,
});

const PATTERN = /^(\d{1,2}) (\d{1,3}) (\S{26}) (\d{1,20})$/;

export const encodeRank = ({ matched, named, listedAt, id }: Rank): string =>
  Buffer.from(`${matched} ${named} ${listedAt} ${id}`).toString('base64url');

/** Throws MALFORMED for cursors of another order or forged ones. */
export function decodeRank(cursor: string): Rank {
  const parts = PATTERN.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  const [, matched = '', named = '', listedAt = '', id = ''] = parts ?? [];
  if (!isDatabaseTime(listedAt)) throw invalidCursor();
  return { matched: Number(matched), named: Number(named), listedAt, id };
}

/** Compares ranks in the order of the statement; negative if the first comes first. */
export function compareRanks(a: Rank, b: Rank): number {
  if (a.matched !== b.matched) return b.matched - a.matched;
  if (a.named !== b.named) return a.named - b.named;
  if (a.listedAt !== b.listedAt) return a.listedAt < b.listedAt ? 1 : -1;
  return Number(BigInt(b.id) - BigInt(a.id));
}
