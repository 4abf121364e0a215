import type { UserType } from '@job-alert/domain/text/user-type';
import type { FieldErrors } from '@job-alert/domain/fields/validation';
import type { RequestContext } from '../platform/context.js';
import type { Viewer } from '../platform/viewer.js';
import type { AnyFields, UncheckedInput } from './input-fields.js';
import type { JsonSchema } from './json-schema.js';
import type { Operations, RunOperation } from './operation.js';

export interface PageRequest {
  /** Counted from 1. */
  page: number;
  pageSize: number;
  /** The path without its query, for links to other pages. */
  address: string;
}

export interface RestCall extends PageRequest {
  viewer: Viewer;
  path: Readonly<Record<string, string>>;
  query: unknown;
  body: unknown;
}

/** A parsed request: fields have their GraphQL names and are unchecked. */
export interface RestRequest<Path extends string, Query, Body> extends PageRequest {
  viewer: Viewer;
  path: Readonly<Record<ParametersOf<Path>, string>>;
  query: UncheckedInput<Query>;
  body: UncheckedInput<Body>;
}
type ParametersOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersOf<Rest>
  : never;

/** Builds the response from the data of a successful operation. */
export interface ResponseMapper<Source, Body = unknown> {
  status?: number;
  schema: JsonSchema;
  body: (source: Source, request: PageRequest) => Body;
  headers?: (source: Source, request: PageRequest) => Readonly<Record<string, string>>;
}

export interface RestResponse<Body = unknown> {
  status: number;
  body: Body;
  headers?: Readonly<Record<string, string>> | undefined;
}

export interface ErrorBody {
  error: string;
  /** For programs: the code never changes, unlike the sentence. */
  code: string;
  errors?: FieldErrors;
  /** The id of an unexpected error, which the user can quote. */
  id?: unknown;
}

/** An error before a route changes its body. */
export interface ErrorResponse {
  code: string;
  facts: Readonly<Record<string, unknown>>;
  body: ErrorBody;
}

export interface RouteDescription {
  summary: string;
  /** The roles that may call the route. The operation checks access to individual records. */
  who: 'anyone' | 'user' | readonly UserType[];
  /** The path parameter that must be the viewer's own id. Administrators may use any id. */
  own?: string;
  /** True if the specification sends the body as a form. JSON is also accepted. */
  isForm?: boolean;
  /** True if the response has a token, which is never stored: the route takes no Idempotency-Key. */
  returnsToken?: true;
  /** Values of the example of the body, for fields whose own examples do not fit together. `undefined` leaves a field out. */
  example?: Readonly<Record<string, unknown>>;
  /** Changes the error body where the specification expects other fields than `error`. */
  mapError?(error: ErrorResponse): object;
}

/** A documented path. It contains no business rules. */
export interface RestRoute extends RouteDescription {
  method: string;
  /** Without leading and trailing slashes; parameters in braces. */
  path: string;
  /** True if it accepts `page` and `page_size`. */
  isList: boolean;
  query?: AnyFields;
  body?: AnyFields;
  /** Every operation that the route can run. They are validated when the server starts. */
  documents: readonly string[];
  response: Pick<ResponseMapper<never>, 'status' | 'schema'>;
  /** Returns the errors of an empty request, which the documentation shows. */
  emptyRequestErrors(): FieldErrors;
  respond(call: RestCall, deps: OperationDeps, context: RequestContext): Promise<RestResponse>;
}

export interface OperationDeps {
  operations: Operations;
  run: RunOperation;
}
