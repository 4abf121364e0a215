import { isValidDate } from '@job-alert/domain/india/calendar';
import { isPageNumber, MAX_PAGE } from '@job-alert/domain/lists/paging';
import { PortalError } from '../errors.js';

/** A request for a page: after a cursor, or by number. */
export interface PageRequest {
  first: number;
  after?: string | null;
  /** Counted from 1; instead of `after`. */
  page?: number | null;
}

/** One page of a list. `totalCount` runs a query only when it is called. */
export interface Page<Node> {
  edges: { cursor: string; node: Node }[];
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  totalCount: () => Promise<number>;
}

/** Validates a page request and returns its LIMIT and OFFSET. Read one row more than `first`: it tells whether there is a next page. */
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

/** Encodes a position in an ordered list. It is opaque and stays valid when rows are inserted. */
export function encodeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** The maximum length of a cursor. The longest one holds an email address. */
const MAX_CURSOR_LENGTH = 2_000;

export const invalidCursor = () => new PortalError('MALFORMED', 'The cursor does not belong to this list.');

/** Decodes a cursor. Throws MALFORMED for an invalid one. */
export function decodeCursor(cursor: string): (string | number)[] {
  if (cursor.length > MAX_CURSOR_LENGTH) throw invalidCursor();
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const isScalar = (value: unknown) => typeof value === 'string' || typeof value === 'number';
    if (Array.isArray(values) && values.every(isScalar)) return values;
  } catch {
    // Every invalid cursor gets the same error.
  }
  throw invalidCursor();
}

const DATABASE_TIME = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3])(?::[0-5]\d){2}\.\d{6}$/;

/** Returns true for an instant in the format of the database: 2026-01-31T10:00:00.000000. */
export const isDatabaseTime = (text: string): boolean => isValidDate(DATABASE_TIME.exec(text)?.[1] ?? '');

/** Builds a page from at most first + 1 rows. It truncates `rows`. */
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

/** Maps the rows of a page, all at once. */
export async function mapPageAsync<Row, Node>(page: Page<Row>, load: (row: Row) => Promise<Node>): Promise<Page<Node>> {
  const edges = await Promise.all(page.edges.map(async ({ cursor, node }) => ({ cursor, node: await load(node) })));
  return { ...page, edges, nodes: edges.map(({ node }) => node) };
}

export function mapPage<Row, Node>(page: Page<Row>, present: (row: Row) => Node): Page<Node> {
  const edges = page.edges.map(({ cursor, node }) => ({ cursor, node: present(node) }));
  return { ...page, edges, nodes: edges.map(({ node }) => node) };
}
