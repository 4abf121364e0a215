import type { UserType } from '@job-alert/domain/accounts/user-type';
import type { FieldErrors } from '@job-alert/domain/fields/validation';
import type { RequestContext } from '../platform/context.js';
import type { Viewer } from '../platform/viewer.js';
import type { AnyFields, UncheckedInput } from './input-fields.js';
import type { JsonSchema } from './json-schema.js';
import type { Operations, RunOperation } from './operation.js';

/** The page of a list that is asked for. */
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

/** A request as a row sees it: with the names of GraphQL, and unchecked. */
export interface RestRequest<Path extends string, Query, Body> extends PageRequest {
  viewer: Viewer;
  /** The parameters of the path. */
  path: Readonly<Record<ParametersOf<Path>, string>>;
  query: UncheckedInput<Query>;
  body: UncheckedInput<Body>;
}
type ParametersOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersOf<Rest>
  : never;

/** How a route answers when the operation has succeeded. */
export interface ResponseMapper<Source, Body = unknown> {
  status?: number;
  schema: JsonSchema;
  body: (source: Source, request: PageRequest) => Body;
  headers?: (source: Source, request: PageRequest) => Readonly<Record<string, string>>;
}

/** An HTTP response. */
export interface RestResponse<Body = unknown> {
  status: number;
  body: Body;
  headers?: Readonly<Record<string, string>> | undefined;
}

/** The body of a refusal. */
export interface ErrorBody {
  error: string;
  /** For programs: it stays when the sentence is reworded. */
  code: string;
  errors?: FieldErrors;
  /** The id of an unexpected error, for people to quote. */
  id?: unknown;
}

/** A refusal, whose body a row may change. */
export interface ErrorResponse {
  code: string;
  facts: Readonly<Record<string, unknown>>;
  body: ErrorBody;
}

/** The common parts of route definitions and routes. */
export interface RouteDescription {
  summary: string;
  /** The roles that may call it. The operation decides about individual records. */
  who: 'anyone' | 'user' | readonly UserType[];
  /** The path parameter that must be the viewer's own id. Administrators may use any id. */
  own?: string;
  /** True if the specification sends the body as a form. JSON is accepted too. */
  isForm?: boolean;
  /** Changes the body of a refusal where the specification reads more than `error`. */
  mapError?(refused: ErrorResponse): object;
}

/** A documented path. It contains no business rules. */
export interface RestRoute extends RouteDescription {
  method: string;
  /** Without the slashes at both ends; parameters in braces. */
  path: string;
  /** True if it takes `page` and `page_size`. */
  isList: boolean;
  query?: AnyFields;
  body?: AnyFields;
  /** Every operation that it may run. They are validated when the server starts. */
  documents: readonly string[];
  response: Pick<ResponseMapper<never>, 'status' | 'schema'>;
  /** The messages for an empty request, which the documentation shows. */
  emptyRequestErrors(): FieldErrors;
  /** Runs its operation. */
  respond(call: RestCall, deps: OperationDeps, context: RequestContext): Promise<RestResponse>;
}

/** The parts that a route needs to run its operation. */
export interface OperationDeps {
  operations: Operations;
  run: RunOperation;
}
