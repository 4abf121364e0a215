import type { QueryParameter, QueryParameters } from '../platform/http/query-parameters.js';
import { schemaExample } from './examples.js';
import type { JsonSchema } from './json-schema.js';

/** A feed or a CSV export: one GET without a trailing slash. */
export interface Download {
  path: string;
  summary: string;
  /** True when a request needs a login or an API key. */
  needsToken: boolean;
  parameters: QueryParameters;
  mediaType: string;
  schema: JsonSchema;
}

export const DOWNLOAD_ERRORS = ['400', '401', '403', '404', '429', '500', '503'] as const;

/** Returns the OpenAPI operation of a download. `errors` are its error responses. */
export function downloadOperation(download: Download, errors: object) {
  const { path, summary, needsToken, parameters, mediaType, schema } = download;
  return {
    summary,
    operationId: `get${path.replace(/\W+/g, '_')}`,
    tags: [path.split('/')[1]],
    security: needsToken ? [{ token: [] }] : [{}, { token: [] }],
    parameters: Object.entries(parameters).map(([name, parameter]) => queryParameter(name, parameter)),
    responses: {
      200: { description: 'Done.', content: { [mediaType]: { schema } } },
      ...errors,
    },
  };
}

function queryParameter(name: string, { schema, description, maxCount, replacedBy }: QueryParameter) {
  const isList = maxCount !== undefined;
  const example = schemaExample(schema, name);
  return {
    name,
    in: 'query',
    description,
    schema: isList ? { type: 'array', items: schema, maxItems: maxCount } : schema,
    example: isList ? [example] : example,
    ...(replacedBy !== undefined && { deprecated: true }),
  };
}
