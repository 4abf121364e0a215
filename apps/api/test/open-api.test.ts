import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { exampleText } from '../src/rest/examples.js';
import type { JsonSchema } from '../src/rest/json-schema.js';
import { parameterNames, requiredNames } from '../src/rest/open-api.js';
import type { RestRoute } from '../src/rest/route.js';
import { restRoutes } from '../src/rest/routes.js';
import { document, downloads } from './builders/rest-document.js';

interface Content {
  schema: object;
  example: unknown;
}
type Contents = Record<string, Content>;
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: JsonSchema;
  example: unknown;
}
interface Operation {
  summary: string;
  operationId: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: { content: Contents };
  responses: Record<string, { description: string; content: Contents }>;
  security?: object[];
}

const operationOf = ({ method, path }: RestRoute) => document.paths[`/${path}/`]?.[method.toLowerCase()] as Operation;
const ROWS = restRoutes.map((route) => [`${route.method} ${route.path}`, route, operationOf(route)] as const);

const ajv = new Ajv2020.default({ strict: true, allowUnionTypes: true, validateFormats: false });
ajv.addSchema({ $id: 'https://jobs.example/openapi.json', components: document.components }).addKeyword('components');

/** Returns the named schema behind a reference, or the schema itself. */
const resolved = (schema: JsonSchema): JsonSchema =>
  schema.$ref ? (document.components.schemas[schema.$ref.replace(/.*\//, '')] ?? schema) : schema;

const validators = new Map<string, ValidateFunction>();

/** Returns the validation errors of a value. Throws if the schema is not valid JSON Schema 2020-12 or contains unknown keywords. */
function unfit(schema: object, value: unknown): unknown[] {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"https://jobs.example/openapi.json#/components/');
  const validate = validators.get(text) ?? ajv.compile(JSON.parse(text) as object);
  validators.set(text, validate);
  return validate(value) ? [] : (validate.errors ?? []);
}

/** Returns the names of a schema's texts that have no example. */
function withoutExample(schema: JsonSchema, name = ''): string[] {
  if (schema.items) return withoutExample(schema.items, name);
  if (schema.properties) return Object.entries(schema.properties).flatMap(([key, inner]) => withoutExample(inner, key));
  const isText = [schema.type].flat().includes('string');
  const hasOwn = schema.enum ?? schema.examples ?? schema.format ?? schema.contentMediaType;
  return isText && !hasOwn && exampleText(name) === undefined ? [name] : [];
}

describe('the OpenAPI document', () => {
  test.each(ROWS)(
    'describes the route %s with its summary, parameters, body, login and response',
    (_, route, operation) => {
      expect(operation.summary).toMatch(/^[A-Z].+\.$/);
      const parametersIn = (place: string) => operation.parameters.filter((one) => one.in === place);
      expect(parametersIn('path').map(({ name }) => name)).toEqual(parameterNames(route.path));
      expect(parametersIn('path').every(({ required }) => required)).toBe(true);
      const paging = route.isList ? ['page', 'page_size'] : [];
      expect(parametersIn('query').map(({ name }) => name)).toEqual([...Object.keys(route.query ?? {}), ...paging]);
      // JSON cannot contain the file that an import requires.
      const isImport = route.path.includes('import');
      expect(Object.keys(operation.requestBody?.content ?? {})).toEqual(
        route.body ? [...(route.isForm ? ['multipart/form-data'] : []), ...(isImport ? [] : ['application/json'])] : [],
      );
      expect(operation.security).toEqual(route.who === 'anyone' ? [] : [{ token: [] }]);
      expect(operation.responses[String(route.response.status ?? 200)]).toBeDefined();
      expect(Object.values(operation.responses).every(({ description }) => description.length > 0)).toBe(true);
    },
  );

  test.each(ROWS)('has examples for %s that fit their schemas, for success and for errors', (_, route, operation) => {
    for (const { schema, example } of operation.parameters) expect(unfit(schema, example)).toEqual([]);
    for (const { schema, example } of Object.values(operation.requestBody?.content ?? {})) {
      expect(unfit(schema, example)).toEqual([]);
    }
    const examples = Object.entries(operation.responses).map(([status, { content }]) => {
      const { schema, example } = content['application/json'] as Content;
      expect(unfit(schema, example)).toEqual([]);
      return [Number(status), example] as const;
    });
    expect(examples.filter(([status]) => status < 300)).toHaveLength(1);
    expect(examples.filter(([status]) => status >= 400).length).toBeGreaterThan(5);
    if (route.who !== 'anyone') {
      expect(Object.fromEntries(examples)[401]).toEqual({
        error: 'Please log in to continue.',
        code: 'UNAUTHENTICATED',
      });
    }
    const schemas = [
      route.response.schema,
      ...Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => resolved(schema)),
    ];
    expect(schemas.flatMap((schema) => withoutExample(schema))).toEqual([]);
  });

  test('marks the values that every response contains as required', () => {
    const optional = (schema: JsonSchema, name: string): string[] => {
      const names = Object.keys(schema.properties ?? {}).filter((key) => !schema.required?.includes(key));
      const inner = Object.entries(schema.properties ?? {}).flatMap(([key, one]) => optional(one, `${name}.${key}`));
      const items = schema.items ? optional(schema.items, name) : [];
      return [...names.map((key) => `${name}.${key}`), ...inner, ...items];
    };
    const missing = ROWS.flatMap(([name, { response: answer }]) => optional(answer.schema, name));
    // Employers do not get a candidate's identity and preferences.
    const withheld =
      /details\/\{id\}\.candidate_details\.(?:aadhar|PAN_|pan_|Driving_|driving_|passport|expected_|notice_|prefer|work_modes|open_to|years_|experience_months)/;
    expect(missing.filter((name) => !withheld.test(name))).toEqual([]);
    const operationFor = (row: string) => operationOf(ROWS.find(([name]) => name === row)?.[1] as RestRoute);
    const list = operationFor('GET job/current-opening/get-jobs');
    expect(list.responses['200']?.content['application/json']?.schema).toMatchObject({
      required: ['jobs', 'total', 'page', 'page_size', 'left_out_words'],
      properties: {
        page_size: { minimum: 1, maximum: 500 },
        jobs: { items: { $ref: '#/components/schemas/Opening' } },
      },
    });
    expect(document.components.schemas['Opening']).toMatchObject({
      properties: { id: { type: 'string' }, job_type: { enum: ['fulltime', 'parttime', null] } },
    });
    expect(Object.keys(list.responses)).toContain('503');
    const apply = operationFor('POST job/apply/{job_id}');
    expect(apply.responses['409']?.content['application/json']?.example).toMatchObject({
      last_applied: expect.any(String),
    });
  });

  test('marks the fields that an empty request is rejected for as required', () => {
    const bodyOf = (name: string, type: string) =>
      resolved(
        operationOf(ROWS.find(([each]) => each === name)?.[1] as RestRoute).requestBody?.content[type]
          ?.schema as JsonSchema,
      );
    expect(bodyOf('POST api/login', 'application/json').required).toEqual(['email', 'password']);
    // Candidates and employers share these fields. JSON cannot contain the resume.
    const person = ['first_name', 'last_name', 'email', 'contact', 'password', 'user_type'];
    expect(bodyOf('POST api/register', 'application/json').required?.toSorted()).toEqual(person.toSorted());
    for (const [, route, { requestBody }] of ROWS) {
      const required = requiredNames(route).map((name) => name.replace(/\[.*/, ''));
      const form = requestBody?.content['multipart/form-data']?.schema as JsonSchema | undefined;
      if (form) expect(new Set(resolved(form).required)).toEqual(new Set(required));
    }
  });

  test.each(downloads.map((download) => [download.path, download] as const))(
    'describes the download %s',
    (path, download) => {
      const { get } = document.paths[path] as unknown as { get: Operation };
      expect(get.summary).toMatch(/^[A-Z].+\.$/);
      expect(get.parameters.map(({ name }) => name)).toEqual(Object.keys(download.parameters));
      for (const { schema, example } of get.parameters) expect(unfit(schema, example)).toEqual([]);
      const { 200: done, ...errors } = get.responses;
      expect(Object.keys(done?.content ?? {})).toEqual([download.mediaType]);
      for (const { content } of Object.values(errors)) {
        const { schema, example } = content['application/json'] as Content;
        expect(unfit(schema, example)).toEqual([]);
      }
    },
  );

  test('calls operations by verbs, groups them by declared tags and names its objects', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods) as Operation[]);
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(?:[A-Z0-9][a-z0-9]*)*$/.test(id))).toEqual([]);
    expect(ids).toEqual(expect.arrayContaining(['login', 'postJob', 'applyToJob', 'getFeedsJobsRss']));
    const tags = new Set(document.tags.map(({ name }) => name));
    expect(operations.flatMap((operation) => operation.tags).filter((tag) => !tags.has(tag))).toEqual([]);
    expect(document.info).toMatchObject({ contact: { url: 'https://jobs.example/contact' }, license: { name: 'MIT' } });
    const text = JSON.stringify(document.paths);
    expect(text.match(/"properties":/g)?.length).toBeLessThan(60);
    expect(Object.keys(document.components.schemas).length).toBeGreaterThan(50);
  });

  test('shows field errors in the 422 examples, with a message where the route returns one', () => {
    const example = (path: string) => document.paths[path]?.['post'] as Operation;
    expect(example('/api/login/').responses['422']?.content['application/json']?.example).toMatchObject({
      errors: { email: [expect.any(String)], password: [expect.any(String)] },
    });
    expect(example('/api/forgot-password/').responses['422']?.content['application/json']?.example).toMatchObject({
      message: expect.any(String),
      errors: { email: [expect.any(String)] },
    });
  });
});
