import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import Upload from 'graphql-upload/Upload.mjs';
import { PortalError } from '../platform/errors.js';
import type { IncomingFile } from '../platform/files/uploads.types.js';
import { STRING } from './json-schema.js';
import type { RestCall, RestRoute } from './route.js';

const VALID_KEY = /^[!-~]{1,255}$/;

/** The parameter in the OpenAPI document. */
export const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { ...STRING, maxLength: 255, pattern: VALID_KEY.source },
  example: '3f1c9a52-post-job',
  description:
    'A random text of up to 255 characters, one for each action. For a day, a repeated request with the same key gets the same response and changes nothing.',
};

export const takesIdempotencyKey = ({ method, returnsToken }: RestRoute): boolean => method === 'POST' && !returnsToken;

/** Returns the key of a request. Errors: MALFORMED. */
export function idempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && VALID_KEY.test(key))) return key as string | undefined;
  throw new PortalError('MALFORMED', 'Idempotency-Key must have from 1 to 255 visible ASCII characters.');
}

/** Returns a text that is the same for equal requests. It has a hash in place of each file. */
export async function requestText({ method, path }: RestRoute, call: RestCall): Promise<string> {
  const uploads: Upload[] = [];
  const values = JSON.stringify([method, path, call.path, call.query, call.body], (_name, value: unknown) =>
    value instanceof Upload ? uploads.push(value) : value,
  );
  const hashes = await Promise.all(uploads.map(async ({ promise }) => hashFile(await promise)));
  return [values, ...hashes].join('\n');
}

async function hashFile({ filename, createReadStream }: IncomingFile): Promise<string> {
  const hash = createHash('sha256').update(`${filename}\n`);
  for await (const chunk of createReadStream()) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
