import { MAX_PAGE } from '@job-alert/domain/paging';
import { exampleOf } from './examples.js';
import { schemaOfFields } from './input-fields.js';
import { type JsonSchema, listOf, objectOf, TEXT, WHOLE } from './json-schema.js';
import { refusalExamples } from './refusal-examples.js';
import type { RestRoute } from './route.js';

const FIELD_ERRORS: JsonSchema = {
  type: 'object',
  additionalProperties: listOf(TEXT),
  description: 'The messages for each invalid field.',
};
const SENTENCE: JsonSchema = { ...TEXT, description: 'A sentence for the user.' };

/** A refusal. A few paths of the specification have its sentence under `message`. */
const ERROR_SCHEMAS = {
  Error: { type: 'object', required: ['error'], properties: { error: SENTENCE, errors: FIELD_ERRORS } },
  ErrorMessage: { type: 'object', required: ['message'], properties: { message: SENTENCE, errors: FIELD_ERRORS } },
} satisfies Record<string, JsonSchema>;

const REFUSALS: Readonly<Record<string, string>> = {
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
};

const PAGING = [
  { name: 'page', in: 'query', schema: WHOLE, example: 1, description: `From 1 to ${MAX_PAGE}.` },
  {
    name: 'page_size',
    in: 'query',
    schema: WHOLE,
    example: 50,
    description: 'At most 500, the default.',
  },
];

/** The paths of the table as an OpenAPI 3.1 document. */
export function openApiDocument(routes: readonly RestRoute[], publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = (paths[`/${route.path}/`] ??= {});
    path[route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Job Alert REST paths',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'A thin layer over the GraphQL schema for clients of the documented paths. The slash at the end of a path is optional.',
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
  const query = Object.entries(schemaOfFields(route.query ?? {}).properties ?? {});
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
        schema: TEXT,
        example: exampleOf(TEXT, name),
      })),
      ...query.map(([name, schema]) => ({ name, in: 'query', schema, example: exampleOf(schema, name) })),
      ...(route.isList ? PAGING : []),
    ],
    ...(route.body && { requestBody: requestBody(route) }),
    responses: {
      [route.answer.status ?? 200]: { description: 'Done.', content: json(route.answer.schema) },
      ...Object.fromEntries(refusalsOf(route)),
    },
  };
}

/** The names of a path's parameters. */
export const parameterNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const shownAs = (schema: JsonSchema) => ({ schema, example: exampleOf(schema) });
const json = (schema: JsonSchema) => ({ 'application/json': shownAs(schema) });

/** Each status of a refusal, in the route's own words where they are known. */
function refusalsOf(route: RestRoute) {
  const known = refusalExamples(route);
  return Object.entries(REFUSALS).map(([status, description]) => {
    const general = { error: description };
    const example = known.get(Number(status)) ?? route.refuse?.({ code: '', facts: {}, body: general }) ?? general;
    const $ref = `#/components/schemas/${'error' in example ? 'Error' : 'ErrorMessage'}`;
    return [status, { description, content: { 'application/json': { schema: { $ref }, example } } }] as const;
  });
}

function requestBody({ body = {}, isForm }: RestRoute) {
  const schema = Object.keys(body).length > 0 ? schemaOfFields(body) : objectOf({});
  return { content: { ...(isForm && { 'multipart/form-data': shownAs(schema) }), ...json(schema) } };
}
