import { MAX_PAGE } from '@job-alert/domain/lists/paging';
import type { ErrorCode } from '@job-alert/domain/errors/error-codes';
import { PAGE, PAGE_SIZE } from './responses.js';
import { schemaExample } from './examples.js';
import { restName, inputSchema } from './input-fields.js';
import { type JsonSchema, arraySchema, STRING, withRequired } from './json-schema.js';
import { DOWNLOAD_ERRORS, type Download, downloadOperation } from './open-api-downloads.js';
import { errorExamples } from './error-examples.js';
import type { RestRoute } from './route.js';

const FIELD_ERRORS: JsonSchema = {
  type: 'object',
  additionalProperties: arraySchema(STRING),
  description: 'The messages for each invalid field.',
};
const SENTENCE: JsonSchema = { ...STRING, description: 'A sentence for the user.' };

/** Optional fields of an error response. */
const DETAILS: Readonly<Record<string, JsonSchema>> = {
  code: { ...STRING, description: 'A stable code; the sentence can be reworded.', examples: ['NOT_FOUND'] },
  errors: {
    description:
      'The messages for each invalid field; a list of errors as in GraphQL when the request was refused before its path.',
    anyOf: [FIELD_ERRORS, arraySchema({ type: 'object' })],
  },
  details: { ...STRING, description: 'The messages of all fields as one text.' },
  id: { ...STRING, description: 'The id of an unexpected error, to quote.' },
  last_applied: { ...STRING, format: 'date-time', description: 'When the candidate last applied for the job.' },
  status: { ...STRING, enum: ['expired'], description: 'The job no longer accepts applications.' },
};

/** An error response. A few paths of the specification send the sentence as `message`. */
const ERROR_SCHEMAS = {
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
} satisfies Record<string, JsonSchema>;

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

/** Returns the OpenAPI 3.1 document of the routes, feeds and exports. */
export function openApiDocument(routes: readonly RestRoute[], publicUrl: string, downloads: readonly Download[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = (paths[`/${route.path}/`] ??= {});
    path[route.method.toLowerCase()] = operation(route);
  }
  const errors = Object.fromEntries(DOWNLOAD_ERRORS.map((status) => [status, errorResponse(status)]));
  for (const download of downloads) paths[download.path] = { get: downloadOperation(download, errors) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Job Alert REST paths',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'A thin layer over the GraphQL schema for clients of the documented paths, and the feeds and CSV exports. The slash at the end of a path is optional; feeds and exports have none.',
    },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token <token>, or Bearer <token>' },
      },
      schemas: ERROR_SCHEMAS,
    },
    paths,
  };
}

function operation(route: RestRoute) {
  const query = Object.entries(inputSchema(route.query ?? {}).properties ?? {});
  return {
    summary: route.summary,
    operationId: `${route.method.toLowerCase()}_${route.path.replace(/\W+/g, '_').replace(/_$/, '')}`,
    tags: [route.path.split('/')[0]],
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
    ],
    ...(route.body && { requestBody: requestBody(route) }),
    responses: {
      [route.response.status ?? 200]: { description: 'Done.', content: json(route.response.schema) },
      ...Object.fromEntries(errorResponses(route)),
    },
  };
}

export const parameterNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const withExample = (schema: JsonSchema) => ({ schema, example: schemaExample(schema) });
const json = (schema: JsonSchema) => ({ 'application/json': withExample(schema) });

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

/** A field is required if an empty request is rejected because of it. JSON bodies have no files. */
function requestBody(route: RestRoute) {
  const fields = inputSchema(route.body ?? {});
  const required = requiredNames(route);
  const isFile = (name: string): boolean => fields.properties?.[name]?.contentMediaType !== undefined;
  const asJson = withRequired(
    fields,
    required.filter((name) => !isFile(name)),
  );
  return {
    required: required.length > 0,
    content: {
      ...(route.isForm && { 'multipart/form-data': withExample(withRequired(fields, required)) }),
      ...json(asJson),
    },
  };
}
