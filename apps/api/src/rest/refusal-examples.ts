import { PortalError } from '../platform/errors.js';
import { anonymous, requireUser } from '../platform/viewer.js';
import { forbidden, pageNumber } from './handler.js';
import { refusalOfFields, refusalOfPortal, type RestRefusal } from './refusals.js';
import type { RestRequest, RestRoute } from './route.js';

/** A request with nothing in it, from nobody. */
const EMPTY: RestRequest = { viewer: anonymous, path: {}, query: {}, body: {}, page: 1, pageSize: 1, address: '' };

/** What the row's own rules say to an empty request. */
function faultsOfNothing({ check, rule }: RestRoute) {
  const faults = check?.(EMPTY) ?? {};
  return Object.keys(faults).length > 0 ? faults : (rule?.(EMPTY) ?? {});
}

/** Refusals as this row really words them, by their status. */
export function refusalExamples(route: RestRoute): ReadonlyMap<number, RestRefusal['body']> {
  const refusals: RestRefusal[] = [];
  if (route.isList) refusals.push(...thrown(route, () => pageNumber('page_size', { page_size: '1000' })));
  if (route.who !== 'anyone') refusals.push(...thrown(route, () => requireUser(anonymous)));
  if (typeof route.who !== 'string') refusals.push(refusalOfPortal(route, forbidden()));
  const faults = faultsOfNothing(route);
  if (Object.keys(faults).length > 0) refusals.push(refusalOfFields(route, faults));
  return new Map(refusals.map(({ status, body }) => [status, body]));
}

function thrown(route: RestRoute, refuse: () => unknown): RestRefusal[] {
  try {
    refuse();
    return [];
  } catch (error) {
    if (error instanceof PortalError) return [refusalOfPortal(route, error)];
    throw error;
  }
}
