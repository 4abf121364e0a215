import type { Viewer } from './viewer.js';

/** What a request knows of itself; the same for GraphQL and for REST rows. */
export interface RequestContext {
  viewer: Viewer;
  /** The client's address, for limits and the audit trail. */
  ip: string;
  /** The most items of a list in one answer: MAX_FIRST over GraphQL, REST_PAGE_SIZE over REST. */
  maxPageSize: number;
}
