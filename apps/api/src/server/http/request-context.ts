import { MAX_FIRST } from '@job-alert/domain/paging';
import type { FastifyRequest } from 'fastify';
import type { ViewersService } from '../../features/api-clients/viewers.service.js';
import { type RequestContext, requestContext } from '../../platform/context.js';
import { anonymous } from '../../platform/viewer.js';
import { clientAddress } from './client-address.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The most items of a list in one answer; MAX_FIRST where it is left out. */
    maxPageSize?: number;
  }
}

/** The token of `Authorization: Token <token>`, or of `Bearer`; undefined without one. */
export function tokenOf(authorization: string | undefined): string | undefined {
  return authorization && /^(?:Token|Bearer) +(\S+)$/i.exec(authorization)?.[1];
}

const contexts = new WeakMap<FastifyRequest, Promise<RequestContext>>();

/** Who asks and from where, made the same way for GraphQL and for REST, and once for a request. */
export function contextOf(request: FastifyRequest, viewers: ViewersService): Promise<RequestContext> {
  let context = contexts.get(request);
  if (!context) contexts.set(request, (context = makeContext(request, viewers)));
  return context;
}

async function makeContext(request: FastifyRequest, viewers: ViewersService): Promise<RequestContext> {
  const token = tokenOf(request.headers.authorization);
  const visitor = visitorOf(request);
  return token ? { ...visitor, viewer: await viewers.viewerOf(token) } : visitor;
}

const visitors = new WeakMap<FastifyRequest, RequestContext>();

/**
 * Who asks, whatever token came along: an address. Asked before anything is waited for: of a connection that has ended meanwhile
 * nobody knows it.
 */
export function visitorOf(request: FastifyRequest): RequestContext {
  let visitor = visitors.get(request);
  if (!visitor) {
    const { maxPageSize = MAX_FIRST } = request.routeOptions.config;
    const { 'user-agent': userAgent } = request.headers;
    visitor = requestContext(anonymous, clientAddress(request), maxPageSize, userAgent);
    visitors.set(request, visitor);
  }
  return visitor;
}
