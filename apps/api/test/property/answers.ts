import { ERROR_STATUS } from '@job-alert/domain/errors/error-codes';
import type { SentFile } from '../builders/client.js';
import type { Place } from './edits.js';

type Values = Record<string, unknown>;

export interface HttpAnswer {
  status: number;
  text: string;
}

/** Error codes for clients, and the codes of documents that cannot be executed. */
const ERROR_CODES = new Set([
  ...Object.keys(ERROR_STATUS).filter((code) => code !== 'INTERNAL' && code !== 'UNAVAILABLE'),
  'BAD_USER_INPUT',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_REQUEST',
]);
const ERROR_STATUSES = new Set([400, 401, 403, 404, 409, 413, 415, 422, 429]);
/** Internal details: a code location or a driver's error code. */
const INSIDE = /node_modules|\.[jt]s:\d+:\d+|\bER_[A-Z_]+\b|QueryFailedError/;

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const isFieldMessages = (fields: unknown): boolean =>
  isRecord(fields) &&
  Object.values(fields).every(
    (messages) => Array.isArray(messages) && messages.every((one) => typeof one === 'string'),
  );

/** Returns the problem of a GraphQL response, or null for data or an error in the documented shape. */
export function problemOfOperation({ status, text }: HttpAnswer): { problem: string | null; isRefused: boolean } {
  const body = parsed(text);
  if (status >= 500 || !isRecord(body)) return { problem: `${status} ${text}`, isRefused: true };
  if (INSIDE.test(text)) return { problem: `tells of the inside: ${text}`, isRefused: true };
  if (!('errors' in body)) return { problem: isRecord(body['data']) ? null : `no data: ${text}`, isRefused: false };
  const errors = body['errors'];
  const isShaped =
    Array.isArray(errors) &&
    errors.length > 0 &&
    errors.every(({ message, extensions }: { message: unknown; extensions: Values }) => {
      const { code, fields } = extensions ?? {};
      return (
        typeof message === 'string' &&
        message !== '' &&
        ERROR_CODES.has(String(code)) &&
        (code !== 'INVALID_INPUT' || isFieldMessages(fields))
      );
    });
  return { problem: isShaped ? null : `not the shape of an error: ${text}`, isRefused: true };
}

/** Returns the problem of a REST response, or null for data or an error in the documented shape. */
export function problemOfRoute({ status, text }: HttpAnswer): { problem: string | null; isRefused: boolean } {
  const body = parsed(text);
  if (status < 300) return { problem: body === undefined ? `no JSON: ${text}` : null, isRefused: false };
  const problem = `${status} ${text}`;
  if (!ERROR_STATUSES.has(status) || !isRecord(body) || INSIDE.test(text)) return { problem, isRefused: true };
  const sentence = body['error'] ?? body['message'];
  const isShaped =
    typeof sentence === 'string' && sentence !== '' && (!('errors' in body) || isFieldMessages(body['errors']));
  return { problem: isShaped ? null : problem, isRefused: true };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends JSON, or an empty body. */
export async function sendJson(
  method: string,
  url: string,
  token: string | undefined,
  body?: unknown,
): Promise<HttpAnswer> {
  const response = await fetch(url, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...authorization(token) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

export async function sendForm(url: string, token: string | undefined, form: FormData): Promise<HttpAnswer> {
  const headers = { 'apollo-require-preflight': 'true', ...authorization(token) };
  const response = await fetch(url, { method: 'POST', headers, body: form });
  return { status: response.status, text: await response.text() };
}

const authorization = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Token ${token}` } : {};

/** Builds a GraphQL form. Each file goes into its variable. */
export function operationForm(
  query: string,
  variables: Values,
  files: readonly (readonly [Place, SentFile])[],
): FormData {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables }));
  form.set(
    'map',
    JSON.stringify(Object.fromEntries(files.map(([place], index) => [index, [`variables.${place.join('.')}`]]))),
  );
  files.forEach(([, file], index) => form.set(String(index), new Blob([file.bytes]), file.name));
  return form;
}
