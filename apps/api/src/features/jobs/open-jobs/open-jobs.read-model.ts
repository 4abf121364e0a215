import { todayInIndia } from '@job-alert/domain/india/calendar';
import { TOTAL_COUNT_CAP } from '@job-alert/domain/lists/paging';
import { withQueryFilters } from '@job-alert/domain/search/query-filters';
import { type ShorterSearch, shorterSearches } from '@job-alert/domain/search/shorter-searches';
import type { SqlReader } from '../../../database/sql-reader.js';
import type { Clock } from '../../../platform/clock.js';
import { PortalError } from '../../../platform/errors.js';
import { placeholders } from '../../../platform/graphql/batch-loader.js';
import { checkPage, type Page, toPage } from '../../../platform/lists/page.js';
import type { JobPosting } from '../job-posting.types.js';
import { TERM_WEIGHT } from '../../../database/search/job-terms.js';
import { type OpenJobPlan, type OpenJobRow, ORDER_SALARY, openJobPlan } from './open-job-columns.read-model.js';
import { planFilter, withPostedSince } from './open-job-conditions.rules.js';
import { decodeOpenJobCursor, encodeOpenJobCursor } from './open-job-cursor.rules.js';
import { OpenJobWordsReadModel } from './open-job-words.read-model.js';
import {
  MAX_COUNTS,
  MAX_RANKED_JOBS,
  type OpenJob,
  type OpenJobsArgs,
  type OpenJobsFilter,
} from './open-jobs.types.js';
import {
  allJobsCountStatement,
  countsStatement,
  type OpenJobsRequest,
  openJobListsStatement,
  openJobsCountStatement,
  openJobsStatement,
  relatedJobsStatement,
  type Statement,
} from './open-jobs-query.read-model.js';

/** The page size when reading all jobs. */
const PAGE_OF_ALL = 500;

/** The search of a page: its filter after all corrections, and the words that it leaves out. */
interface CompletedSearch {
  filter: OpenJobsFilter;
  leftOut: readonly string[];
}

/** The public lists and pages of jobs, each with one statement that reads exactly the selected columns. */
export class OpenJobsReadModel {
  private readonly words: OpenJobWordsReadModel;
  private readonly searches = new WeakMap<Page<OpenJob>, CompletedSearch>();

  constructor(
    private readonly reader: SqlReader,
    private readonly clock: Clock,
  ) {
    this.words = new OpenJobWordsReadModel(reader);
  }

  /** Returns one page. `paths` are the selected paths below `openJobs`. */
  async page(args: OpenJobsArgs, paths: ReadonlySet<string>, maxPageSize: number): Promise<Page<OpenJob>> {
    const { first, offset } = checkPage(args, maxPageSize);
    const now = this.clock.now();
    const bySalary = args.orderBy?.field === 'SALARY';
    const today = todayInIndia(now);
    let filter = withPostedSince(withQueryFilters(args.filter ?? {}), now);
    let request: OpenJobsRequest = {
      plan: planFilter(filter, today),
      bySalary,
      direction: args.orderBy?.direction ?? null,
      after: args.after == null ? null : decodeOpenJobCursor(args.after),
      take: first + 1,
      skip: offset,
    };
    if (bySalary && request.after?.salary === null)
      throw new PortalError('MALFORMED', 'The cursor belongs to another sort order. Start again without it.');
    const plan = connectionPlan(paths);
    const columns = bySalary ? `${plan.columns}, ${ORDER_SALARY}` : plan.columns;
    let leftOut: readonly string[] = [];
    const search = (changed: OpenJobsFilter) => {
      filter = changed;
      request = { ...request, plan: planFilter(filter, today) };
      return this.matching(request, columns);
    };
    let rows = await this.matching(request, columns);
    if (rows.length === 0 && (filter.query || filter.location)) {
      const corrected = await this.words.corrected(filter);
      if (corrected) rows = await search(corrected);
      const shorter = rows.length === 0 ? await this.shorter(request, filter) : undefined;
      if (shorter) {
        leftOut = shorter.leftOut;
        rows = await search({ ...filter, query: shorter.query, location: shorter.location });
      }
    }
    const page = toPage(rows, args, encodeOpenJobCursor, () => this.count(allJobsCountStatement(request)));
    for (const row of page.nodes) plan.toNode(row);
    this.searches.set(page, { filter, leftOut });
    return page;
  }

  /** Returns a version that changes with the public data of any open job, and with the day. */
  async version(): Promise<string> {
    const row = await this.reader.row<{ latest: string }>('SELECT latest FROM job_feed', []);
    return `${row?.latest ?? 0} ${todayInIndia(this.clock.now())}`;
  }

  /** Yields all matching jobs, newest first, page by page. */
  async *all(filter: OpenJobsFilter, paths: ReadonlySet<string>): AsyncGenerator<readonly OpenJob[]> {
    const orderBy = { field: 'POSTED_AT', direction: 'DESC' } as const;
    for (let after: string | null = null, hasNext = true; hasNext; ) {
      const page: Page<OpenJob> = await this.page({ first: PAGE_OF_ALL, after, filter, orderBy }, paths, PAGE_OF_ALL);
      yield page.nodes;
      after = page.pageInfo.endCursor;
      hasNext = page.pageInfo.hasNextPage;
    }
  }

  /** Returns the search of a page, for its facets and the words that it leaves out. */
  getSearch(page: Page<OpenJob>): CompletedSearch {
    return this.searches.get(page) ?? { filter: {}, leftOut: [] };
  }

  /** Counts the jobs of each filter up to the cap with one statement. Words are not corrected. */
  async counts(filters: readonly OpenJobsFilter[]): Promise<number[]> {
    if (filters.length === 0 || filters.length > MAX_COUNTS)
      throw new PortalError('MALFORMED', `Give from 1 to ${MAX_COUNTS} filters.`);
    const now = this.clock.now();
    const today = todayInIndia(now);
    const { sql, values } = countsStatement(
      filters.map((filter) => ({
        plan: planFilter(withPostedSince(withQueryFilters(filter), now), today),
        direction: null,
        after: null,
        take: 0,
        skip: 0,
      })),
    );
    const rows = await this.reader.rows<{ total: number | string }>(sql, values);
    return rows.map(({ total }) => Number(total));
  }

  /**
   * Returns the first jobs of each filter, most relevant first, with one statement; `list` is the index of the filter.
   */
  async first(
    take: number,
    filters: readonly OpenJobsFilter[],
    plan: OpenJobPlan,
  ): Promise<(OpenJob & { list: number })[]> {
    const today = todayInIndia(this.clock.now());
    const requests = filters.map((filter) => ({
      plan: planFilter(filter, today),
      direction: null,
      after: null,
      take,
      skip: 0,
    }));
    const { sql, values } = openJobListsStatement(requests, plan.columns);
    const rows = await this.reader.rows<OpenJobRow & { list: number | string }>(sql, values);
    return rows.map((row) => ({ ...plan.toNode(row), list: Number(row.list) }));
  }

  /** Returns an open job; null if it does not exist or is not open. `paths` are the selected paths below `openJob`. */
  async one(id: string, paths: ReadonlySet<string>): Promise<OpenJob | null> {
    if (!/^\d{1,20}$/.test(id)) return null;
    const plan = singleJobPlan(paths);
    const row = await this.reader.row<OpenJobRow>(
      `SELECT ${plan.columns} FROM job j WHERE j.id = ? AND j.listed_at IS NOT NULL AND j.deadline >= ?`,
      [id, todayInIndia(this.clock.now())],
    );
    return row ? plan.toNode(row) : null;
  }

  /** Returns open jobs by id, without closed ones. `paths` are the selected paths below `openJobs`. */
  async listed(ids: readonly string[], paths: ReadonlySet<string>): Promise<ReadonlyMap<string, OpenJob>> {
    if (ids.length === 0) return new Map();
    const plan = connectionPlan(paths);
    const rows = await this.reader.rows<OpenJobRow>(
      `SELECT ${plan.columns} FROM job j WHERE j.id IN (${placeholders(ids)}) AND j.listed_at IS NOT NULL`,
      ids,
    );
    return new Map(rows.map((row) => [row.id, plan.toNode(row)]));
  }

  /** Returns jobs that are or were public, in any order: as OpenJob if open, otherwise as ClosedJob. */
  async many(ids: readonly string[], paths: ReadonlySet<string>): Promise<JobPosting[]> {
    const plan = openJobPlan([...paths, 'title', 'city', 'companyName']);
    const rows = await this.reader.rows<OpenJobRow & JobPosting & { isListed: number | string; lastDay: string }>(
      `SELECT ${plan.columns}, j.listed_at IS NOT NULL AS isListed, j.deadline AS lastDay FROM job j WHERE j.id IN (${placeholders(ids)})`,
      ids,
    );
    const today = todayInIndia(this.clock.now());
    return rows.map((row): JobPosting => {
      if (Number(row.isListed) === 1 && row.lastDay >= today) return { ...plan.toNode(row), __typename: 'OpenJob' };
      const { id, title, city, companyName } = row;
      return { __typename: 'ClosedJob', id, title, city, companyName, company: plan.toNode(row).company };
    });
  }

  /** Returns the closest search with results that leaves out words; undefined if there is none, or if this is the end of a list. */
  private async shorter(request: OpenJobsRequest, filter: OpenJobsFilter): Promise<ShorterSearch | undefined> {
    const shorter = shorterSearches(filter);
    if (shorter.length === 0) return undefined;
    const plans = [filter, ...shorter.map(({ query, location }) => ({ ...filter, query, location }))].map((one) =>
      planFilter(one, request.plan.today),
    );
    const { sql, values } = countsStatement(
      plans.map((plan) => ({ ...request, plan })),
      1,
    );
    const [isEnd, ...found] = await this.reader.rows<{ total: number | string }>(sql, values);
    return Number(isEnd?.total) > 0 ? undefined : shorter[found.findIndex(({ total }) => Number(total) > 0)];
  }

  /** Returns direct matches, then related jobs. */
  private async matching(request: OpenJobsRequest, columns: string): Promise<OpenJobRow[]> {
    if (!request.plan.related) return this.rows(openJobsStatement(request, columns));
    const { after, skip, take } = request;
    const isBeyond = after?.weight === TERM_WEIGHT.family;
    const exact = isBeyond ? [] : await this.rows(openJobsStatement(request, columns));
    if (exact.length === take) return exact;
    const related = relatedJobsStatement(request, columns);
    if (related === null) return exact;
    if (isBeyond) return this.rows(related);
    const before = after === null && skip === 0 ? exact.length : await this.count(openJobsCountStatement(request));
    // Users do not read further than this, and separating direct from related matches would be slow.
    if (before >= TOTAL_COUNT_CAP) return exact;
    const listed = request.bySalary ? Math.min(before, MAX_RANKED_JOBS) : before;
    const rest = { ...request, after: null, skip: Math.max(0, skip - listed), take: take - exact.length };
    const more = relatedJobsStatement(rest, columns);
    return more ? [...exact, ...(await this.rows(more))] : exact;
  }

  private async count(statement: Statement): Promise<number> {
    const [row] = await this.rows<{ total: string }>(statement);
    return Number(row?.total ?? 0);
  }

  private rows<Row = OpenJobRow>({ sql, values }: Statement): Promise<Row[]> {
    return this.reader.rows<Row>(sql, values);
  }
}

const singleJobPlan = rememberedByPaths(openJobPlan);

/** The plan for a connection: the union of the selections of `edges.node` and `nodes`. */
const connectionPlan = rememberedByPaths((paths) =>
  openJobPlan([...paths].flatMap((path) => /^(?:edges\.node|nodes)\.(.+)$/.exec(path)?.[1] ?? [])),
);

function rememberedByPaths(make: (paths: ReadonlySet<string>) => OpenJobPlan) {
  const plans = new WeakMap<ReadonlySet<string>, OpenJobPlan>();
  return (paths: ReadonlySet<string>): OpenJobPlan => {
    let plan = plans.get(paths);
    if (!plan) plans.set(paths, (plan = make(paths)));
    return plan;
  };
}
