import { invalidInput, PortalError } from '../platform/errors.js';
import { anonymous, requireRole, requireUser, type Viewer } from '../platform/viewer.js';
import { parsePageNumber } from './handler.js';
import { fromPortalError } from './errors.js';
import type { RestResponse, RestRoute } from './route.js';

/** A caller that no route with a login accepts. */
const API_CLIENT: Viewer = { kind: 'apiClient', id: '', scopes: [] };

/** Returns example error responses of this route by status. */
export function errorExamples(route: RestRoute): ReadonlyMap<number, object> {
  const responses: RestResponse<object>[] = [];
  if (route.isList) responses.push(...errorResponses(route, () => parsePageNumber('page_size', { page_size: '1000' })));
  if (route.who !== 'anyone') responses.push(...errorResponses(route, () => requireUser(anonymous)));
  if (typeof route.who !== 'string') responses.push(...errorResponses(route, () => requireRole(API_CLIENT, [])));
  const errors = route.emptyRequestErrors();
  if (Object.keys(errors).length > 0) responses.push(fromPortalError(route, invalidInput(errors)));
  return new Map(responses.map(({ status, body }) => [status, body]));
}

function errorResponses(route: RestRoute, check: () => unknown): RestResponse<object>[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof PortalError) return [fromPortalError(route, error)];
    throw error;
  }
}
