import type { UserType } from '@job-alert/domain/user-type';
import type { FieldErrors } from '@job-alert/domain/validation';
import type { RequestContext } from '../platform/context.js';
import type { Viewer } from '../platform/viewer.js';
import type { AnyFields, Given } from './input-fields.js';
import type { JsonSchema } from './json-schema.js';
import type { Operations, RunOperation } from './operation.js';

/** Which page of a list is asked for. */
export interface PageRequest {
  /** Counted from 1. */
  page: number;
  pageSize: number;
  /** The address without its query, for links to other pages. */
  address: string;
}

/** A request as it came in. */
export interface RestCall extends PageRequest {
  viewer: Viewer;
  path: Readonly<Record<string, string>>;
  query: unknown;
  body: unknown;
}

/** A request as a row sees it: read, renamed, and not yet judged. */
export interface RestRequest<Path extends string, Query, Body> extends PageRequest {
  viewer: Viewer;
  /** The parameters of the path. */
  path: Readonly<Record<ParametersOf<Path>, string>>;
  query: Given<Query>;
  body: Given<Body>;
}
type ParametersOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersOf<Rest>
  : never;

/** How a route answers when the operation has succeeded. */
export interface Answer<Source, Body = unknown> {
  status?: number;
  schema: JsonSchema;
  body: (source: Source, request: PageRequest) => Body;
  headers?: (source: Source, request: PageRequest) => Readonly<Record<string, string>>;
}

/** An answer as HTTP says it. */
export interface RestReply<Body = unknown> {
  status: number;
  body: Body;
  headers?: Readonly<Record<string, string>> | undefined;
}

/** The body of a refusal. */
export interface RefusalBody {
  error: string;
  errors?: FieldErrors;
  /** Of a fault of the server: what to quote. */
  id?: unknown;
}

/** A refusal as a row may change its body. */
export interface Refused {
  code: string;
  facts: Readonly<Record<string, unknown>>;
  body: RefusalBody;
}

/** What everybody may know of a row. */
export interface Described {
  summary: string;
  /** Who may call it at all; the operation decides about the records. */
  who: 'anyone' | 'user' | readonly UserType[];
  /** The path parameter that must be the viewer's own id; an administrator, where admitted, may name any. */
  own?: string;
  /** Does the specification send the body as a form? JSON is accepted all the same. */
  isForm?: boolean;
  /** The body of a refusal, where the specification reads more than `error`. */
  refuse?(refused: Refused): object;
}

/** One documented path. It holds no rule. */
export interface RestRoute extends Described {
  method: string;
  /** Without the slashes at both ends; parameters in braces. */
  path: string;
  /** Is it a list with `page` and `page_size`? */
  isList: boolean;
  query?: AnyFields;
  body?: AnyFields;
  /** Every operation that it may run; all are checked against the schema when the server starts. */
  documents: readonly string[];
  answer: Pick<Answer<never>, 'status' | 'schema'>;
  /** What its own rules say to a request with nothing in it. */
  faultsOfNothing(): FieldErrors;
  /** Runs its operation. */
  reply(call: RestCall, parts: OperationParts, context: RequestContext): Promise<RestReply>;
}

/** What a row needs to run its operation. */
export interface OperationParts {
  operations: Operations;
  run: RunOperation;
}
