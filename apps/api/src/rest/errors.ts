import type { FieldErrors } from '@job-alert/domain/fields/validation';
import { errorStatus } from '@job-alert/domain/portal/error-codes';
import type { GraphQLFormattedError } from 'graphql';
import type { PortalError } from '../platform/errors.js';
import { retryAfter } from '../platform/http/retry-after.js';
import { restName } from './input-fields.js';
import type { ErrorBody, RestReply, RestRoute } from './route.js';

/** The parts of a route that its refusals depend on. */
type Wording = Pick<RestRoute, 'body' | 'query' | 'refuse'>;

/** A refusal by the operation. */
export function fromGraphqlError(route: Wording, { message, extensions }: GraphQLFormattedError): RestReply<object> {
  const { code, ...facts } = extensions ?? {};
  return refusal(route, typeof code === 'string' ? code : 'INTERNAL', message, facts);
}

/** A refusal before the operation ran. */
export const fromPortalError = (route: Wording, { code, message, facts }: PortalError): RestReply<object> =>
  refusal(route, code, message, facts);

function refusal(
  route: Wording,
  code: string,
  sentence: string,
  facts: Readonly<Record<string, unknown>>,
): RestReply<object> {
  const { fields, errorId } = facts;
  const status = errorStatus(code);
  const body: ErrorBody = {
    error: sentence,
    code,
    ...(isFieldErrors(fields) && { errors: renamed(route, fields) }),
    ...(errorId !== undefined && { id: errorId }),
  };
  return {
    status,
    body: route.refuse?.({ code, facts, body }) ?? body,
    headers: retryAfter(status, facts),
  };
}

const isFieldErrors = (fields: unknown): fields is FieldErrors => typeof fields === 'object' && fields !== null;

/** The same messages under the names that the client used. */
function renamed({ body = {}, query = {} }: Wording, fields: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([path, messages]) => [
      restName(body, path) ?? restName(query, path) ?? snakeCase(path),
      messages,
    ]),
  );
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
