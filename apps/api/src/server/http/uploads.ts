import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { AuthenticationService } from '../../features/api-clients/authentication.service.js';
import type { RequestContext } from '../../platform/context.js';
import { PortalError } from '../../platform/errors.js';
import { MULTIPART_LIMITS, isMultipart, type MultipartUpload } from '../../platform/files/multipart-gate.js';
import { parseMultipartRequest } from '../graphql/multipart-request.js';
import { getRequestContext } from './request-context.js';

/** The services that admit uploads. */
export interface UploadDeps {
  schema: GraphQLSchema;
  viewers: AuthenticationService;
  /** Counts a stranger who sends a form, before it is read. */
  checkAnonymousUpload(context: RequestContext): Promise<void>;
  /** A form begins, or is refused. */
  openUpload(context: RequestContext, request: FastifyRequest): MultipartUpload;
}

/** Lets a route take forms only, beside one of the same address for everything else, which then pays nothing for them. */
export const MULTIPART_CONSTRAINT = {
  name: 'form',
  storage: () => {
    const handlers = new Map<string, never>();
    return {
      get: (value: string) => handlers.get(value) ?? null,
      set: (value: string, handler: unknown) => void handlers.set(value, handler as never),
    };
  },
  deriveConstraint: ({ headers }: IncomingMessage): string => (isMultipart(headers) ? 'form' : ''),
};

/**
 * GraphQL multipart requests. The preflight header and the sender are looked at before a byte of the body is read, so
 * that neither a forged form nor a stranger fills the disk: without a login only a sign-up uploads, and `checkAnonymousUpload`
 * counts it. `mountRoute` mounts the route that then runs the operation.
 */
export async function registerUploads(
  app: FastifyInstance,
  parts: UploadDeps,
  mountRoute: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: false });
    scope.addHook('preValidation', receive);
    mountRoute(scope);
  });

  async function receive(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!request.headers['apollo-require-preflight']) {
      throw new PortalError('MALFORMED', 'A multipart request needs the header apollo-require-preflight.');
    }
    const context = await getRequestContext(request, parts.viewers);
    if (context.viewer.kind === 'apiClient') throw new PortalError('FORBIDDEN', 'A key cannot send files.');
    if (context.viewer.kind === 'anonymous') {
      if (request.headers.authorization) throw new PortalError('UNAUTHENTICATED', 'Please log in to continue.');
      await parts.checkAnonymousUpload(context);
    }
    const form = parts.openUpload(context, request);
    // A client that has hung up gets no answer, and there is no further event.
    if (reply.raw.closed) await form.close();
    else reply.raw.once('close', () => void form.close());
    request.body = await parseMultipartRequest(request, form, parts.schema);
  }
}
