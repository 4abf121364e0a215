import type { FieldErrors } from '@job-alert/domain/validation';
import type { UserType } from '@job-alert/domain/user-type';
import type { Viewer } from '../platform/viewer.js';
import type { InputFields } from './input-fields.js';
import type { JsonSchema } from './json-schema.js';
import type { Values } from './values.js';

/** A request as the rows see it: read, renamed, and not yet judged. */
export interface RestRequest {
  viewer: Viewer;
  /** The parameters of the path. */
  path: Readonly<Record<string, string>>;
  query: Values;
  body: Values;
  /** Of lists: which page, counted from 1, and how long it is. */
  page: number;
  pageSize: number;
  /** The address without its query, for links to other pages. */
  address: string;
  /** What the row's lookup has found. */
  found?: Values;
}

/** A refusal as a row may change its body. */
export interface Refused {
  code: string;
  facts: Values;
  body: Values;
}

/** What a route answers when the operation has succeeded. */
export interface Answer {
  status?: number;
  schema: JsonSchema;
  body(data: Values, request: RestRequest): unknown;
  headers?(data: Values, request: RestRequest): Readonly<Record<string, string>>;
}

/** The operations of a row that runs one of several. */
interface Choice {
  of: readonly string[];
  choose(request: RestRequest): string;
}

/** A query by the id of the path that runs before the operation, under the name `record`: null is refused as not found. */
interface Lookup {
  document: string;
  /** What the id names, as the refusal says it. */
  what: string;
  needed?(request: RestRequest): boolean;
}

/**
 * One documented path: a row of the table. It says which operation of the schema runs, how the request becomes its
 * variables and how its data becomes the answer. It holds no rule.
 */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Without the slashes at both ends; parameters in braces. */
  path: string;
  summary: string;
  /** Who may call it at all; the operation decides about the records. */
  who: 'anyone' | 'user' | readonly UserType[];
  /** The path parameter that must be the viewer's own id; an administrator, where admitted, may name any. */
  own?: string;
  query?: InputFields;
  body?: InputFields;
  /** Does the specification send the body as a form? JSON is accepted all the same. */
  isForm?: boolean;
  /** Is it a list with `page` and `page_size`? */
  isList?: boolean;
  /** The operation, checked against the schema when the server starts. */
  document: string | Choice;
  /** Where the operation needs more than the path says. */
  lookup?: Lookup;
  variables?(request: RestRequest): Values;
  /** Faults that only the REST form of the request can have. */
  check?(request: RestRequest): FieldErrors;
  /** The domain's own words for values that the types of the operation refuse, under the names of its input. */
  rule?(request: RestRequest): FieldErrors;
  answer: Answer;
  /** The body of a refusal, where the specification reads more than `error`. */
  refuse?(refused: Refused): Values;
}

/** Every operation that a row may run. */
export const documentsOf = ({ document, lookup }: RestRoute): readonly string[] => [
  ...(lookup ? [lookup.document] : []),
  ...(typeof document === 'string' ? [document] : document.of),
];
