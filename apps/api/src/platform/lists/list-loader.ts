import DataLoader from 'dataloader';
import type { SqlReader } from '../../database/sql-reader.js';
import type { RequestContext } from '../context.js';
import { type ListQuery, buildPage, pageStatement, type Statement, totalStatement } from './list-query.js';
import type { Page, PageRequest } from './page.js';

interface Loaders<Row> {
  rows: DataLoader<Statement, Row[]>;
  totals: DataLoader<Statement, { total: string }[]>;
}

/**
 * Loads lists that belong to the rows of another list. All lists of a page are read with one statement, and their totals with another.
 * Nothing is cached, as in BatchLoader.
 */
export class ListLoader<Row extends { id: string }> {
  private readonly loaders = new WeakMap<RequestContext, Loaders<Row>>();

  constructor(private readonly reader: SqlReader) {}

  async page(context: RequestContext, query: ListQuery, request: PageRequest): Promise<Page<Row>> {
    const { rows, totals } = this.loadersFor(context);
    const read = await rows.load(pageStatement(query, request, context.maxPageSize));
    return buildPage(query, request, read, async () =>
      Number((await totals.load(totalStatement(query)))[0]?.total ?? 0),
    );
  }

  private loadersFor(context: RequestContext): Loaders<Row> {
    let loaders = this.loaders.get(context);
    if (!loaders) {
      loaders = {
        rows: new DataLoader((statements) => this.loadBatch<Row>(statements), { cache: false }),
        totals: new DataLoader((statements) => this.loadBatch<{ total: string }>(statements), { cache: false }),
      };
      this.loaders.set(context, loaders);
    }
    return loaders;
  }

  /** Returns the rows of each statement. The statements have the same columns, so one UNION reads them all. */
  private async loadBatch<Read>(statements: readonly Statement[]): Promise<Read[][]> {
    const [only, ...others] = statements;
    if (only && others.length === 0) return [await this.reader.rows<Read>(only.sql, only.values)];
    const parts = statements.map(({ sql }, list) => `SELECT ${list} AS list, part.* FROM (${sql}) AS part`);
    const values = statements.flatMap((statement) => statement.values);
    const rows = await this.reader.rows<Read & { list: number | string }>(parts.join(' UNION ALL '), values);
    const read: Read[][] = statements.map(() => []);
    for (const row of rows) read[Number(row.list)]?.push(row);
    return read;
  }
}
