import { API_KEY_PREFIX } from '@job-alert/domain/integrations/api-scopes';
import { MAX_FIRST } from '@job-alert/domain/lists/paging';
import type { FastifyRequest } from 'fastify';
import type { AuthenticationService } from '../../features/api-clients/authentication.service.js';
import { type RequestContext, requestContext } from '../../platform/context.js';
import { anonymous } from '../../platform/viewer.js';
import { acceptsBasic } from '../../platform/http/challenge.js';
import { clientAddress } from './client-address.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The maximum number of items of a list; MAX_FIRST by default. */
    maxPageSize?: number;
  }
}

/** Returns the token of `Authorization: Token` or `Bearer`, or the user name of `Basic`; undefined without one. */
function readToken({ headers: { authorization }, method, url }: FastifyRequest): string | undefined {
  const [, scheme = '', value = ''] = /^(Token|Bearer|Basic) +(\S+)$/i.exec(authorization ?? '') ?? [];
  if (scheme.toLowerCase() !== 'basic') return value === '' ? undefined : value;
  // Browsers resend Basic credentials automatically, so they allow only the reads that ask for them.
  if ((method !== 'GET' && method !== 'HEAD') || !acceptsBasic(url)) return undefined;
  const [name = ''] = Buffer.from(value, 'base64').toString('utf8').split(':', 1);
  return name.startsWith(API_KEY_PREFIX) ? name : undefined;
}

const contexts = new WeakMap<FastifyRequest, Promise<RequestContext>>();

/** Returns the context of a request with its caller and address. Created once per request. */
export function getRequestContext(request: FastifyRequest, viewers: AuthenticationService): Promise<RequestContext> {
  let context = contexts.get(request);
  if (!context) contexts.set(request, (context = createContext(request, viewers)));
  return context;
}

async function createContext(request: FastifyRequest, viewers: AuthenticationService): Promise<RequestContext> {
  const token = readToken(request);
  const visitor = getAnonymousContext(request);
  return token ? { ...visitor, viewer: await viewers.findViewer(token, visitor.ip) } : visitor;
}

const anonymousContexts = new WeakMap<FastifyRequest, RequestContext>();

/** Returns the context of a request without its caller. Call it synchronously: a closed connection has no address. */
export function getAnonymousContext(request: FastifyRequest): RequestContext {
  let context = anonymousContexts.get(request);
  if (!context) {
    const { maxPageSize = MAX_FIRST } = request.routeOptions.config;
    const { 'user-agent': userAgent } = request.headers;
    context = requestContext(anonymous, clientAddress(request), maxPageSize, userAgent);
    context.requestId = request.id;
    anonymousContexts.set(request, context);
  }
  return context;
}
