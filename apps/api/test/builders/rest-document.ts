import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import { openApiDocument } from '../../src/rest/open-api.js';
import { restRoutes } from '../../src/rest/table.js';

interface Documented {
  responses: Record<string, { content: Record<string, { schema: object }> }>;
}

const ID = 'https://jobs.example/openapi.json';
const document = openApiDocument(restRoutes, 'https://jobs.example');
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false });
ajv.addKeyword('components').addSchema({ $id: ID, components: document.components });
const validators = new Map<string, ValidateFunction>();

/** The documented paths, those without parameters first. */
const PATHS = Object.keys(document.paths)
  .toSorted((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
  .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+').replace(/\/$/, '/?')}$`) }));

/** Throws when a response is not as the OpenAPI document says. An address that is not documented may answer anything. */
export function checkDocumented(method: string, address: string, status: number, body: unknown): void {
  const { pathname } = new URL(address, 'https://jobs.example');
  const documented = PATHS.filter(({ pattern }) => pattern.test(pathname)).flatMap(({ path }) => {
    const operation = document.paths[path]?.[method.toLowerCase()] as Documented | undefined;
    return operation ? { path, operation } : [];
  })[0];
  if (!documented) return;
  const name = `${method} ${documented.path} ${status}`;
  const schema = documented.operation.responses[status]?.content['application/json']?.schema;
  if (!schema) throw new Error(`The OpenAPI document has no ${name}: ${JSON.stringify(body)}`);
  let validate = validators.get(name);
  if (!validate) {
    const text = JSON.stringify(schema).replaceAll('"#/components/', `"${ID}#/components/`);
    validators.set(name, (validate = ajv.compile(JSON.parse(text) as object)));
  }
  if (validate(body)) return;
  throw new Error(`${name} is not as documented: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body)}`);
}
