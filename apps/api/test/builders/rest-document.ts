import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { exportedLists } from '../../src/features/exports/list-exports.presenter.js';
import { openApiDocument } from '../../src/rest/open-api.js';
import { restRouteGroups } from '../../src/rest/routes.js';
import { documentedDownloads } from '../../src/server/downloads/documented-downloads.js';

interface Documented {
  responses: Record<string, { content: Record<string, { schema: object }> }>;
}

const ID = 'https://jobs.example/openapi.json';
// The lists need no services here, because only their parameters are used.
const lists = exportedLists({} as Parameters<typeof exportedLists>[0]);
const parameters = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.parameters]));

export const downloads = documentedDownloads(parameters);
export const document = openApiDocument(restRouteGroups, 'https://jobs.example', downloads);
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false });
const validators = new Map<string, ValidateFunction>();

/** The documented REST paths, those without parameters first. */
const PATHS = Object.keys(document.paths)
  .filter((path) => path.endsWith('/'))
  .toSorted((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
  .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+').replace(/\/$/, '/?')}$`) }));

/** Returns the documented operation of a request, or undefined. */
function operationOf(method: string, address: string): { path: string; operation: Documented } | undefined {
  const { pathname } = new URL(address, 'https://jobs.example');
  for (const { path, pattern } of PATHS) {
    const operation = document.paths[path]?.[method.toLowerCase()] as Documented | undefined;
    if (operation && pattern.test(pathname)) return { path, operation };
  }
  return undefined;
}

/** Forbids properties that an object's schema does not name. */
const closed = (_key: string, part: unknown): unknown =>
  typeof part === 'object' && part !== null && 'properties' in part ? { additionalProperties: false, ...part } : part;

/** Throws if a response does not match the OpenAPI document. */
function checkDocumented(name: string, operation: Documented, status: number, body: unknown): void {
  const schema = operation.responses[status]?.content['application/json']?.schema;
  if (!schema) throw new Error(`The OpenAPI document has no ${name}: ${JSON.stringify(body)}`);
  let validate = validators.get(name);
  if (!validate) {
    const text = JSON.stringify(schema, closed).replaceAll('"#/components/', `"${ID}#/components/`);
    validators.set(name, (validate = ajv.compile(JSON.parse(text) as object)));
  }
  if (validate(body)) return;
  throw new Error(`${name} is not as documented: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body)}`);
}

/** The named schemas. Errors stay open, because a route can add fields to them. */
const components = Object.fromEntries(
  Object.entries(document.components.schemas).map(([name, schema]) => [
    name,
    name.startsWith('Error') ? schema : (JSON.parse(JSON.stringify(schema, closed)) as object),
  ]),
);
ajv.addKeyword('components').addSchema({ $id: ID, components: { schemas: components } });

const plainFetch = globalThis.fetch;

async function checkedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await plainFetch(input, init);
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  const documented = operationOf(method, input instanceof Request ? input.url : String(input));
  if (!documented || response.status === 304) return response;
  const text = await response.clone().text();
  const body: unknown = text === '' ? {} : JSON.parse(text);
  checkDocumented(`${method} ${documented.path} ${response.status}`, documented.operation, response.status, body);
  return response;
}

/** Makes `fetch` throw if a documented path returns a response that does not match the OpenAPI document. */
export function checkResponses(): void {
  globalThis.fetch = checkedFetch;
}
