import { invalidInput, PortalError } from '../platform/errors.js';
import { anonymous, requireRole, requireUser, type Viewer } from '../platform/viewer.js';
import { pageNumber } from './handler.js';
import { fromPortalError } from './errors.js';
import type { RestReply, RestRoute } from './route.js';

/** May call no path that needs an account. */
const PROGRAM: Viewer = { kind: 'apiClient', id: '', scopes: [] };

/** Refusals in this route's own words, by their status. */
export function errorExamples(route: RestRoute): ReadonlyMap<number, object> {
  const refusals: RestReply<object>[] = [];
  if (route.isList) refusals.push(...thrown(route, () => pageNumber('page_size', { page_size: '1000' })));
  if (route.who !== 'anyone') refusals.push(...thrown(route, () => requireUser(anonymous)));
  if (typeof route.who !== 'string') refusals.push(...thrown(route, () => requireRole(PROGRAM, [])));
  const faults = route.faultsOfNothing();
  if (Object.keys(faults).length > 0) refusals.push(fromPortalError(route, invalidInput(faults)));
  return new Map(refusals.map(({ status, body }) => [status, body]));
}

function thrown(route: RestRoute, refuse: () => unknown): RestReply<object>[] {
  try {
    refuse();
    return [];
  } catch (error) {
    if (error instanceof PortalError) return [fromPortalError(route, error)];
    throw error;
  }
}
