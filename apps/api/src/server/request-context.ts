import { MAX_FIRST } from '@job-alert/domain/paging';
import type { FastifyRequest } from 'fastify';
import type { SessionsService } from '../features/accounts/sessions.service.js';
import type { RequestContext } from '../platform/context.js';
import { anonymous } from '../platform/viewer.js';

/** The token of `Authorization: Token <token>`, or of `Bearer`; undefined without one. */
export function tokenOf(authorization: string | undefined): string | undefined {
  return authorization && /^(?:Token|Bearer) +(\S+)$/i.exec(authorization)?.[1];
}

/** Who asks and from where, made the same way for GraphQL and for REST. */
export async function contextOf(
  request: FastifyRequest,
  sessions: SessionsService,
  maxPageSize = MAX_FIRST,
): Promise<RequestContext> {
  const token = tokenOf(request.headers.authorization);
  return { viewer: token ? await sessions.viewerOf(token) : anonymous, ip: request.ip, maxPageSize };
}
