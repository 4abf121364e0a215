import { statusOfCode } from '@job-alert/domain/error-codes';
import type { FieldErrors } from '@job-alert/domain/validation';
import type { GraphQLFormattedError } from 'graphql';
import { invalidInput, type PortalError } from '../platform/errors.js';
import { restName } from './input-fields.js';
import type { RefusalBody, RestReply, RestRoute } from './route.js';

/** What of a row words its refusals. */
type Wording = Pick<RestRoute, 'body' | 'query' | 'refuse'>;

/** A refusal of an operation under the names of its input. */
export function refusalOfOperation(route: Wording, { message, extensions }: GraphQLFormattedError): RestReply<object> {
  const { code, ...facts } = extensions ?? {};
  return refusal(route, typeof code === 'string' ? code : 'INTERNAL', message, facts);
}

/** A refusal that was made before the operation ran. */
export const refusalOfPortal = (route: Wording, { code, message, facts }: PortalError): RestReply<object> =>
  refusal(route, code, message, facts);

/** Wrong fields, under the names of the operation's input. */
export const refusalOfFields = (route: Wording, fields: FieldErrors): RestReply<object> =>
  refusalOfPortal(route, invalidInput(fields));

function refusal(
  route: Wording,
  code: string,
  sentence: string,
  facts: Readonly<Record<string, unknown>>,
): RestReply<object> {
  const { fields, errorId, retryAfterSeconds } = facts;
  const body: RefusalBody = {
    error: sentence,
    ...(isFieldErrors(fields) && { errors: renamed(route, fields) }),
    ...(errorId !== undefined && { id: errorId }),
  };
  return {
    status: statusOfCode(code),
    body: route.refuse?.({ code, facts, body }) ?? body,
    ...(typeof retryAfterSeconds === 'number' && { headers: { 'retry-after': String(retryAfterSeconds) } }),
  };
}

const isFieldErrors = (fields: unknown): fields is FieldErrors => typeof fields === 'object' && fields !== null;

/** The same messages under the names that the client has sent. */
function renamed({ body = {}, query = {} }: Wording, fields: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([path, messages]) => [
      restName(body, path) ?? restName(query, path) ?? snakeCase(path),
      messages,
    ]),
  );
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
