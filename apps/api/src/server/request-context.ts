import { MAX_FIRST } from '@job-alert/domain/paging';
import type { FastifyRequest } from 'fastify';
import type { Viewers } from '../features/integrators/viewers.service.js';
import { type RequestContext, requestContext } from '../platform/context.js';
import { anonymous } from '../platform/viewer.js';
import { clientAddress } from './client-address.js';

/** The token of `Authorization: Token <token>`, or of `Bearer`; undefined without one. */
export function tokenOf(authorization: string | undefined): string | undefined {
  return authorization && /^(?:Token|Bearer) +(\S+)$/i.exec(authorization)?.[1];
}

const contexts = new WeakMap<FastifyRequest, Promise<RequestContext>>();

/** Who asks and from where, made the same way for GraphQL and for REST, and once for a request. */
export function contextOf(request: FastifyRequest, viewers: Viewers, maxPageSize = MAX_FIRST): Promise<RequestContext> {
  let context = contexts.get(request);
  if (!context) contexts.set(request, (context = makeContext(request, viewers, maxPageSize)));
  return context;
}

async function makeContext(request: FastifyRequest, viewers: Viewers, maxPageSize: number): Promise<RequestContext> {
  const token = tokenOf(request.headers.authorization);
  // Asked before anything is waited for: of a connection that has ended meanwhile nobody knows the address.
  const ip = clientAddress(request);
  return requestContext(token ? await viewers.viewerOf(token) : anonymous, ip, maxPageSize);
}
