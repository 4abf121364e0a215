import { MAX_PAGE, REST_PAGE_SIZE } from '@job-alert/domain/lists/paging';
import { requiredObject, type JsonSchema, arraySchema, STRING, INTEGER } from './json-schema.js';
import { type OutputFields, outputSchema, show, TOTAL } from './output-fields.js';
import type { ResponseMapper, PageRequest } from './route.js';

export const PAGE: JsonSchema = { ...INTEGER, minimum: 1, maximum: MAX_PAGE };
export const PAGE_SIZE: JsonSchema = { ...INTEGER, minimum: 1, maximum: REST_PAGE_SIZE };

interface Connection<Node> {
  nodes: readonly Node[];
  totalCount: number;
}

export const object = <Node>(fields: OutputFields<Node>): ResponseMapper<Node, object> => ({
  schema: outputSchema(fields),
  body: (node) => show(fields, node),
});

export const keyed = <Node>(key: string, fields: OutputFields<Node>): ResponseMapper<Node, object> => ({
  schema: requiredObject({ [key]: outputSchema(fields) }),
  body: (node) => ({ [key]: show(fields, node) }),
});

/** Adds a message for the user to the top of a response. */
export const withMessage = <Source>(
  sentence: string,
  { schema, body }: ResponseMapper<Source, object>,
  status = 200,
): ResponseMapper<Source> => ({
  status,
  schema: requiredObject({ message: { ...STRING, examples: [sentence] }, ...schema.properties }),
  body: (source, request) => ({ message: sentence, ...body(source, request) }),
});

export const message = (sentence: string, status?: number): ResponseMapper<undefined> =>
  withMessage(sentence, { schema: requiredObject({}), body: () => ({}) }, status);

/** A page of a list under a key, with its number and size. */
export const page = <Node>(key: string, fields: OutputFields<Node>): ResponseMapper<Connection<Node>, object> => ({
  schema: requiredObject({ [key]: arraySchema(outputSchema(fields)), total: TOTAL, page: PAGE, page_size: PAGE_SIZE }),
  body: ({ nodes, totalCount }, request) => ({
    [key]: nodes.map((node) => show(fields, node)),
    total: totalCount,
    page: request.page,
    page_size: request.pageSize,
  }),
});

/** A page of a list as a bare array, with its position in the headers. */
export const barePage = <Node>(fields: OutputFields<Node>): ResponseMapper<Connection<Node>> => ({
  schema: arraySchema(outputSchema(fields)),
  body: ({ nodes }) => nodes.map((node) => show(fields, node)),
  headers: ({ totalCount }, request) => pageHeaders(totalCount, request),
});

/** A short list without pages. */
export const bareList = <Node>(fields: OutputFields<Node>): ResponseMapper<readonly Node[]> => ({
  schema: arraySchema(outputSchema(fields)),
  body: (nodes) => nodes.map((node) => show(fields, node)),
});

function pageHeaders(total: number, { page: number, pageSize, address }: PageRequest): Record<string, string> {
  const to = (target: number, rel: string) => `<${address}?page=${target}&page_size=${pageSize}>; rel="${rel}"`;
  const links = [
    ...(number > 1 ? [to(number - 1, 'prev')] : []),
    ...(number * pageSize < total ? [to(number + 1, 'next')] : []),
  ];
  return { 'x-total-count': String(total), ...(links.length > 0 && { link: links.join(', ') }) };
}
