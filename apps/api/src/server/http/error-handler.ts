import { errorStatus } from '@job-alert/domain/errors/error-codes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PortalError } from '../../platform/errors.js';
import { challenge } from '../../platform/http/challenge.js';
import { retryAfter } from '../../platform/http/retry-after.js';
import type { Logger } from '../../platform/observability/logger.js';
import { negotiateMediaType, JSON_TYPE } from './response-media-type.js';
import { toClientError } from './errors.js';

const UNSUPPORTED_TYPE = 'Send the body as application/json, or as multipart/form-data with files.';

/** Handles errors outside GraphQL. Unexpected errors are logged and get an id to quote. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500, message } = error;
    if (error instanceof PortalError) {
      const status = errorStatus(error.code);
      void reply.headers(retryAfter(status, error.facts));
      const { fields } = error.facts;
      return sendError(request, reply.code(status), error, fields === undefined ? {} : { errors: fields });
    }
    if (statusCode < 500) {
      const sentence = statusCode === 415 ? UNSUPPORTED_TYPE : message;
      return sendError(request, reply.code(statusCode), new PortalError('MALFORMED', sentence));
    }
    const reported = toClientError(request.log as Logger, error, request.id);
    const status = errorStatus(reported.code);
    return sendError(request, reply.code(status).headers(retryAfter(status, {})), reported, {
      id: reported.facts['errorId'],
    });
  });
}

/** Sends the error sentence, and in GraphQL format for clients of GraphQL, even if their body was not parsed. */
function sendError(request: FastifyRequest, reply: FastifyReply, error: PortalError, more: object = {}): FastifyReply {
  challenge(request, reply);
  if (request.routeOptions.url !== '/graphql') {
    return reply.send({ error: error.message, code: error.code, ...more });
  }
  const type = negotiateMediaType(request.headers.accept);
  const errors = toGraphqlErrors(error);
  // A document that is rejected before parsing gets the same status as other rejected documents.
  if (error.code === 'QUERY_TOO_COMPLEX' && type === JSON_TYPE) void reply.code(200);
  return reply
    .type(`${type}; charset=utf-8`)
    .send(type === JSON_TYPE ? { error: error.message, ...more, errors } : { errors });
}

const toGraphqlErrors = ({ message, code, facts }: PortalError) => [{ message, extensions: { code, ...facts } }];
