import type { Readable } from 'node:stream';
import { periodError } from '@job-alert/domain/reports/report-period';
import type { TransactionRunner } from '../../database/transaction.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { AuditTrail } from '../../platform/audit.js';
import type { RequestContext } from '../../platform/context.js';
import { type CsvRow, csvStream } from '../../platform/csv.js';
import { invalidInput, notFound } from '../../platform/errors.js';
import { type QueryParameters, readQuery } from '../../platform/http/query-parameters.js';
import type { Page, PageRequest } from '../../platform/lists/page.js';
import { requireUser } from '../../platform/viewer.js';
import type { ListExport } from './list-exports.presenter.js';

/** The number of rows per page. Pages follow a keyset, so the last one is as fast as the first. */
const ROWS_PER_PAGE = 500;

/** CSV exports of the lists of administrators and employers, with the same filters. */
export class ListExportsService {
  constructor(
    private readonly lists: Readonly<Record<string, ListExport>>,
    private readonly transactions: TransactionRunner,
    private readonly audit: AuditTrail,
  ) {}

  get parameters(): Readonly<Record<string, QueryParameters>> {
    return Object.fromEntries(Object.entries(this.lists).map(([name, { parameters }]) => [name, parameters]));
  }

  /** Opens an export, which reads page by page while it is sent. Every export is recorded. */
  async open(context: RequestContext, name: string, query: unknown): Promise<Readable> {
    const { list, filter, read, first } = await this.openList(context, name, query);
    const { sort: _, order: _order, ...filters } = filter;
    const details = { filters: Object.entries(filters).flatMap(([key, value]) => (value ? [key] : [])) };
    const entry = { action: 'EXPORT', subjectType: 'LIST', subjectId: name, details } as const;
    await this.transactions.run(async (manager) => {
      await lockAccount(manager, context.viewer);
      await this.audit.record(manager, context, entry);
    });
    return csvStream(list.header, rowsFrom(first, read, list.maxRows));
  }

  /** Throws if the export cannot be opened. Nothing is sent or recorded. */
  async check(context: RequestContext, name: string, query: unknown): Promise<void> {
    await this.openList(context, name, query);
  }

  private async openList(context: RequestContext, name: string, query: unknown) {
    const list = Object.hasOwn(this.lists, name) ? this.lists[name] : undefined;
    // Anonymous clients must not learn which exports exist.
    (list?.admit ?? requireUser)(context.viewer);
    if (!list) throw notFound('Export');
    const filter: Readonly<Record<string, string>> = Object.fromEntries(readQuery(query, list.parameters));
    const { from, to } = filter;
    const error = from && to ? periodError({ from, to }) : null;
    if (error !== null) throw invalidInput({ from: [error] });
    const paged = { ...context, maxPageSize: ROWS_PER_PAGE };
    const read = (request: PageRequest) => list.page(paged, request, filter);
    // Reads the first page before the response starts, so that an invalid filter still gets an error status.
    return { list, filter, read, first: await read({ first: ROWS_PER_PAGE }) };
  }
}

async function* rowsFrom(
  first: Page<CsvRow>,
  read: (request: PageRequest) => Promise<Page<CsvRow>>,
  maxRows = Number.POSITIVE_INFINITY,
) {
  // A page may have fewer rows than it was asked for.
  let asked = 0;
  for (let page = first; ; page = await read({ first: ROWS_PER_PAGE, after: page.pageInfo.endCursor })) {
    yield* page.nodes;
    asked += ROWS_PER_PAGE;
    if (!page.pageInfo.hasNextPage || asked >= maxRows) return;
  }
}
