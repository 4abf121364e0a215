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

export const DOWNLOADS_TAG = { name: 'Feeds and exports', description: 'Feeds of open jobs, CSV exports and reports.' };

/** Joins the words of a path or a name, each with a capital. */
export const pascalCase = (text: string): string =>
  (text.match(/[A-Za-z0-9]+/g) ?? []).map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');

export const DOWNLOAD_ERRORS = ['400', '401', '403', '404', '429', '500', '503'] as const;

/** Returns the OpenAPI operation of a download. `errors` are its error responses. */
export function downloadOperation(download: Download, errors: object) {
  const { path, summary, needsToken, parameters, mediaType, schema } = download;
  return {
    summary,
    operationId: `get${pascalCase(path)}`,
    tags: [DOWNLOADS_TAG.name],
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
