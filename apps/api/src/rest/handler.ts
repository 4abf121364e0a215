import { MAX_PAGE, REST_PAGE_SIZE } from '@job-alert/domain/lists/paging';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../platform/context.js';
import { notFound, PortalError } from '../platform/errors.js';
import { isMultipart, type MultipartUpload } from '../platform/files/multipart-gate.js';
import { CachedBody, sendCacheable, sendCompressed } from '../platform/http/cached-body.js';
import { challenge } from '../platform/http/challenge.js';
import { requireRole, requireUser } from '../platform/viewer.js';
import { readForm } from './form-body.js';
import type { OperationParts, RestCall, RestReply, RestRoute } from './route.js';

/** The services that the routes need from the server. */
export interface RestParts extends OperationParts {
  /** Returns the caller of a request, with the page size of REST. */
  contextOf(request: FastifyRequest): Promise<RequestContext>;
  /** Counts the forms of visitors, before they are read. */
  admitStranger(context: RequestContext): Promise<void>;
  /** Makes room for a form, or refuses it. */
  openForm(context: RequestContext, request: FastifyRequest): MultipartUpload;
}

/** The path parameters and the query of a request. */
export interface RestHttp {
  Params: Record<string, string>;
  Querystring: Readonly<Record<string, unknown>>;
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** A read has no body, whatever its content-type says. */
const sendsForm = ({ method, headers }: FastifyRequest<RestHttp>): boolean =>
  !READS.has(method) && isMultipart(headers);

/** Checks who may call the route, before any of the body is read. */
export async function admit(
  route: RestRoute,
  parts: RestParts,
  request: FastifyRequest<RestHttp>,
): Promise<RequestContext> {
  const context = await parts.contextOf(request);
  if (route.who === 'anyone') {
    if (sendsForm(request) && context.viewer.kind !== 'user') await parts.admitStranger(context);
    return context;
  }
  const viewer = requireUser(context.viewer);
  if (route.who !== 'user') requireRole(viewer, route.who);
  const own = route.own && request.params[route.own];
  // Somebody else's id and an unknown id get the same answer.
  if (own && own !== viewer.id && viewer.type !== 'ADMIN') throw notFound('Record');
  return context;
}

/** Answers a request whose sender was admitted. */
export async function handle(
  route: RestRoute,
  parts: RestParts,
  context: RequestContext,
  request: FastifyRequest<RestHttp>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = sendsForm(request) ? parts.openForm(context, request) : undefined;
  try {
    const body = form ? await readForm(request, form, route.body ?? {}) : (request.body ?? {});
    return await send(request, reply, await route.reply(callOf(context, request, body), parts, context));
  } finally {
    await form?.close();
  }
}

/** Sends a response as JSON. Responses to reads are compressed, and have an ETag if all clients get the same body. */
export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, headers }: RestReply,
): FastifyReply | Promise<FastifyReply> {
  void reply.code(status).headers({ 'cache-control': 'no-store', ...headers });
  challenge(request, reply);
  if (status !== 200 || !READS.has(request.method)) return reply.send(body);
  const sendText = request.headers.authorization === undefined ? sendCacheable : sendCompressed;
  return sendText(request, reply.type('application/json; charset=utf-8'), new CachedBody(JSON.stringify(body)));
}

function callOf({ viewer }: RequestContext, request: FastifyRequest<RestHttp>, body: unknown): RestCall {
  const [address = ''] = request.url.split('?');
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new PortalError('MALFORMED', 'Send a JSON object.');
  const { query } = request;
  return {
    viewer,
    address,
    path: request.params,
    query,
    body,
    page: pageNumber('page', query),
    pageSize: pageNumber('page_size', query),
  };
}

const PAGING = {
  page: { otherwise: 1, max: MAX_PAGE },
  page_size: { otherwise: REST_PAGE_SIZE, max: REST_PAGE_SIZE },
};

/** The number or the size of a page. Refusals: MALFORMED. */
export function pageNumber(name: 'page' | 'page_size', query: RestHttp['Querystring']): number {
  const { otherwise, max } = PAGING[name];
  const given = query[name];
  if (given === undefined || given === '') return otherwise;
  const number = typeof given === 'string' && /^\d{1,7}$/.test(given) ? Number(given) : 0;
  if (number < 1 || number > max) throw new PortalError('MALFORMED', `${name} must be from 1 to ${max}.`);
  return number;
}
