import { isPageNumber, MAX_PAGE } from '@job-alert/domain/lists/paging';
import { PortalError } from '../errors.js';

/** A page as the caller asks for it: after a cursor, or by number. */
export interface PageRequest {
  first: number;
  after?: string | null;
  /** Counted from 1; instead of `after`. */
  page?: number | null;
}

/** One page of a list; `totalCount` counts only when it is asked for. */
export interface Page<Node> {
  edges: { cursor: string; node: Node }[];
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  totalCount: () => Promise<number>;
}

/** The checked page request: how many rows to read (one more than shown tells whether there is a next page). */
export function checkPage({ first, after, page }: PageRequest, maxPageSize: number): { first: number; offset: number } {
  if (!Number.isInteger(first) || first < 1 || first > maxPageSize) {
    throw new PortalError('MALFORMED', `first must be from 1 to ${maxPageSize}.`);
  }
  if (page != null && after != null) throw new PortalError('MALFORMED', 'Use either after or page, not both.');
  if (page != null && !isPageNumber(page)) {
    throw new PortalError('MALFORMED', `page must be from 1 to ${MAX_PAGE}.`);
  }
  return { first, offset: page == null ? 0 : (page - 1) * first };
}

/** A position in a list ordered by some values and then by id: opaque to clients, stable when rows are inserted. */
export function encodeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** The values of a cursor; one that was made up is a clear error. */
export function decodeCursor(cursor: string): (string | number)[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const isScalar = (value: unknown) => typeof value === 'string' || typeof value === 'number';
    if (Array.isArray(values) && values.every(isScalar)) return values;
  } catch {
    // Fall through: whatever is wrong with it, the answer is the same.
  }
  throw new PortalError('MALFORMED', 'The cursor does not belong to this list.');
}

/** Builds the page out of the rows read (at most first + 1), which it keeps, and what makes a cursor of a row. */
export function toPage<Row>(
  rows: Row[],
  request: PageRequest,
  cursorOf: (row: Row) => string,
  totalCount: () => Promise<number>,
): Page<Row> {
  const hasNextPage = rows.length > request.first;
  if (hasNextPage) rows.length = request.first;
  const edges = rows.map((node) => ({ cursor: cursorOf(node), node }));
  return {
    edges,
    nodes: rows,
    pageInfo: {
      hasNextPage,
      hasPreviousPage: request.after != null || (request.page ?? 1) > 1,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount,
  };
}

/** The same page with what is loaded for each row, all at once. */
export async function mapPageAsync<Row, Node>(page: Page<Row>, load: (row: Row) => Promise<Node>): Promise<Page<Node>> {
  const edges = await Promise.all(page.edges.map(async ({ cursor, node }) => ({ cursor, node: await load(node) })));
  return { ...page, edges, nodes: edges.map(({ node }) => node) };
}

/** The same page with every row shown as something else. */
export function mapPage<Row, Node>(page: Page<Row>, present: (row: Row) => Node): Page<Node> {
  const edges = page.edges.map(({ cursor, node }) => ({ cursor, node: present(node) }));
  return { ...page, edges, nodes: edges.map(({ node }) => node) };
}
