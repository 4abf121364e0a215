import { MAX_FILE_BYTES } from '@job-alert/domain/files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import processRequest from 'graphql-upload/processRequest.mjs';
import type { Viewers } from '../features/integrators/viewers.service.js';
import type { RequestContext } from '../platform/context.js';
import { PortalError } from '../platform/errors.js';
import { contextOf } from './request-context.js';

/** A candidate's form has five papers and a letter or certificate for each block. */
const MAX_FILES = 30;

/**
 * What is refused before all of it has arrived goes on arriving. Nobody reads it then, and the next request on the same
 * connection would wait behind it: so the rest is read and forgotten.
 */
function readOnAfterAnswer(app: FastifyInstance): void {
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (!raw.complete) raw.unpipe().resume();
    done();
  });
}

/**
 * GraphQL multipart requests. The preflight header and the sender are looked at before a byte of the body is read, so
 * that neither a forged form nor a stranger fills the disk: without a login only a sign-up uploads, and `admitStranger`
 * counts it.
 */
export function acceptUploads(
  app: FastifyInstance,
  viewers: Viewers,
  admitStranger: (context: RequestContext) => Promise<void>,
): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  // A hook without a promise where there is nothing to wait for: every query passes here.
  app.addHook('preValidation', (request, reply, done) => {
    if (request.routeOptions.url !== '/graphql' || !request.headers['content-type']?.startsWith('multipart/form-data'))
      return done();
    receive(request, reply).then(() => done(), done);
  });

  readOnAfterAnswer(app);

  async function receive(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!request.headers['apollo-require-preflight']) {
      throw new PortalError('MALFORMED', 'A multipart request needs the header apollo-require-preflight.');
    }
    const context = await contextOf(request, viewers);
    if (context.viewer.kind === 'apiClient') throw new PortalError('FORBIDDEN', 'A key cannot send files.');
    if (context.viewer.kind === 'anonymous') {
      if (request.headers.authorization) throw new PortalError('UNAUTHENTICATED', 'Please log in to continue.');
      await admitStranger(context);
    }
    request.body = await processRequest(request.raw, reply.raw, {
      // The parser cuts off a file that reaches its limit, even one that ends there.
      maxFileSize: MAX_FILE_BYTES + 1,
      maxFiles: MAX_FILES,
      maxFieldSize: 200_000,
    }).catch(() => {
      throw new PortalError('MALFORMED', 'The form could not be read. Please send it again.');
    });
  }
}
