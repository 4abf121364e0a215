import { rateLimitNetwork } from '@job-alert/domain/integrations/network-address';
import type { Viewer } from './viewer.js';

/** The context of a request, the same for GraphQL and REST. */
export interface RequestContext {
  viewer: Viewer;
  /** The IP address of the client, for the audit trail; empty for the portal itself. */
  ip: string;
  /** The network that limits count by (`countedNetwork`). */
  network: string;
  /** The maximum number of items of a list in one response: MAX_FIRST over GraphQL, REST_PAGE_SIZE over REST. */
  maxPageSize: number;
  /** The User-Agent header; empty without one. */
  userAgent: string;
  /** The id of the request in logs and error messages; empty for the portal itself. */
  requestId: string;
}

/** Creates the context of a request from this address. The portal itself has no address. */
export function requestContext(viewer: Viewer, ip: string, maxPageSize: number, userAgent = ''): RequestContext {
  return { viewer, ip, network: ip === '' ? '' : rateLimitNetwork(ip), maxPageSize, userAgent, requestId: '' };
}
