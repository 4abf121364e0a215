import { statusOfCode } from '@job-alert/domain/error-codes';
import type { FieldErrors } from '@job-alert/domain/validation';
import type { GraphQLFormattedError } from 'graphql';
import { invalidInput, type PortalError } from '../platform/errors.js';
import { restName } from './input-fields.js';
import type { RestRoute } from './route.js';
import type { Values } from './values.js';

/** A refusal as HTTP says it. */
export interface RestRefusal {
  status: number;
  body: Values;
  headers: Readonly<Record<string, string>>;
}

/** A refusal of an operation under the names of its input. */
export function refusalOfOperation(route: RestRoute, { message, extensions }: GraphQLFormattedError): RestRefusal {
  const { code, ...facts } = extensions ?? {};
  return refusal(route, typeof code === 'string' ? code : 'INTERNAL', message, facts);
}

/** A refusal that was made before the operation ran. */
export const refusalOfPortal = (route: RestRoute, { code, message, facts }: PortalError): RestRefusal =>
  refusal(route, code, message, facts);

/** Wrong fields, under the names of the operation's input. */
export const refusalOfFields = (route: RestRoute, fields: FieldErrors): RestRefusal =>
  refusalOfPortal(route, invalidInput(fields));

function refusal(route: RestRoute, code: string, sentence: string, facts: Readonly<Values>): RestRefusal {
  const { fields, errorId, retryAfterSeconds } = facts;
  const body: Values = {
    error: sentence,
    ...(isFieldErrors(fields) && { errors: renamed(route, fields) }),
    ...(errorId !== undefined && { id: errorId }),
  };
  return {
    status: statusOfCode(code),
    body: route.refuse?.({ code, facts, body }) ?? body,
    headers: typeof retryAfterSeconds === 'number' ? { 'retry-after': String(retryAfterSeconds) } : {},
  };
}

const isFieldErrors = (fields: unknown): fields is FieldErrors => typeof fields === 'object' && fields !== null;

/** The same messages under the names that the client has sent. */
function renamed({ body = {}, query = {} }: RestRoute, fields: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([path, messages]) => [
      restName(body, path) ?? restName(query, path) ?? snakeCase(path),
      messages,
    ]),
  );
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
