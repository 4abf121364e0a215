import type { FieldErrors } from '@job-alert/domain/fields/validation';
import { errorStatus } from '@job-alert/domain/errors/error-codes';
import type { GraphQLFormattedError } from 'graphql';
import type { PortalError } from '../platform/errors.js';
import { retryAfter } from '../platform/http/retry-after.js';
import { restName } from './input-fields.js';
import type { ErrorBody, RestResponse, RestRoute } from './route.js';

type ErrorMapping = Pick<RestRoute, 'body' | 'query' | 'mapError'>;

/** Returns the response to an error of the operation. */
export function fromGraphqlError(
  route: ErrorMapping,
  { message, extensions }: GraphQLFormattedError,
): RestResponse<object> {
  const { code, ...facts } = extensions ?? {};
  return toErrorResponse(route, typeof code === 'string' ? code : 'INTERNAL', message, facts);
}

/** Returns the response to an error that occurred before the operation ran. */
export const fromPortalError = (route: ErrorMapping, { code, message, facts }: PortalError): RestResponse<object> =>
  toErrorResponse(route, code, message, facts);

function toErrorResponse(
  route: ErrorMapping,
  code: string,
  sentence: string,
  facts: Readonly<Record<string, unknown>>,
): RestResponse<object> {
  const { fields, errorId } = facts;
  const status = errorStatus(code);
  const body: ErrorBody = {
    error: sentence,
    code,
    ...(isFieldErrors(fields) && { errors: withRestNames(route, fields) }),
    ...(errorId !== undefined && { id: errorId }),
  };
  return {
    status,
    body: route.mapError?.({ code, facts, body }) ?? body,
    headers: retryAfter(status, facts),
  };
}

const isFieldErrors = (fields: unknown): fields is FieldErrors => typeof fields === 'object' && fields !== null;

/** Renames fields from GraphQL names to the REST names that the client used. */
function withRestNames({ body = {}, query = {} }: ErrorMapping, fields: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([path, messages]) => [
      restName(body, path) ?? restName(query, path) ?? snakeCase(path),
      messages,
    ]),
  );
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
