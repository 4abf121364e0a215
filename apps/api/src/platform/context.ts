import { countedNetwork } from '@job-alert/domain/integrations/network-address';
import type { Viewer } from './viewer.js';

/** What a request knows of itself; the same for GraphQL and for REST rows. */
export interface RequestContext {
  viewer: Viewer;
  /** The client's address, for the audit trail; empty for the portal itself. */
  ip: string;
  /** What limits count of it (`countedNetwork`). */
  network: string;
  /** The most items of a list in one answer: MAX_FIRST over GraphQL, REST_PAGE_SIZE over REST. */
  maxPageSize: number;
  /** The User-Agent header; empty without one. */
  userAgent: string;
  /** What the log and the people who are told of an error know the request by; empty for the portal itself. */
  requestId: string;
}

/** The context of a request from this address; the portal itself has none. */
export function requestContext(viewer: Viewer, ip: string, maxPageSize: number, userAgent = ''): RequestContext {
  return { viewer, ip, network: ip === '' ? '' : countedNetwork(ip), maxPageSize, userAgent, requestId: '' };
}
