import { todayInIndia } from '@job-alert/domain/india/calendar';
import { SALARY_BAND_RUPEES, SALARY_BANDS } from '@job-alert/domain/jobs/job-bands';
import type { SqlReader } from '../../../database/sql-reader.js';
import { BoundedCache } from '../../../platform/bounded-cache.js';
import type { Clock } from '../../../platform/clock.js';
import type { Condition } from '../../../platform/lists/list-order.js';
import type { PlaceSuggestions } from '../suggestions/job-suggestions.rules.js';
import {
  joinSql,
  joinValues,
  placeConditions,
  planRelatedSearch,
  planSearch,
  relatedCondition,
  rowConditions,
  type TermSearch,
} from './open-job-conditions.rules.js';
import { type FacetCounts, type FacetRow, FacetTable } from './open-job-facets.rules.js';
import type { OpenJobFacets } from './open-job-facets.types.js';
import type { OpenJobsFilter } from './open-jobs.types.js';

/** Numbers as returned by the driver: large ones are text. */
type Raw = Omit<FacetRow, 'salaryMin' | 'salaryMax' | 'jobs'> &
  Readonly<Record<'salaryMin' | 'salaryMax' | 'jobs', number | string>>;

/** A job that was read, and whether it matches the search. */
type LookedAt = Raw & { id: string; isFound: number | string };

/** Salaries are reduced to their bands, so that jobs with equal bands are counted together. */
const LOWEST_BAND = SALARY_BANDS.map((band) => SALARY_BAND_RUPEES[band].to)
  .map((to) => `WHEN j.salary_min <= ${to} THEN ${to}`)
  .join(' ');
const HIGHEST_BAND = SALARY_BANDS.map((band) => SALARY_BAND_RUPEES[band].from)
  .toReversed()
  .map((from) => `WHEN j.salary_max >= ${from} THEN ${from}`)
  .join(' ');

const ALIKE = `j.work_mode AS workMode, j.job_type AS jobType, j.min_experience AS minExperience, j.max_experience AS maxExperience,
  j.city, j.state, j.industry`;
const OWN_COLUMNS = `${ALIKE}, j.salary_min AS salaryMin, j.salary_max AS salaryMax`;
const GROUPS = 'workMode, jobType, minExperience, maxExperience, salaryMin, salaryMax, j.city, j.state, j.industry';

const ALL = `SELECT ${ALIKE}, CASE ${LOWEST_BAND} END AS salaryMin, CASE ${HIGHEST_BAND} END AS salaryMax, COUNT(*) AS jobs FROM job j FORCE INDEX (job_facets)
  WHERE j.listed_at IS NOT NULL AND j.deadline >= ? GROUP BY ${GROUPS}`;

/** Up to this number, jobs are counted for every request, which takes a few milliseconds. */
const MAX_UNCACHED_JOBS = 1_000;
/** The share of time that counting more jobs may take. In between, the last counts are used. */
const SHARE_OF_TIME = 1 / 20;
/** Milliseconds after which counts are not used any more and the next request waits for new ones. */
const MAX_AGE_MS = 5 * 60_000;
/** The maximum number of newest jobs read for a text search. */
const MAX_SEARCHED_JOBS = 1_000;

interface Counted {
  table: FacetTable;
  /** Milliseconds of a monotonic clock. */
  at: number;
  took: number;
  /** Cached counts of this table by filter. */
  answers: BoundedCache<FacetCounts>;
}

/**
 * Counts open jobs per facet value (decision 0064). Without search words, the counts come from an in-memory table with
 * one row per distinct job; with words, from the newest jobs of a range of the term index.
 */
export class OpenJobFacetsReadModel {
  private last: Counted | null = null;
  private counting: Promise<Counted> | null = null;

  constructor(
    private readonly reader: SqlReader,
    private readonly clock: Clock,
  ) {}

  async count(filter: OpenJobsFilter): Promise<OpenJobFacets> {
    const hasOthers =
      filter.minSalary != null ||
      Boolean(filter.companyId) ||
      Boolean(filter.postedAfter) ||
      Boolean(filter.postedSince);
    if (hasOthers || planSearch({ query: filter.query }) !== null) return this.ofNewest(filter);
    const { table, answers, at } = await this.counted();
    const age = Math.floor((performance.now() - at) / 1_000);
    return { ...answers.get(cacheKey(filter), () => table.count(filter)), isComplete: true, age };
  }

  /** Returns the places of open jobs, for suggestions. */
  async places(): Promise<PlaceSuggestions> {
    return (await this.counted()).table.placeSuggestions();
  }

  private async counted(): Promise<Counted> {
    const { last } = this;
    if (last === null || last.table.jobs <= MAX_UNCACHED_JOBS) return this.recount();
    const age = performance.now() - last.at;
    if (age * SHARE_OF_TIME <= last.took) return last;
    const next = this.recount();
    if (age > MAX_AGE_MS) return next;
    // The next request retries.
    next.catch(() => undefined);
    return last;
  }

  /** Runs one count at a time, shared by all waiting requests. */
  private recount(): Promise<Counted> {
    this.counting ??= this.readAll().finally(() => (this.counting = null));
    return this.counting;
  }

  private async readAll(): Promise<Counted> {
    const started = performance.now();
    const rows = await this.reader.rows<Raw>(ALL, [todayInIndia(this.clock.now())]);
    const table = new FacetTable(rows.map(toRow));
    const at = performance.now();
    this.last = {
      table,
      at,
      took: at - started,
      answers: new BoundedCache(),
    };
    return this.last;
  }

  private async ofNewest(filter: OpenJobsFilter): Promise<OpenJobFacets> {
    const { exact, related } = searchedRanges(filter, todayInIndia(this.clock.now()));
    const first = await this.newest(exact);
    // A search with this many direct matches lists no related jobs.
    const more = related && first.length <= MAX_SEARCHED_JOBS ? await this.newest(related) : [];
    const rows = new Map([...first, ...more].filter((row) => Number(row.isFound) === 1).map((row) => [row.id, row]));
    const counts = new FacetTable([...rows.values()].map(toRow)).count({
      ...filter,
      location: null,
      experience: null,
    });
    return { ...counts, isComplete: Math.max(first.length, more.length) <= MAX_SEARCHED_JOBS, age: 0 };
  }

  /** Reads one more than the maximum to detect that there are others. */
  private newest({ id, ranges, conditions }: Ranges): Promise<LookedAt[]> {
    const most = MAX_SEARCHED_JOBS + 1;
    const union = ranges
      .map(({ sql }) => `(SELECT ${id} AS job_id, t.listed_at ${sql} LIMIT ${most})`)
      .join(' UNION ALL ');
    return this.reader.rows<LookedAt>(
      `SELECT j.id, ${OWN_COLUMNS}, 1 AS jobs, ${joinSql(conditions)} AS isFound FROM (${union}${ranges.length > 1 ? ` LIMIT ${most}` : ''}) t
       JOIN job j FORCE INDEX (job_facets) ON j.listed_at = t.listed_at AND j.id = t.job_id`,
      joinValues([...conditions, ...ranges]),
    );
  }
}

const toRow = (row: Raw): FacetRow => ({
  ...row,
  salaryMin: Number(row.salaryMin),
  salaryMax: Number(row.salaryMax),
  jobs: Number(row.jobs),
});

/** The cache key of a filter, independent of the order of its values. */
const cacheKey = (filter: OpenJobsFilter): string =>
  JSON.stringify([
    filter.location,
    filter.experience,
    ...[filter.workModes, filter.jobTypes, filter.experienceBands, filter.salaryBands].map((all) => all?.toSorted()),
    filter.cities?.toSorted(),
    filter.industries?.toSorted(),
  ]);

/** Removes the facet values from a filter. */
const withoutChoices = ({
  query,
  location,
  experience,
  minSalary,
  companyId,
  postedAfter,
  postedSince,
}: OpenJobsFilter) => ({
  query,
  location,
  experience,
  minSalary,
  companyId,
  postedAfter,
  postedSince,
});

/** A range of the index of open jobs, newest first. */
const newestListed = ({ postedSince }: OpenJobsFilter): Condition => ({
  sql: `FROM job t FORCE INDEX (job_listed) WHERE t.listed_at ${postedSince ? '>= ?' : 'IS NOT NULL'} ORDER BY t.listed_at DESC, t.id DESC`,
  values: postedSince ? [postedSince] : [],
});

const newestWith = (term: string, weight: number): Condition => ({
  sql: `FROM job_term t FORCE INDEX (job_term_order) WHERE t.term = ? AND t.weight = ${weight} ORDER BY t.listed_at DESC, t.job_id DESC`,
  values: [term],
});

/** The index ranges of a search and the conditions on its jobs. */
interface Ranges {
  id: string;
  ranges: readonly Condition[];
  conditions: readonly Condition[];
}

function searchedRanges(filter: OpenJobsFilter, today: string): { exact: Ranges; related: Ranges | null } {
  const search = planSearch(filter);
  const related = planRelatedSearch(filter);
  const rows = rowConditions(withoutChoices(filter), today);
  const inRanges = (searches: readonly TermSearch[], conditions: readonly Condition[]): Ranges => ({
    id: 't.job_id',
    ranges: searches.flatMap(({ term, weights }) => weights.map((weight) => newestWith(term, weight))),
    conditions: [...conditions, ...rows],
  });
  return {
    exact: search
      ? inRanges(search, search.length > 1 ? placeConditions(filter) : search.flatMap(({ conditions }) => conditions))
      : { id: 't.id', ranges: [newestListed(filter)], conditions: rows },
    related: related && inRanges(related.ranges, [relatedCondition(related)]),
  };
}
