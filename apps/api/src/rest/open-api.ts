import { MAX_PAGE } from '@job-alert/domain/lists/paging';
import type { ErrorCode } from '@job-alert/domain/errors/error-codes';
import { PAGE, PAGE_SIZE } from './responses.js';
import { schemaExample } from './examples.js';
import { restName, inputSchema } from './input-fields.js';
import { type JsonSchema, arraySchema, STRING, withRequired } from './json-schema.js';
import { DOWNLOAD_ERRORS, DOWNLOADS_TAG, type Download, downloadOperation, pascalCase } from './open-api-downloads.js';
import { IDEMPOTENCY_KEY, takesIdempotencyKey } from './idempotency.js';
import { OPERATION_IDS } from './operation-ids.js';
import { errorExamples } from './error-examples.js';
import type { RestRoute } from './route.js';
import type { RouteGroup } from './routes.js';

const FIELD_ERRORS: JsonSchema = {
  type: 'object',
  additionalProperties: arraySchema(STRING),
  description: 'The messages for each invalid field.',
};
const SENTENCE: JsonSchema = { ...STRING, description: 'A sentence for the user.' };

/** Optional fields of an error response. */
const DETAILS: Readonly<Record<string, JsonSchema>> = {
  code: { ...STRING, description: 'A stable code; the sentence can be reworded.', examples: ['NOT_FOUND'] },
  errors: FIELD_ERRORS,
  details: { ...STRING, description: 'The messages of all fields as one text.' },
  id: { ...STRING, description: 'The id of an unexpected error, to quote.' },
  last_applied: { ...STRING, format: 'date-time', description: 'When the candidate last applied for the job.' },
  status: { ...STRING, enum: ['expired'], description: 'The job no longer accepts applications.' },
};

/** An error response. A few paths of the specification send the sentence as `message`. */
const ERROR_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  Error: { type: 'object', required: ['error', 'code'], properties: { error: SENTENCE, ...DETAILS } },
  ErrorMessage: {
    type: 'object',
    required: ['code'],
    anyOf: [
      { type: 'object', required: ['message'], properties: { message: SENTENCE } },
      { type: 'object', required: ['error'], properties: { error: SENTENCE } },
    ],
    properties: DETAILS,
  },
};

const ERROR_DESCRIPTIONS: Readonly<Record<string, string>> = {
  400: 'The request is malformed.',
  401: 'The token is missing or no longer valid.',
  403: 'You are not allowed to do this.',
  404: 'Not found, or not yours.',
  409: 'Conflicts with a change made in the meantime.',
  413: 'The body or a file is too large.',
  415: 'The body or a file has the wrong type.',
  422: 'A field is invalid.',
  429: 'Too many requests. Retry-After says when to try again.',
  500: 'Unexpected error, with an id to quote.',
  503: 'Not available at the moment. Retry-After says when to try again.',
};

/** An example code for each status. */
const CODES: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'STALE_VERSION',
  413: 'FILE_TOO_LARGE',
  415: 'FILE_TYPE_NOT_ALLOWED',
  422: 'INVALID_INPUT',
  429: 'RATE_LIMITED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

const PAGING = [
  { name: 'page', in: 'query', schema: PAGE, example: 1, description: `From 1 to ${MAX_PAGE}.` },
  {
    name: 'page_size',
    in: 'query',
    schema: PAGE_SIZE,
    example: 50,
    description: 'The page size: at most 500, which is the default.',
  },
];

/** The schemas that have a name, which the document contains once. */
class Components {
  readonly schemas: Record<string, JsonSchema> = { ...ERROR_SCHEMAS };

  /** Returns the schema with a reference in place of each named part. */
  withReferences({ title, ...schema }: JsonSchema): JsonSchema {
    const { items, properties, anyOf } = schema;
    const inner: JsonSchema = {
      ...schema,
      ...(items && { items: this.withReferences(items) }),
      ...(anyOf && { anyOf: anyOf.map((one) => this.withReferences(one)) }),
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, one]) => [name, this.withReferences(one)]),
        ),
      }),
    };
    if (title === undefined) return inner;
    this.schemas[title] = inner;
    return { $ref: `#/components/schemas/${title}` };
  }

  content(schema: JsonSchema, example: unknown = schemaExample(schema)) {
    return { schema: this.withReferences(schema), example };
  }
}

/** Returns the OpenAPI 3.1 document of the routes, feeds and exports. */
export function openApiDocument(groups: readonly RouteGroup[], publicUrl: string, downloads: readonly Download[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  const components = new Components();
  for (const { name, routes } of groups) {
    for (const route of routes) {
      const path = (paths[`/${route.path}/`] ??= {});
      path[route.method.toLowerCase()] = operation(route, name, components);
    }
  }
  const errors = Object.fromEntries(DOWNLOAD_ERRORS.map((status) => [status, errorResponse(status)]));
  for (const download of downloads) paths[download.path] = { get: downloadOperation(download, errors) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Job Alert REST paths',
      version: '1',
      contact: { name: 'Job Alert', url: new URL('/contact', publicUrl).href },
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'A thin layer over the GraphQL schema for clients of the documented paths, and the feeds and CSV exports. The slash at the end of a path is optional; feeds and exports have none.',
    },
    servers: [{ url: publicUrl }],
    tags: [...groups, DOWNLOADS_TAG].map(({ name, description }) => ({ name, description })),
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token <token>, or Bearer <token>' },
      },
      schemas: components.schemas,
    },
    paths,
  };
}

function operation(route: RestRoute, tag: string, components: Components) {
  const query = Object.entries(inputSchema(route.query ?? {}).properties ?? {});
  const operationId = OPERATION_IDS[`${route.method} ${route.path}`] ?? '';
  return {
    summary: route.summary,
    operationId,
    tags: [tag],
    'x-roles': route.who,
    security: route.who === 'anyone' ? [] : [{ token: [] }],
    parameters: [
      ...parameterNames(route.path).map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: STRING,
        example: schemaExample(STRING, name),
      })),
      ...query.map(([name, schema]) => ({ name, in: 'query', schema, example: schemaExample(schema, name) })),
      ...(route.isList ? PAGING : []),
      ...(takesIdempotencyKey(route) ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(route.body && { requestBody: requestBody(route, pascalCase(operationId), components) }),
    responses: {
      [route.response.status ?? 200]: {
        description: 'Done.',
        content: { 'application/json': components.content(route.response.schema) },
      },
      ...Object.fromEntries(errorResponses(route)),
    },
  };
}

export const parameterNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Returns the error response of each status, with an example in the route's own format where one is known. */
function errorResponses(route: RestRoute) {
  const examples = errorExamples(route);
  return Object.entries(ERROR_DESCRIPTIONS).map(([status, description]) => {
    const code = errorCode(status);
    const general = { error: description, code };
    // The details of an application that was sent too soon.
    const facts = { lastAppliedAt: '2026-11-21T05:00:00.000Z' };
    const example =
      examples.get(Number(status)) ??
      route.mapError?.({ code, facts: status === '409' ? facts : {}, body: general }) ??
      general;
    const $ref = `#/components/schemas/${'error' in example ? 'Error' : 'ErrorMessage'}`;
    return [status, { description, content: { 'application/json': { schema: { $ref }, example } } }] as const;
  });
}

const errorCode = (status: string): ErrorCode => CODES[Number(status)] ?? 'MALFORMED';

/** Returns an error response with the general description of its status. */
function errorResponse(status: string) {
  const description = ERROR_DESCRIPTIONS[status] ?? '';
  const schema = { $ref: '#/components/schemas/Error' };
  const example = { error: description, code: errorCode(status) };
  return { description, content: { 'application/json': { schema, example } } };
}

/** Returns the REST names of the fields that an empty request lacks. */
export const requiredNames = (route: RestRoute): string[] =>
  Object.keys(route.emptyRequestErrors()).flatMap((path) => restName(route.body ?? {}, path) ?? []);

const isFile = ({ contentMediaType }: JsonSchema): boolean => contentMediaType !== undefined;
const isNested = ({ properties, items }: JsonSchema): boolean => (properties ?? items?.properties) !== undefined;

/** A field is required if an empty request is rejected because of it. JSON bodies have no files, so a route that requires one has no JSON body. */
function requestBody(route: RestRoute, name: string, components: Components) {
  const fields = inputSchema(route.body ?? {});
  const required = requiredNames(route);
  const properties = Object.entries(fields.properties ?? {});
  const nested = properties.filter(([, schema]) => isNested(schema));
  const needsFile = properties.some(([key, schema]) => isFile(schema) && required.includes(key));
  const json = { title: `${name}Body`, ...withRequired(withoutFiles(fields), required) };
  const form = { title: `${name}Form`, ...withRequired(fields, required) };
  const content = (schema: JsonSchema) =>
    components.content(schema, { ...(schemaExample(schema) as object), ...route.example });
  // A generated client sends each nested value as one part of JSON. Files inside it have names with brackets.
  const encoding = Object.fromEntries(nested.map(([key]) => [key, { contentType: 'application/json' }]));
  return {
    required: required.length > 0,
    content: {
      ...(route.isForm && {
        'multipart/form-data': { ...content(form), ...(nested.length > 0 && { encoding }) },
      }),
      ...(!needsFile && { 'application/json': content(json) }),
    },
  };
}

/** Removes the files from the schema of a body. */
function withoutFiles(schema: JsonSchema): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).filter(([, one]) => !isFile(one));
  const inner = ([key, one]: [string, JsonSchema]): [string, JsonSchema] => {
    if (one.properties) return [key, withoutFiles(one)];
    return [key, one.items?.properties ? { ...one, items: withoutFiles(one.items) } : one];
  };
  return { ...schema, properties: Object.fromEntries(properties.map(inner)) };
}
