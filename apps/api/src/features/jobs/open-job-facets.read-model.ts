import { todayInIndia } from '@job-alert/domain/calendar';
import { EXPERIENCE_BANDS, SALARY_BAND_RUPEES, SALARY_BANDS } from '@job-alert/domain/job-bands';
import type { Reader, SqlValue } from '../../database/reader.js';
import { BoundedCache } from '../../platform/bounded-cache.js';
import type { Clock } from '../../platform/clock.js';
import type { Condition } from '../../platform/list-order.js';
import { TERM_WEIGHT } from './job-terms.rules.js';
import {
  layOut,
  layOutRelated,
  otherTermCondition,
  rowConditions,
  sqlOf,
  valuesOf,
} from './open-job-conditions.rules.js';
import { type FacetCounts, type FacetRow, FacetTable } from './open-job-facets.rules.js';
import type { OpenJobFacets } from './open-job-facets.types.js';
import type { OpenJobsFilter } from './open-jobs.types.js';

/** A number as the driver gives it: large ones are text. */
type Raw = Omit<FacetRow, 'salaryMin' | 'salaryMax' | 'jobs'> &
  Readonly<Record<'salaryMin' | 'salaryMax' | 'jobs', number | string>>;

/** Of a salary only its bands count, so that jobs are alike when their bands are. */
const LOWEST_BAND = SALARY_BANDS.map((band) => SALARY_BAND_RUPEES[band].to)
  .map((to) => `WHEN j.salary_min <= ${to} THEN ${to}`)
  .join(' ');
const HIGHEST_BAND = SALARY_BANDS.map((band) => SALARY_BAND_RUPEES[band].from)
  .toReversed()
  .map((from) => `WHEN j.salary_max >= ${from} THEN ${from}`)
  .join(' ');

const COLUMNS = `j.work_mode AS workMode, j.job_type AS jobType, j.min_experience AS minExperience, j.max_experience AS maxExperience,
  CASE ${LOWEST_BAND} END AS salaryMin, CASE ${HIGHEST_BAND} END AS salaryMax, j.city, j.state, j.industry`;
const GROUPS = 'workMode, jobType, minExperience, maxExperience, salaryMin, salaryMax, j.city, j.state, j.industry';

const ALL = `SELECT ${COLUMNS}, COUNT(*) AS jobs FROM job j FORCE INDEX (job_facets)
  WHERE j.listed_at IS NOT NULL AND j.deadline >= ? GROUP BY ${GROUPS}`;

/** So many jobs are counted in a few milliseconds, each time anew. */
const FEW_JOBS = 10_000;
/** Counting more of them may take this part of the time, between two of which the last counts stand. */
const SHARE_OF_TIME = 1 / 20;
/** Counts that are older are not shown again: the next visitor waits for new ones. */
const OLDEST = 5 * 60_000;
/** Of a search so many jobs are looked at, the newest first. */
const MOST_LOOKED_AT = 1_000;

interface Counted {
  table: FacetTable;
  /** Milliseconds of a clock that nobody sets. */
  at: number;
  took: number;
  /** What was asked of this table, by the filter. */
  answers: BoundedCache<FacetCounts>;
}

/**
 * How many open jobs each choice of a filter has (decision 0064). Without words of a title the counts come from one table in memory,
 * of as many rows as there are different jobs; with them, from the newest jobs that a range of the term index gives.
 */
export class OpenJobFacetsReadModel {
  private last: Counted | null = null;
  private counting: Promise<Counted> | null = null;

  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {}

  async of(filter: OpenJobsFilter): Promise<OpenJobFacets> {
    const hasOthers = filter.minSalary != null || Boolean(filter.companyId) || Boolean(filter.postedAfter);
    if (hasOthers || layOut({ query: filter.query }).driver !== null) return this.ofNewest(filter);
    const { table, answers, at } = await this.counted();
    const age = Math.floor((performance.now() - at) / 1_000);
    return { ...answers.get(keyOf(filter), () => table.count(filter)), isComplete: true, age };
  }

  private async counted(): Promise<Counted> {
    const { last } = this;
    if (last === null || last.table.jobs <= FEW_JOBS) return this.recount();
    const age = performance.now() - last.at;
    if (age * SHARE_OF_TIME <= last.took) return last;
    const next = this.recount();
    if (age > OLDEST) return next;
    // Whoever asks next tries again.
    next.catch(() => undefined);
    return last;
  }

  /** One at a time, for all that wait for it. */
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
    const { sql, values } = newestStatement(filter, todayInIndia(this.clock.now()));
    const rows = await this.reader.rows<Raw & { isCut: number | string; workMode: FacetRow['workMode'] | null }>(
      sql,
      values,
    );
    const found = rows.filter((row) => row.workMode !== null);
    const counts = new FacetTable(found.map(toRow)).count({ ...filter, location: null, experience: null });
    return { ...counts, isComplete: Number(rows[0]?.isCut ?? 0) === 0, age: 0 };
  }
}

const toRow = (row: Raw): FacetRow => ({
  ...row,
  salaryMin: Number(row.salaryMin),
  salaryMax: Number(row.salaryMax),
  jobs: Number(row.jobs),
});

/** Everything that decides the answer, whatever the order of the choices. */
const keyOf = (filter: OpenJobsFilter): string =>
  JSON.stringify([
    filter.location,
    filter.experience,
    ...[filter.workModes, filter.jobTypes, filter.experienceBands, filter.salaryBands].map((all) => all?.toSorted()),
    filter.cities?.toSorted(),
    filter.industries?.toSorted(),
  ]);

/** What is left of a filter without what the facets count themselves. */
const withoutChoices = ({ query, location, experience, minSalary, companyId, postedAfter }: OpenJobsFilter) => ({
  query,
  location,
  experience,
  minSalary,
  companyId,
  postedAfter,
});

/** A range of an index of open jobs, the newest first. */
const NEWEST_LISTED: Condition = {
  sql: 'FROM job t FORCE INDEX (job_listed) WHERE t.listed_at IS NOT NULL ORDER BY t.listed_at DESC, t.id DESC',
  values: [],
};

const newestWith = (term: string, weight: number): Condition => ({
  sql: `FROM job_term t FORCE INDEX (job_term_order) WHERE t.term = ? AND t.weight = ${weight} ORDER BY t.listed_at DESC, t.job_id DESC`,
  values: [term],
});

/** Whether a range has more than are looked at. */
const isCut = ({ sql, values }: Condition): Condition => ({
  sql: `(SELECT 1 ${sql} LIMIT 1 OFFSET ${MOST_LOOKED_AT}) IS NOT NULL`,
  values,
});

const foundIn = (id: string, ranges: readonly Condition[], conditions: readonly Condition[]): Condition => ({
  sql: `SELECT j.id, ${COLUMNS}, 1 AS jobs
    FROM (${ranges.map(({ sql }) => `(SELECT ${id} AS job_id, t.listed_at ${sql} LIMIT ${MOST_LOOKED_AT})`).join(' UNION ALL ')}) t
    JOIN job j FORCE INDEX (job_facets) ON j.listed_at = t.listed_at AND j.id = t.job_id WHERE ${sqlOf(conditions)}`,
  values: valuesOf([...ranges, ...conditions]),
});

/** The newest jobs that a search can find, and in each row whether there are more; without any job one row says that alone. */
function newestStatement(filter: OpenJobsFilter, today: string): { sql: string; values: SqlValue[] } {
  const { driver, weights, others } = layOut(filter);
  const ranges = driver === null ? [NEWEST_LISTED] : weights.map((weight) => newestWith(driver, weight));
  const rows = rowConditions(withoutChoices(filter), today);
  const parts = [foundIn(driver === null ? 't.id' : 't.job_id', ranges, [...others.map(otherTermCondition), ...rows])];
  const cuts = ranges.map(isCut);
  const related = layOutRelated(filter);
  if (related) {
    const range = newestWith(related.driver, TERM_WEIGHT.family);
    // A search that finds so many by their words lists none by their family.
    const isNeeded = { sql: `NOT (${cuts.map(({ sql }) => sql).join(' OR ')})`, values: valuesOf(cuts) };
    parts.push(foundIn('t.job_id', [range], [...related.others, ...rows, isNeeded]));
    cuts.push(isCut(range));
  }
  return {
    sql: `SELECT beyond.isCut, found.* FROM (SELECT ${cuts.map(({ sql }) => sql).join(' OR ')} AS isCut) beyond
      LEFT JOIN (${parts.map(({ sql }) => sql).join(' UNION ')}) found ON TRUE`,
    values: valuesOf([...cuts, ...parts]),
  };
}
