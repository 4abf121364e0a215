import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { weightsIn } from '../http/accepted-types.js';
import { CachedBody, sendCacheable } from '../../platform/http/cached-body.js';
import { varyBy } from '../../platform/http/vary.js';
import { JSON_TYPE, RESPONSE_TYPE } from './answer-type.js';

/** A caller that prefers one of them to a page is a program. */
const ANSWERS = [JSON_TYPE, RESPONSE_TYPE];
/** Headers that only a program sends: many clients put one on each query by GET. */
const OF_PROGRAMS = ['apollo-require-preflight', 'x-apollo-operation-name'];

/** Whether an Accept header asks for a page: by name, and not after the forms of GraphQL. */
export function asksForPage(accept: string | undefined): boolean {
  const weights = weightsIn(accept);
  const page = weights.get('text/html') ?? 0;
  return page > 0 && ANSWERS.every((type) => page >= (weights.get(type) ?? 0));
}

/** Shows the console to a browser that opens the address of the API; all other requests go to the API. */
export function showConsole(html: string | null): preHandlerAsyncHookHandler {
  const page = html === null ? null : new CachedBody(html);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'POST') return;
    varyBy(reply, 'accept');
    if (page === null || !asksForPage(request.headers.accept)) return;
    if (OF_PROGRAMS.some((name) => name in request.headers)) return;
    return sendCacheable(request, reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache'), page);
  };
}
