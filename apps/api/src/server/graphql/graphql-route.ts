import { type ApolloServer, type HTTPGraphQLRequest, HeaderMap } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ViewersService } from '../../features/api-clients/viewers.service.js';
import type { RequestContext } from '../../platform/context.js';
import type { Documents } from './documents.js';
import { showConsole } from './graphql-console.js';
import { contextOf } from '../http/request-context.js';

/** Only these reach Apollo: copying all headers of every request costs more than the rest of this file. */
const HEADERS = ['content-type', 'apollo-require-preflight', 'x-apollo-operation-name'] as const;

const isJson = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith('application/json') ?? false;

/** POST for everything, GET for queries; `forms` mounts the route of those that bring files. It calls Apollo itself: an integration package would buffer and copy more. */
export function graphqlRoute(
  app: FastifyInstance,
  apollo: ApolloServer<RequestContext>,
  viewers: ViewersService,
  documents: Documents,
  consolePage: string | null,
  forms = false,
): void {
  app.route({
    method: forms ? 'POST' : ['GET', 'POST'],
    url: '/graphql',
    ...(forms && { constraints: { form: 'form' } }),
    bodyLimit: 100_000,
    preHandler: showConsole(consolePage),
    handler: async (request, reply) => {
      if (request.method === 'POST' && !forms && !isJson(request)) {
        return reply
          .code(415)
          .send({ errors: [{ message: 'Send application/json.', extensions: { code: 'BAD_REQUEST' } }] });
      }
      const context = await contextOf(request, viewers);
      const source = sourceOf(request);
      const introspection = source === null ? null : documents.admit(source, context);
      const operationName = parameterOf(request, 'operationName');
      const kept = introspection && documents.answerTo(introspection, operationName, context);
      if (typeof kept === 'string') return send(reply.type('application/json; charset=utf-8'), kept);
      const response = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: toApolloRequest(request),
        context: () => Promise.resolve(context),
      });
      const { body, headers, status = 200 } = response;
      if (body.kind !== 'complete') throw new Error('Incremental delivery is not part of this schema.');
      if (introspection) documents.keepAnswer(introspection, body.string);
      for (const [name, value] of headers) reply.header(name, value);
      return send(reply.code(status), body.string);
    },
  });
}

/** The document of a request, in query or body; null when there is none, which Apollo refuses without reading more. */
function sourceOf(request: FastifyRequest): string | null {
  const source = parameterOf(request, 'query');
  return typeof source === 'string' ? source : null;
}

function parameterOf({ method, body, query }: FastifyRequest, name: string): unknown {
  const parameters = method === 'POST' ? body : query;
  return isRecord(parameters) ? parameters[name] : undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What Apollo has to know of a JSON body: that a browser could not have sent it from elsewhere unasked. */
const JSON_HEADERS = new HeaderMap([['apollo-require-preflight', 'application/json']]);

function toApolloRequest(request: FastifyRequest): HTTPGraphQLRequest {
  if (request.method === 'POST' && isJson(request)) {
    return { method: 'POST', headers: JSON_HEADERS, search: '', body: request.body };
  }
  const headers = new HeaderMap();
  for (const name of HEADERS) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const query = request.url.indexOf('?');
  // The server leaves out the body of what HEAD asks.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  return { method, headers, search: query < 0 ? '' : request.url.slice(query), body: request.body };
}

function send(reply: FastifyReply, body: string): FastifyReply {
  return reply.header('cache-control', 'no-store').send(body);
}
