import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { parseAcceptHeader } from '../http/accept-header.js';
import { CachedBody, sendCacheable } from '../../platform/http/cached-body.js';
import { varyBy } from '../../platform/http/vary.js';
import { JSON_TYPE, GRAPHQL_RESPONSE_TYPE } from '../http/response-media-type.js';

/** A client that prefers one of these types to HTML is a program. */
const API_TYPES = [JSON_TYPE, GRAPHQL_RESPONSE_TYPE];
/** Headers that only programs send with GET. */
const CLIENT_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'];

/** Returns true if the Accept header explicitly prefers HTML to the media types of GraphQL. */
export function prefersHtml(accept: string | undefined): boolean {
  const weights = parseAcceptHeader(accept);
  const page = weights.get('text/html') ?? 0;
  return page > 0 && API_TYPES.every((type) => page >= (weights.get(type) ?? 0));
}

/** Serves the console to browsers that open the address of the API. All other requests go to the API. */
export function serveConsole(html: string | null): preHandlerAsyncHookHandler {
  const page = html === null ? null : new CachedBody(html);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'POST') return;
    varyBy(reply, 'accept');
    if (page === null || !prefersHtml(request.headers.accept)) return;
    if (CLIENT_HEADERS.some((name) => name in request.headers)) return;
    return sendCacheable(request, reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache'), page);
  };
}
