import type { AgendaEntry } from '@job-alert/domain/approvals/agenda';
import type { SqlReader } from '../../database/sql-reader.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { notFound } from '../../platform/errors.js';
import { BatchLoader, placeholders } from '../../platform/graphql/batch-loader.js';
import { isId } from '../../platform/ids.js';
import { filterConditions, type ListArgs, resolveOrder } from '../../platform/lists/list-definition.js';
import { ListLoader } from '../../platform/lists/list-loader.js';
import type { Condition } from '../../platform/lists/list-order.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Page } from '../../platform/lists/page.js';
import { isCandidate, type Viewer } from '../../platform/viewer.js';
import { onAgenda } from './agenda.read-model.js';
import { APPLICATION_VIEWS, APPLICATIONS, type ApplicationRow, OWN_APPLICATIONS } from './applications.list.js';
import { type ApplicationsPolicy, applicationsCondition } from './applications.policy.js';
import { findApplicationsByName, matchesName } from './name-search.read-model.js';

/** Forces the join order: a page is one range of an index over (…, applied_at, id), the rest lookups. */
const NAMES = 'STRAIGHT_JOIN user u ON u.id = a.candidate_id STRAIGHT_JOIN job j ON j.id = a.job_id';
const WITH_NAMES = `application a ${NAMES}`;

const viewFor = (viewer: Viewer) => (isCandidate(viewer) ? APPLICATION_VIEWS.candidates : APPLICATION_VIEWS.staff);

/** Applications as each role sees them. Every list is one statement, and its total another if it is selected. */
export class ApplicationsReadModel {
  private readonly loader: BatchLoader<ApplicationRow>;
  private readonly lists: ListLoader<ApplicationRow>;

  constructor(
    private readonly reader: SqlReader,
    private readonly policy: ApplicationsPolicy,
    private readonly clock: Clock,
  ) {
    this.lists = new ListLoader(reader);
    this.loader = new BatchLoader(
      (ids, context) => this.many(context, ids),
      ({ id }) => id,
    );
  }

  /**
   * Lists a candidate's applications, or the approved ones for an employer's jobs. With `below`, lists the applications
   * of that candidate or job that the viewer can see.
   */
  async own(context: RequestContext, args: ListArgs, range?: Condition): Promise<Page<ApplicationRow>> {
    const filterRanges = filterConditions(OWN_APPLICATIONS, args.filter);
    const from = filterRanges.length === 0 ? OWN_APPLICATIONS.from : WITH_NAMES;
    const conditions = [await this.policy.requireListAccess(context), ...(range ? [range] : []), ...filterRanges];
    return this.list(context, args, { from, conditions });
  }

  /** Lists all applications. Administrators only. */
  async all(
    context: RequestContext,
    args: ListArgs<{ search?: string; agenda?: AgendaEntry }>,
  ): Promise<Page<ApplicationRow>> {
    const { search, agenda } = args.filter ?? {};
    const conditions = filterConditions(APPLICATIONS, args.filter);
    if (agenda) {
      // The agenda has few applications, so they are looked up first and then filtered and sorted row by row.
      const { sql, values } = onAgenda(agenda, this.clock.now());
      const from = `(${sql}) AS entry STRAIGHT_JOIN application a ON a.id = entry.id`;
      if (search?.trim()) conditions.push(matchesName(search));
      return this.list(context, args, { from, fromValues: values, conditions });
    }
    const where = search?.trim()
      ? await findApplicationsByName(this.reader, search, conditions)
      : { from: APPLICATIONS.from, conditions };
    return this.list(context, args, where);
  }

  /** Returns an application; null if it does not exist or the viewer cannot read it. */
  async find(context: RequestContext, id: string): Promise<ApplicationRow | null> {
    const [row] = isId(id) ? await this.loader.loadRows(context, id) : [];
    return row ?? null;
  }

  /** Like `find`, but throws if the application is not found. */
  async one(context: RequestContext, id: string): Promise<ApplicationRow> {
    const row = await this.find(context, id);
    if (!row) throw notFound('Application');
    return row;
  }

  /** Returns the given applications that the viewer can read, in any order. */
  private many(context: RequestContext, ids: readonly string[]): Promise<ApplicationRow[]> {
    const { sql, values } = applicationsCondition(context.viewer);
    const view = viewFor(context.viewer);
    return this.reader.rows<ApplicationRow>(
      `SELECT ${view.columns} FROM ${WITH_NAMES} ${view.joins} WHERE a.id IN (${placeholders(ids)}) AND ${sql}`,
      [...ids, ...values],
    );
  }

  private list(
    context: RequestContext,
    args: ListArgs,
    which: Pick<ListQuery, 'from' | 'fromValues' | 'conditions' | 'countFrom'>,
  ): Promise<Page<ApplicationRow>> {
    const view = viewFor(context.viewer);
    const joins = `STRAIGHT_JOIN application a ON a.id = page.id ${NAMES} ${view.joins}`;
    const { order } = resolveOrder(APPLICATIONS, args.orderBy);
    return this.lists.page(context, { columns: view.columns, joins, order, ...which }, args);
  }
}
