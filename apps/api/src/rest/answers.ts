import { notFound } from '../platform/errors.js';
import { listOf, objectOf, TEXT, WHOLE } from './json-schema.js';
import { at, type OutputFields, schemaOfOutput, show, TOTAL } from './output-fields.js';
import type { Answer, RestRequest } from './route.js';
import type { Values } from './values.js';

/** A connection of the schema as far as lists use it. */
interface Connection {
  nodes: Values[];
  totalCount: number;
}

/** The object that the operation gives under `from`, a dotted path, as it is shown; without it the refusal of an unknown record. */
export function object(from: string, fields: OutputFields, more: Partial<Answer> = {}): Answer {
  return { schema: schemaOfOutput(fields), body: (data) => show(fields, found(data, from)), ...more };
}

function found(data: Values, path: string): Values {
  const record = at(data, path);
  const name = path.slice(path.lastIndexOf('.') + 1);
  if (record == null) throw notFound(`${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  return record as Values;
}

/** The object under a key of its own. */
export function keyed(key: string, from: string, fields: OutputFields): Answer {
  return {
    schema: objectOf({ [key]: schemaOfOutput(fields) }),
    body: (data) => ({ [key]: show(fields, found(data, from)) }),
  };
}

/** A sentence for a person, and what else there is to say. */
export function message(sentence: string, from?: string, fields: OutputFields = {}, status = 200): Answer {
  const { properties } = schemaOfOutput(fields);
  return {
    status,
    schema: objectOf({ message: { ...TEXT, examples: [sentence] }, ...properties }),
    body: (data) => ({ message: sentence, ...(from && show(fields, found(data, from))) }),
  };
}

/** A sentence, and the object under a key of its own. */
export function messageWith(sentence: string, key: string, from: string, fields: OutputFields, status = 200): Answer {
  return {
    status,
    schema: objectOf({ message: { ...TEXT, examples: [sentence] }, [key]: schemaOfOutput(fields) }),
    body: (data) => ({ message: sentence, [key]: show(fields, found(data, from)) }),
  };
}

/** A page of a list under its key, with where it stands. */
export function page(key: string, from: string, fields: OutputFields): Answer {
  return {
    schema: objectOf({ [key]: listOf(schemaOfOutput(fields)), total: TOTAL, page: WHOLE, page_size: WHOLE }),
    body: (data, request) => {
      const { nodes, totalCount } = at(data, from) as Connection;
      const shownNodes = nodes.map((node) => show(fields, node));
      return { [key]: shownNodes, total: totalCount, page: request.page, page_size: request.pageSize };
    },
  };
}

/** A page of a list as a bare array; where it stands is said in the headers. */
export function barePage(from: string, fields: OutputFields): Answer {
  return {
    schema: listOf(schemaOfOutput(fields)),
    body: (data) => (at(data, from) as Connection).nodes.map((node) => show(fields, node)),
    headers: (data, request) => pageHeaders((at(data, from) as Connection).totalCount, request),
  };
}

/** A short list that is never paged. */
export function bareList(from: string, fields: OutputFields): Answer {
  return {
    schema: listOf(schemaOfOutput(fields)),
    body: (data) => (at(data, from) as Values[]).map((node) => show(fields, node)),
  };
}

function pageHeaders(total: number, { page: number, pageSize, address }: RestRequest): Record<string, string> {
  const to = (target: number, rel: string) => `<${address}?page=${target}&page_size=${pageSize}>; rel="${rel}"`;
  const links = [
    ...(number > 1 ? [to(number - 1, 'prev')] : []),
    ...(number * pageSize < total ? [to(number + 1, 'next')] : []),
  ];
  return { 'x-total-count': String(total), ...(links.length > 0 && { link: links.join(', ') }) };
}
