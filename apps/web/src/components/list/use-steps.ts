import { useState } from 'react';
import type { Steps } from '../dialog/dialog-steps';
import type { ListPage, ListResult } from './list-result';

interface StepsOptions<Row> {
  list: { page: number; size: number };
  result: Pick<ListResult<Row>, 'page' | 'isStale' | 'readPart'>;
  /** The id of the record in the open dialog. */
  openedId: string | undefined;
  open: (row: Row) => void;
  /** Called if rows beyond the page could not be loaded. */
  onFailed?: () => void;
}

/** Consecutive rows of a list as they were when they were loaded, so that rows that no longer match stay in their place. */
interface LoadedRows<Row> {
  rows: readonly Row[];
  /** The number of rows of the list before these. */
  before: number;
  /** The number of rows of the list. */
  total: number;
  /** The cursor of the last row; null at the end of the list. */
  cursor: string | null;
}

interface OpenedRow<Row> {
  /** The open record as it was loaded; undefined if the list does not contain it. */
  row: Row | undefined;
  /** The navigation from it; undefined without a row, or if the list contains only it. */
  steps: Steps | undefined;
}

/** Returns the row of the record in an open dialog, and the navigation from it through the list, over the ends of the page. */
export function useSteps<Row extends { id: string }>(options: StepsOptions<Row>): OpenedRow<Row> {
  const { list, result, openedId, open, onFailed } = options;
  const [loaded, setLoaded] = useState<LoadedRows<Row> | null>(null);
  const [isLoading, setLoading] = useState(false);

  const contains = (rows: readonly Row[] | undefined) => rows?.some(({ id }) => id === openedId) === true;
  const isLoaded = contains(loaded?.rows);
  if (openedId === undefined && loaded) setLoaded(null);
  if (openedId !== undefined && !isLoaded && result.page && !result.isStale && contains(result.page.nodes))
    setLoaded(fromPage(result.page, list));
  if (!loaded || !isLoaded) return { row: undefined, steps: undefined };

  const { rows, before, total, cursor } = loaded;
  const at = rows.findIndex(({ id }) => id === openedId);
  const newest = (row: Row) => result.page?.nodes.find(({ id }) => id === row.id) ?? row;
  const to = (row: Row | undefined) => (row ? () => open(newest(row)) : null);

  /** Loads rows beyond those that are loaded, and opens the one next to them. */
  async function goBeyond(part: { after: string } | { page: number }) {
    if (isLoading) return;
    setLoading(true);
    try {
      const page = await result.readPart(part);
      const added = page.nodes.filter((row) => !rows.some(({ id }) => id === row.id));
      const isAfter = 'after' in part;
      setLoaded({
        rows: isAfter ? [...rows, ...added] : [...added, ...rows],
        before: isAfter ? before : Math.max(before - added.length, 0),
        total,
        cursor: isAfter ? endOf(page) : cursor,
      });
      const next = isAfter ? added[0] : added.at(-1);
      if (next) open(next);
    } catch {
      onFailed?.();
    } finally {
      setLoading(false);
    }
  }

  const steps = {
    position: `${before + at + 1} of ${total}`,
    previous: to(rows[at - 1]) ?? (before > 0 ? () => void goBeyond({ page: Math.ceil(before / list.size) }) : null),
    next: to(rows[at + 1]) ?? (cursor === null ? null : () => void goBeyond({ after: cursor })),
  };
  return { row: rows[at], steps: total > 1 ? steps : undefined };
}

const endOf = ({ pageInfo }: ListPage<unknown>): string | null =>
  pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;

const fromPage = <Row>(page: ListPage<Row>, list: { page: number; size: number }): LoadedRows<Row> => ({
  rows: page.nodes,
  before: (list.page - 1) * list.size,
  total: page.totalCount,
  cursor: endOf(page),
});
