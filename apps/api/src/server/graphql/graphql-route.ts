import { type ApolloServer, type HTTPGraphQLRequest, HeaderMap } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthenticationService } from '../../features/api-clients/authentication.service.js';
import type { RequestContext } from '../../platform/context.js';
import { negotiateMediaType, httpStatus } from '../http/response-media-type.js';
import type { DocumentCache } from './document-cache.js';
import { READ_ONLY_HEADER } from './operation-limits.js';
import { serveConsole } from './graphql-console.js';
import { CachedBody, sendCompressed, sendCacheable } from '../../platform/http/cached-body.js';
import type { OriginPolicy } from '../http/cors.js';
import { getRequestContext } from '../http/request-context.js';
import { varyBy } from '../../platform/http/vary.js';

const JSON_TYPE = /^application\/json *(?:;|$)/i;

/**
 * Returns true for a type that a page of another site can send only after a preflight. GET may have none, but no other one: browsers have
 * sent such requests without a preflight (GHSA-9q82-xgwf-vj6h).
 */
function isTypeAllowed({ method, headers: { 'content-type': type } }: FastifyRequest): boolean {
  return type === undefined ? method !== 'POST' : JSON_TYPE.test(type);
}

interface GraphqlDeps {
  apollo: ApolloServer<RequestContext>;
  viewers: AuthenticationService;
  documents: DocumentCache;
  origins: OriginPolicy;
}

/**
 * POST for all operations, GET for queries. `forms` mounts the route for multipart requests. Calls Apollo directly,
 * because an integration package would buffer and copy more.
 */
export function graphqlRoute(
  app: FastifyInstance,
  { apollo, viewers, documents, origins }: GraphqlDeps,
  consolePage: string | null,
  isMultipart = false,
): void {
  if (!isMultipart) rejectOtherMethods(app);
  app.route({
    method: isMultipart ? 'POST' : ['GET', 'POST'],
    url: '/graphql',
    ...(isMultipart && { constraints: { form: 'form' } }),
    bodyLimit: 100_000,
    // Pages of other sites may send queries as JSON. The operation itself is checked later.
    config: { anyOrigin: !isMultipart },
    preHandler: serveConsole(consolePage),
    handler: async (request, reply) => {
      if (!isMultipart && !isTypeAllowed(request)) {
        return reply
          .code(415)
          .send({ errors: [{ message: 'Send application/json.', extensions: { code: 'BAD_REQUEST' } }] });
      }
      const type = negotiateMediaType(request.headers.accept);
      const context = await getRequestContext(request, viewers);
      const parameters = getParameters(request);
      const source = typeof parameters['query'] === 'string' ? parameters['query'] : null;
      const introspection = source === null ? null : documents.admit(source, context);
      const cached =
        introspection && isBare(parameters)
          ? documents.cachedIntrospection(introspection, parameters['operationName'], context)
          : undefined;
      const mediaType = `${type}; charset=utf-8`;
      if (cached !== undefined) return sendPublic(request, reply.type(mediaType), cached);
      const httpGraphQLRequest = toApolloRequest(request, origins.isCrossSite(request));
      const response = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest,
        context: () => Promise.resolve(context),
      });
      const { body, headers, status = 200 } = response;
      if (body.kind !== 'complete') throw new Error('Incremental delivery is not part of this schema.');
      if (introspection) documents.cacheIntrospection(introspection, body.string);
      for (const [name, value] of headers) reply.header(name, value);
      void reply.code(httpStatus(type, status, body.string)).header('content-type', mediaType);
      return sendResponse(request, reply, new CachedBody(body.string), source);
    },
  });
}

/** Rejects other methods before the body is read. */
function rejectOtherMethods(app: FastifyInstance): void {
  app.route({
    method: ['PUT', 'PATCH', 'DELETE'],
    url: '/graphql',
    onRequest: async (_request, reply) =>
      reply
        .code(405)
        .header('allow', 'GET, HEAD, POST')
        .send({ errors: [{ message: 'Send GET or POST.', extensions: { code: 'BAD_REQUEST' } }] }),
    handler: () => undefined,
  });
}

/** Returns the unchecked parameters of a request. Apollo rejects invalid ones. */
function getParameters({ method, body, query }: FastifyRequest): Readonly<Record<string, unknown>> {
  const parameters = method === 'POST' ? body : query;
  return isRecord(parameters) ? parameters : {};
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns true for a request without variables and extensions. */
const isBare = ({ variables, extensions }: Readonly<Record<string, unknown>>): boolean =>
  extensions == null && (variables == null || (isRecord(variables) && Object.keys(variables).length === 0));

/** Replaces Apollo's check against cross-site requests: browsers add no token themselves, and GET is read-only (decision 0130). */
const HEADERS = new HeaderMap([['apollo-require-preflight', 'not needed']]);

/** Headers for a page of another site, which may only read. Otherwise it could use its visitors to guess passwords. */
const CROSS_SITE_HEADERS = new HeaderMap([...HEADERS, [READ_ONLY_HEADER, 'yes']]);

function toApolloRequest({ method, url, body }: FastifyRequest, isCrossSite: boolean): HTTPGraphQLRequest {
  const isPost = method === 'POST';
  const query = isPost ? -1 : url.indexOf('?');
  // Fastify omits the body of a response to HEAD.
  const headers = isCrossSite ? CROSS_SITE_HEADERS : HEADERS;
  return { method: isPost ? 'POST' : 'GET', headers, search: query < 0 ? '' : url.slice(query), body };
}

const MUTATION = /\bmutation\b/;

/**
 * Returns true if a response may be compressed. The response of a mutation may hold a token, a key or a secret, and its length must reveal
 * nothing about it. Programs that accept no compression are not affected.
 */
function canCompress({ method, headers }: FastifyRequest, source: string | null): boolean {
  if (method === 'POST' && headers['accept-encoding'] === undefined) return false;
  return source !== null && !MUTATION.test(source);
}

/** Sends a response: cacheable for anonymous clients, private with a token. */
async function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  body: CachedBody,
  source: string | null,
): Promise<FastifyReply> {
  if (!canCompress(request, source)) return reply.header('cache-control', 'no-store').send(body.plain);
  if (request.headers.authorization === undefined) return sendPublic(request, reply, body);
  return sendCompressed(request, reply.header('cache-control', 'no-store'), body);
}

/** Sends a response that is the same for everybody. Clients that use GET may cache and revalidate it. */
function sendPublic(request: FastifyRequest, reply: FastifyReply, body: CachedBody) {
  if (request.method === 'POST') return sendCompressed(request, reply.header('cache-control', 'no-store'), body);
  varyBy(reply, 'authorization');
  return sendCacheable(request, reply.header('cache-control', 'no-cache'), body);
}
