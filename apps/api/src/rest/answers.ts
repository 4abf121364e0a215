import { MAX_PAGE, REST_PAGE_SIZE } from '@job-alert/domain/lists/paging';
import { completeObject, type JsonSchema, listOf, TEXT, WHOLE } from './json-schema.js';
import { type OutputFields, schemaOfOutput, show, TOTAL } from './output-fields.js';
import type { Answer, PageRequest } from './route.js';

/** The number of a page, and its size. */
export const PAGE: JsonSchema = { ...WHOLE, minimum: 1, maximum: MAX_PAGE };
export const PAGE_SIZE: JsonSchema = { ...WHOLE, minimum: 1, maximum: REST_PAGE_SIZE };

/** The parts of a connection that lists need. */
interface Connection<Node> {
  nodes: readonly Node[];
  totalCount: number;
}

/** An object. */
export const object = <Node>(fields: OutputFields<Node>): Answer<Node, object> => ({
  schema: schemaOfOutput(fields),
  body: (node) => show(fields, node),
});

/** An object under a key. */
export const keyed = <Node>(key: string, fields: OutputFields<Node>): Answer<Node, object> => ({
  schema: completeObject({ [key]: schemaOfOutput(fields) }),
  body: (node) => ({ [key]: show(fields, node) }),
});

/** Puts a message for the user before an answer. */
export const withMessage = <Source>(
  sentence: string,
  { schema, body }: Answer<Source, object>,
  status = 200,
): Answer<Source> => ({
  status,
  schema: completeObject({ message: { ...TEXT, examples: [sentence] }, ...schema.properties }),
  body: (source, request) => ({ message: sentence, ...body(source, request) }),
});

/** Just a message for the user. */
export const message = (sentence: string, status?: number): Answer<undefined> =>
  withMessage(sentence, { schema: completeObject({}), body: () => ({}) }, status);

/** A page of a list under a key, with its position. */
export const page = <Node>(key: string, fields: OutputFields<Node>): Answer<Connection<Node>> => ({
  schema: completeObject({ [key]: listOf(schemaOfOutput(fields)), total: TOTAL, page: PAGE, page_size: PAGE_SIZE }),
  body: ({ nodes, totalCount }, request) => ({
    [key]: nodes.map((node) => show(fields, node)),
    total: totalCount,
    page: request.page,
    page_size: request.pageSize,
  }),
});

/** A page of a list as a bare array, with its position in the headers. */
export const barePage = <Node>(fields: OutputFields<Node>): Answer<Connection<Node>> => ({
  schema: listOf(schemaOfOutput(fields)),
  body: ({ nodes }) => nodes.map((node) => show(fields, node)),
  headers: ({ totalCount }, request) => pageHeaders(totalCount, request),
});

/** A short list that is never paged. */
export const bareList = <Node>(fields: OutputFields<Node>): Answer<readonly Node[]> => ({
  schema: listOf(schemaOfOutput(fields)),
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
