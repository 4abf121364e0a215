import { PortalError } from '../platform/errors.js';
import { anonymous, requireRole, requireUser, type Viewer } from '../platform/viewer.js';
import { pageNumber } from './handler.js';
import { refusalOfFields, refusalOfPortal } from './refusals.js';
import type { RestReply, RestRoute } from './route.js';

/** Somebody who is never admitted where people are. */
const PROGRAM: Viewer = { kind: 'apiClient', id: '', scopes: [] };

/** Refusals as this row really words them, by their status. */
export function refusalExamples(route: RestRoute): ReadonlyMap<number, object> {
  const refusals: RestReply<object>[] = [];
  if (route.isList) refusals.push(...thrown(route, () => pageNumber('page_size', { page_size: '1000' })));
  if (route.who !== 'anyone') refusals.push(...thrown(route, () => requireUser(anonymous)));
  if (typeof route.who !== 'string') refusals.push(...thrown(route, () => requireRole(PROGRAM, [])));
  const faults = route.faultsOfNothing();
  if (Object.keys(faults).length > 0) refusals.push(refusalOfFields(route, faults));
  return new Map(refusals.map(({ status, body }) => [status, body]));
}

function thrown(route: RestRoute, refuse: () => unknown): RestReply<object>[] {
  try {
    refuse();
    return [];
  } catch (error) {
    if (error instanceof PortalError) return [refusalOfPortal(route, error)];
    throw error;
  }
}
