import { MAX_PAGE, REST_PAGE_SIZE } from '@job-alert/domain/lists/paging';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../platform/context.js';
import { notFound, PortalError } from '../platform/errors.js';
import { isMultipart, MULTIPART_LIMITS, type MultipartUpload } from '../platform/files/multipart-gate.js';
import type { IdempotencyKeys } from '../platform/http/idempotency-keys.js';
import { CachedBody, sendCacheable, sendCompressed } from '../platform/http/cached-body.js';
import { challenge } from '../platform/http/challenge.js';
import { isOfCompany, requireRole, requireUser } from '../platform/viewer.js';
import type { OperationDeps, RestCall, RestResponse, RestRoute } from './route.js';
import Upload from 'graphql-upload/Upload.mjs';
import type { IncomingFile } from '../platform/files/uploads.types.js';
import { nameParts, nest } from './bracket-names.js';
import { idempotencyKey, requestText, takesIdempotencyKey } from './idempotency.js';
import { type AnyFields, isNestedField, parseJson, takesFile } from './input-fields.js';

/** The maximum number of characters of all fields and their names, which are held in memory. */
const MAX_CHARACTERS = 1_000_000;

/** A field with the content type JSON is already parsed. */
const textLength = (value: unknown): number => (typeof value === 'string' ? value : JSON.stringify(value)).length;

/** Reads a form part by part into nested values. Stops at a file that is too large or that no field takes. */
async function readForm(request: FastifyRequest, form: MultipartUpload, fields: AnyFields): Promise<unknown> {
  try {
    const entries: [string, unknown][] = [];
    let characters = 0;
    for await (const part of request.parts({ limits: MULTIPART_LIMITS })) {
      if (part.type !== 'file') {
        characters += part.fieldname.length + textLength(part.value);
        if (characters > MAX_CHARACTERS) throw tooMuchText();
        entries.push([part.fieldname, part.value]);
        continue;
      }
      if (part.mimetype === 'application/json' && isNestedField(fields, part.fieldname)) {
        const text = await readText(part.file, MAX_CHARACTERS - characters);
        characters += text.length;
        entries.push([part.fieldname, parseJson(text)]);
        continue;
      }
      if (!takesFile(fields, nameParts(part.fieldname))) {
        throw new PortalError('MALFORMED', 'The form has a file that no field accepts.');
      }
      const file = form.receive(part);
      await file.received;
      // Browsers send an empty part without a file name when no file was chosen.
      if (file.filename) entries.push([part.fieldname, toUpload(file)]);
    }
    return nest(entries);
  } catch (error) {
    throw isClientError(error) ? new PortalError('MALFORMED', 'The form is incomplete or malformed.') : error;
  }
}

const tooMuchText = () => new PortalError('MALFORMED', 'The form has too much text.');

/** Reads a nested value that a client sends as a file of JSON, as browsers send each Blob. */
async function readText(stream: AsyncIterable<Buffer>, maxLength: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > maxLength) throw tooMuchText();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Returns true for a malformed or incomplete form. Other errors have a status or a system call. */
const isClientError = (error: unknown): boolean =>
  !(error instanceof PortalError) && !(error instanceof Error && ('statusCode' in error || 'syscall' in error));

/** Returns the file as the value of an `Upload` scalar. */
const toUpload = (file: IncomingFile): Upload => Object.assign(new Upload(), { promise: Promise.resolve(file) });

export interface RestDeps extends OperationDeps {
  /** Authenticates the caller. The context has the page size limit of REST. */
  createContext(request: FastifyRequest): Promise<RequestContext>;
  /** Applies the upload limit for anonymous clients, before the form is read. */
  checkAnonymousUpload(context: RequestContext): Promise<void>;
  idempotencyKeys: IdempotencyKeys;
  /** Reserves space for a form. Throws if there is none. */
  openForm(context: RequestContext, request: FastifyRequest): MultipartUpload;
}

export interface RestHttp {
  Params: Record<string, string>;
  Querystring: Readonly<Record<string, unknown>>;
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Returns true if the request has a form as its body. Reads have no body, regardless of their content type. */
const sendsForm = ({ method, headers }: FastifyRequest<RestHttp>): boolean =>
  !READS.has(method) && isMultipart(headers);

/** Throws if the caller may not use the route. Runs before the body is read. */
export async function checkAccess(
  route: RestRoute,
  deps: RestDeps,
  request: FastifyRequest<RestHttp>,
): Promise<RequestContext> {
  const context = await deps.createContext(request);
  if (route.who === 'anyone') {
    if (sendsForm(request) && context.viewer.kind !== 'user') await deps.checkAnonymousUpload(context);
    return context;
  }
  const viewer = requireUser(context.viewer);
  if (route.who !== 'user') requireRole(viewer, route.who);
  const own = route.own && request.params[route.own];
  // NOT_FOUND, so that nobody learns which ids exist.
  if (own && own !== viewer.id && !isOfCompany(viewer, own) && viewer.type !== 'ADMIN') throw notFound('Record');
  return context;
}

/** Handles a request after `checkAccess`. */
export async function handle(
  route: RestRoute,
  deps: RestDeps,
  context: RequestContext,
  request: FastifyRequest<RestHttp>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = sendsForm(request) ? deps.openForm(context, request) : undefined;
  try {
    const body = form ? await readForm(request, form, route.body ?? {}) : (request.body ?? {});
    const call = parseCall(context, request, body);
    const respond = () => route.respond(call, deps, context);
    const key = takesIdempotencyKey(route) ? idempotencyKey(request.headers) : undefined;
    const response =
      key === undefined
        ? await respond()
        : await deps.idempotencyKeys.run(context, { key, text: await requestText(route, call) }, respond);
    return await send(request, reply, response);
  } finally {
    await form?.close();
  }
}

/** Sends a response as JSON. Responses to reads are compressed, and have an ETag if all clients get the same body. */
export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, headers }: RestResponse,
): FastifyReply | Promise<FastifyReply> {
  void reply.code(status).headers({ 'cache-control': 'no-store', ...headers });
  challenge(request, reply);
  if (status !== 200 || !READS.has(request.method)) return reply.send(body);
  const sendText = request.headers.authorization === undefined ? sendCacheable : sendCompressed;
  return sendText(request, reply.type('application/json; charset=utf-8'), new CachedBody(JSON.stringify(body)));
}

function parseCall({ viewer }: RequestContext, request: FastifyRequest<RestHttp>, body: unknown): RestCall {
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
    page: parsePageNumber('page', query),
    pageSize: parsePageNumber('page_size', query),
  };
}

const PAGING = {
  page: { default: 1, max: MAX_PAGE },
  page_size: { default: REST_PAGE_SIZE, max: REST_PAGE_SIZE },
};

/** Parses `page` or `page_size`. Errors: MALFORMED. */
export function parsePageNumber(name: 'page' | 'page_size', query: RestHttp['Querystring']): number {
  const { default: defaultValue, max } = PAGING[name];
  const value = query[name];
  if (value === undefined || value === '') return defaultValue;
  const number = typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : 0;
  if (number >= 1 && number <= max) return number;
  const sentence = `${name} must be from 1 to ${max}.`;
  throw new PortalError('MALFORMED', sentence, { fields: { [name]: [sentence] } });
}
