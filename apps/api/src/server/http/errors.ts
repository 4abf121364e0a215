import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { isDatabaseUnavailable } from '../../database/transaction.js';
import { PortalError } from '../../platform/errors.js';
import type { Logger } from '../../platform/observability/logger.js';

const INTERNAL_MESSAGE = 'Something went wrong. Please try again later.';
const UNAVAILABLE_MESSAGE = 'The portal is not available at the moment. Please try again later.';

/** Apollo's error codes for invalid documents. Their messages mention only the document, so they are safe. */
const DOCUMENT_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/** The parser's message for a document with too many tokens, which has no code. */
const TOO_MANY_TOKENS = /^Syntax Error: Document contains more th\w+ \d+ tokens/;

/** GraphQL's message for an argument that is invalid only with its variables. It has no code. */
const WRONG_ARGUMENT = /^Argument "\w+" (?:of|has) /;

/** Formats an error for clients: a portal error with its code and details, or an id to quote without internals. */
export function formatError(logger: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown, requestId?: string): GraphQLFormattedError => {
    const position = {
      ...(formatted.path && { path: formatted.path }),
      ...(formatted.locations && { locations: formatted.locations }),
    };
    const cause = unwrapError(error);
    if (cause instanceof PortalError)
      return { message: cause.message, ...position, extensions: { code: cause.code, ...cause.facts } };
    if (TOO_MANY_TOKENS.test(formatted.message))
      return { message: formatted.message.replace('Syntax Error: ', ''), extensions: { code: 'QUERY_TOO_COMPLEX' } };
    const isWrongArgument = cause instanceof GraphQLError && WRONG_ARGUMENT.test(cause.message);
    const code = isWrongArgument ? 'BAD_USER_INPUT' : formatted.extensions?.['code'];
    if (typeof code === 'string' && DOCUMENT_CODES.has(code))
      return { message: formatted.message, ...position, extensions: { code } };
    const { message, facts, code: reported } = toClientError(logger, cause, requestId);
    return { message, ...position, extensions: { code: reported, ...facts } };
  };
}

/** Logs an unexpected error. Returns the error for clients: the database is unavailable, or an id to quote. */
export function toClientError(logger: Logger, error: unknown, requestId?: string): PortalError {
  const facts = { errorId: logUnexpected(logger, error, requestId) };
  return isDatabaseUnavailable(error)
    ? new PortalError('UNAVAILABLE', UNAVAILABLE_MESSAGE, facts)
    : new PortalError('INTERNAL', INTERNAL_MESSAGE, facts);
}

/** Logs an unexpected error. Returns the id to quote: the one of the request, which is in the request log. */
export function logUnexpected(logger: Logger, error: unknown, requestId: string = randomUUID()): string {
  logger.error({ err: error, id: requestId }, 'unexpected error');
  return requestId;
}

/** Returns the original error, without the wrappers of GraphQL and Apollo. */
function unwrapError(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? unwrapError(error.originalError) : error;
}
