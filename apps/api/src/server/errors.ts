import { randomUUID } from 'node:crypto';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ERROR_STATUS, type ErrorCode, PortalError } from '../platform/errors.js';
import type { Logger } from '../platform/logger.js';

const SORRY = 'Something went wrong. Please try again later.';

/** Apollo's own codes for documents that cannot be run: their text speaks of the client's document only, so it may go out. */
const DOCUMENT_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/** The parser's own words for a document that is longer than it may be; it gives them no code. */
const TOO_MANY_TOKENS = /^Syntax Error: Document contains more th\w+ \d+ tokens/;

/** One error as clients see it: the refusal with its code and facts, or an id to quote and nothing of the inside. */
export function formatError(logger: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const place = {
      ...(formatted.path && { path: formatted.path }),
      ...(formatted.locations && { locations: formatted.locations }),
    };
    const cause = portalErrorOf(unwrapResolverError(error));
    if (cause) return { message: cause.message, ...place, extensions: { code: cause.code, ...cause.facts } };
    if (TOO_MANY_TOKENS.test(formatted.message))
      return { message: formatted.message.replace('Syntax Error: ', ''), extensions: { code: 'QUERY_TOO_COMPLEX' } };
    const code = formatted.extensions?.['code'];
    if (typeof code === 'string' && DOCUMENT_CODES.has(code))
      return { message: formatted.message, ...place, extensions: { code } };
    const errorId = reportUnexpected(logger, unwrapResolverError(error));
    return { message: SORRY, ...place, extensions: { code: 'INTERNAL', errorId } };
  };
}

/** Logs what nobody expected and returns the id that the client is given to quote. */
export function reportUnexpected(logger: Logger, error: unknown): string {
  const errorId = randomUUID();
  logger.error({ err: error, errorId }, 'unexpected error');
  return errorId;
}

/** The refusal in an error, or in what it wraps. */
function portalErrorOf(error: unknown): PortalError | undefined {
  if (error instanceof PortalError) return error;
  if (error instanceof GraphQLError && error.originalError) return portalErrorOf(error.originalError);
  return undefined;
}

/** The HTTP status that goes with a code; codes of the GraphQL layer itself count as malformed requests. */
export function statusOfCode(code: unknown): number {
  return ERROR_STATUS[code as ErrorCode] ?? 400;
}

export { SORRY };
