import { todayInIndia } from '@job-alert/domain/calendar';
import type { Reader } from '../../database/reader.js';
import type { Clock } from '../../platform/clock.js';
import { placeholders } from '../../platform/batch-loader.js';
import { checkPage, type Page, toPage } from '../../platform/page.js';
import { BoundedCache } from '../../platform/bounded-cache.js';
import type { JobPosting } from './job-posting.types.js';
import { type OpenJobPlan, type OpenJobRow, openJobPlan } from './open-job-columns.read-model.js';
import { decodeOpenJobCursor, encodeOpenJobCursor } from './open-job-cursor.rules.js';
import type { OpenJob, OpenJobsArgs, OpenJobsFilter } from './open-jobs.types.js';
import {
  openJobListsStatement,
  openJobsCountStatement,
  type OpenJobsRequest,
  openJobsStatement,
  type Statement,
} from './open-jobs-query.read-model.js';

/** The public lists and pages of jobs: one statement each, with exactly the columns that are asked for. */
export class OpenJobsReadModel {
  private readonly statements = new BoundedCache<string>();
  private readonly asked = new WeakMap<Page<OpenJob>, OpenJobsFilter>();

  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {}

  /** One page. `paths` are the selected paths below `openJobs`. */
  async page(args: OpenJobsArgs, paths: ReadonlySet<string>, maxPageSize: number): Promise<Page<OpenJob>> {
    const { first, offset } = checkPage(args, maxPageSize);
    const request: OpenJobsRequest = {
      filter: args.filter ?? {},
      direction: args.orderBy?.direction ?? null,
      after: args.after == null ? null : decodeOpenJobCursor(args.after),
      take: first + 1,
      skip: offset,
      today: todayInIndia(this.clock.now()),
    };
    const plan = planOf(paths);
    const rows = await this.rows(openJobsStatement(request, plan.columns));
    const page = toPage(rows, args, encodeOpenJobCursor, () => this.count(request));
    for (const row of page.nodes) plan.toNode(row);
    if (paths.has('facets')) this.asked.set(page, request.filter);
    return page;
  }

  /** What a page that was asked for its facets is filtered by. */
  filterOf(page: Page<OpenJob>): OpenJobsFilter {
    return this.asked.get(page) ?? {};
  }

  /** The first few of each filter, the most relevant first, all with one statement; `list` is the place of the filter. */
  async first(
    take: number,
    filters: readonly OpenJobsFilter[],
    plan: OpenJobPlan,
  ): Promise<(OpenJob & { list: number })[]> {
    const today = todayInIndia(this.clock.now());
    const requests = filters.map((filter) => ({ filter, direction: null, after: null, take, skip: 0, today }));
    const { sql, values } = openJobListsStatement(requests, plan.columns);
    const rows = await this.reader.rows<OpenJobRow & { list: number | string }>(sql, values);
    return rows.map((row) => ({ ...plan.toNode(row), list: Number(row.list) }));
  }

  /** One open job; null when there is none with this id, or it is not open. `paths` are the selected paths below `openJob`. */
  async one(id: string, paths: ReadonlySet<string>): Promise<OpenJob | null> {
    if (!/^\d{1,20}$/.test(id)) return null;
    const plan = openJobPlan(paths);
    const sql = this.statements.get(
      `one ${plan.columns}`,
      () => `SELECT ${plan.columns} FROM job j WHERE j.id = ? AND j.listed_at IS NOT NULL AND j.deadline >= ?`,
    );
    const row = await this.reader.row<OpenJobRow>(sql, [id, todayInIndia(this.clock.now())]);
    return row ? plan.toNode(row) : null;
  }

  /** Some jobs that have been public, in any order: as they are open, or what is left of those that no longer are. */
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

  private async count(request: OpenJobsRequest): Promise<number> {
    const [row] = await this.rows<{ total: string }>(openJobsCountStatement(request));
    return Number(row?.total ?? 0);
  }

  private rows<Row = OpenJobRow>({ shape, sql, values }: Statement): Promise<Row[]> {
    return this.reader.rows<Row>(this.statements.get(shape, sql), values);
  }
}

const plansByPaths = new WeakMap<ReadonlySet<string>, OpenJobPlan>();

/** The plan for a selection of a connection: what `edges.node` and `nodes` ask for together. */
function planOf(paths: ReadonlySet<string>): OpenJobPlan {
  let plan = plansByPaths.get(paths);
  if (!plan) {
    const fields = [...paths].flatMap((path) => /^(?:edges\.node|nodes)\.(.+)$/.exec(path)?.[1] ?? []);
    plansByPaths.set(paths, (plan = openJobPlan(fields)));
  }
  return plan;
}
