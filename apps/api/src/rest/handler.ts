import { MAX_PAGE, REST_PAGE_SIZE } from '@job-alert/domain/paging';
import type { UserType } from '@job-alert/domain/user-type';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../platform/context.js';
import { notFound, PortalError } from '../platform/errors.js';
import type { OpenForm } from '../platform/form-desk.js';
import { requireUser } from '../platform/viewer.js';
import { readForm } from './form-body.js';
import { readFields } from './input-fields.js';
import type { Operations, RunOperation } from './operation.js';
import { type RestRefusal, refusalOfFields, refusalOfOperation, refusalOfPortal } from './refusals.js';
import type { RestRequest, RestRoute } from './route.js';
import type { Values } from './values.js';

/** What the routes need of the server. */
export interface RestParts {
  operations: Operations;
  run: RunOperation;
  /** Who asks, with the page size of REST. */
  contextOf(request: FastifyRequest): Promise<RequestContext>;
  /** Counts a stranger who sends a form, before it is read. */
  admitStranger(context: RequestContext): Promise<void>;
  /** A form begins, or is refused. */
  openForm(context: RequestContext, request: FastifyRequest): OpenForm;
}

/** The refusal of another role. */
export const forbidden = (): PortalError => new PortalError('FORBIDDEN', 'You are not allowed to do this.');

/** A request of a row: the names in braces of its path, and whatever its query brings. */
export interface RestHttp {
  Params: Record<string, string>;
  Querystring: Values;
}

export const isForm = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith('multipart/form-data') ?? false;

/** Who may call the route at all: asked before anything of the body is read. */
export async function admit(
  route: RestRoute,
  parts: RestParts,
  request: FastifyRequest<RestHttp>,
): Promise<RequestContext> {
  const context = await parts.contextOf(request);
  if (route.who === 'anyone') {
    if (isForm(request) && context.viewer.kind !== 'user') await parts.admitStranger(context);
    return context;
  }
  const viewer = requireUser(context.viewer);
  if (route.who !== 'user' && !route.who.includes(viewer.type)) {
    throw forbidden();
  }
  const own = route.own && request.params[route.own];
  // Another's id and one that nobody has look alike.
  if (own && own !== viewer.id && !admitsAll(route, viewer.type)) throw notFound('Record');
  return context;
}

const admitsAll = ({ who }: RestRoute, type: UserType): boolean => type === 'ADMIN' && who.includes('ADMIN');

/** Answers a request whose sender was admitted. */
export async function handle(
  route: RestRoute,
  parts: RestParts,
  context: RequestContext,
  request: FastifyRequest<RestHttp>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = isForm(request) ? parts.openForm(context, request) : undefined;
  try {
    const body = form ? await readForm(request, form, route.body ?? {}) : (request.body ?? {});
    const restRequest = readRequest(route, context, request, body);
    const refused = await answer(route, parts, context, restRequest, reply);
    return refused ? send(reply, refused) : reply;
  } finally {
    await form?.close();
  }
}

async function answer(
  route: RestRoute,
  { operations, run }: RestParts,
  context: RequestContext,
  given: RestRequest,
  reply: FastifyReply,
): Promise<RestRefusal | null> {
  const faults = route.check?.(given) ?? {};
  if (Object.keys(faults).length > 0) return refusalOfFields(route, faults);
  const lookup = route.lookup?.needed?.(given) === false ? undefined : route.lookup;
  const looked = lookup && (await run(lookup.document, { id: given.path['id'] }, context));
  const request = { ...given, ...(looked?.data && { found: looked.data }) };
  const document = typeof route.document === 'string' ? route.document : route.document.choose(request);
  const variables = route.variables?.(request) ?? {};
  const refused = operations.faults(document, variables, () => route.rule?.(request) ?? {});
  if (Object.keys(refused).length > 0) return refusalOfFields(route, refused);
  if (looked?.errors[0]) return refusalOfOperation(route, looked.errors[0]);
  if (lookup && looked?.data?.['record'] == null) return refusalOfPortal(route, notFound(lookup.what));
  const { data, errors } = await run(document, variables, context);
  if (errors[0] || !data) return refusalOfOperation(route, errors[0] ?? { message: 'The operation has no data.' });
  const body = route.answer.body(data, request);
  reply
    .code(route.answer.status ?? 200)
    .headers({ 'cache-control': 'no-store', ...route.answer.headers?.(data, request) });
  await reply.send(body);
  return null;
}

/** Sends a refusal as JSON. */
export function send(reply: FastifyReply, { status, body, headers }: RestRefusal): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .send(body);
}

/** A refusal from before the operation, in the words of REST. */
export const sendPortalError = (route: RestRoute, reply: FastifyReply, error: PortalError): FastifyReply =>
  send(reply, refusalOfPortal(route, error));

function readRequest(
  route: RestRoute,
  { viewer }: RequestContext,
  request: FastifyRequest<RestHttp>,
  body: unknown,
): RestRequest {
  const { query } = request;
  const [address = ''] = request.url.split('?');
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new PortalError('MALFORMED', 'Send a JSON object.');
  return {
    viewer,
    address,
    path: request.params,
    query: readFields(route.query ?? {}, query),
    body: readFields(route.body ?? {}, body),
    page: pageNumber('page', query),
    pageSize: pageNumber('page_size', query),
  };
}

const PAGING = {
  page: { otherwise: 1, max: MAX_PAGE },
  page_size: { otherwise: REST_PAGE_SIZE, max: REST_PAGE_SIZE },
};

/** Where a list begins, or how long its page is. Refusals: MALFORMED. */
export function pageNumber(name: 'page' | 'page_size', query: Values): number {
  const { otherwise, max } = PAGING[name];
  const given = query[name];
  if (given === undefined || given === '') return otherwise;
  const number = typeof given === 'string' && /^\d{1,7}$/.test(given) ? Number(given) : 0;
  if (number < 1 || number > max) throw new PortalError('MALFORMED', `${name} must be from 1 to ${max}.`);
  return number;
}
