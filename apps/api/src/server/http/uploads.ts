import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { AuthenticationService } from '../../features/api-clients/authentication.service.js';
import type { RequestContext } from '../../platform/context.js';
import { PortalError } from '../../platform/errors.js';
import { MULTIPART_LIMITS, isMultipart, type MultipartUpload } from '../../platform/files/multipart-gate.js';
import { parseMultipartRequest } from './multipart-request.js';
import { getRequestContext } from './request-context.js';

interface UploadDeps {
  schema: GraphQLSchema;
  viewers: AuthenticationService;
  /** Limits forms from anonymous clients, before they are read. */
  checkAnonymousUpload(context: RequestContext): Promise<void>;
  /** Starts a form. Throws if there is no room for it. */
  openUpload(context: RequestContext, request: FastifyRequest): MultipartUpload;
}

/** Matches forms only, so that another route at the same URL handles everything else without their overhead. */
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
 * Accepts GraphQL multipart requests. Checks the preflight header and the sender before the body is read, so that
 * neither a forged form nor an anonymous client can fill the disk. Without a login only sign-ups upload files, and
 * `checkAnonymousUpload` limits them. `mountRoute` mounts the route that runs the operation.
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
    // The client has disconnected, so `onResponse` does not run.
    if (reply.raw.closed) await form.close();
    else reply.raw.once('close', () => void form.close());
    request.body = await parseMultipartRequest(request, form, parts.schema);
  }
}
