import DataLoader from 'dataloader';
import type { RequestContext } from '../context.js';

/**
 * Loads the rows of many records with one statement: it collects the ids that the fields of a page ask for. Nothing is cached, so a
 * later mutation of the same request reads its own changes.
 */
export class BatchLoader<Row> {
  private readonly loaders = new WeakMap<RequestContext, DataLoader<string, Row[]>>();

  /** `load` receives distinct ids and returns the rows of all of them in any order. `getId` returns the id of the record of a row. */
  constructor(
    private readonly load: (ids: readonly string[], context: RequestContext) => Promise<Row[]>,
    private readonly getId: (row: Row) => string,
  ) {}

  /** The rows of one record, in the order in which they were loaded. */
  loadRows(context: RequestContext, id: string): Promise<Row[]> {
    let loader = this.loaders.get(context);
    if (!loader) {
      loader = new DataLoader((ids) => this.loadGroups(ids, context), { cache: false });
      this.loaders.set(context, loader);
    }
    return loader.load(id);
  }

  private async loadGroups(ids: readonly string[], context: RequestContext): Promise<Row[][]> {
    const groups = new Map<string, Row[]>(ids.map((id) => [id, []]));
    for (const row of await this.load([...groups.keys()], context)) groups.get(this.getId(row))?.push(row);
    return ids.map((id) => groups.get(id) ?? []);
  }
}

/** The placeholders for `IN (…)`. */
export const placeholders = (ids: readonly unknown[]): string => ids.map(() => '?').join(', ');
