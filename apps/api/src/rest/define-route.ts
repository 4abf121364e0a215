import type { FieldErrors } from '@job-alert/domain/fields/validation';
import { invalidInput, notFound, PortalError } from '../platform/errors.js';
import { anonymous } from '../platform/viewer.js';
import type { Operation } from './document.js';
import { type UncheckedInput, type InputFields, readFields } from './input-fields.js';
import { eitherSchema } from './json-schema.js';
import { fromGraphqlError } from './errors.js';
import type { ResponseMapper, RouteDescription, RestCall, RestResponse, RestRequest, RestRoute } from './route.js';

/** The inputs that the body and the query fill, unless a route overrides them. */
type InputOf<Variables> = Variables extends { input: infer Input } ? Input : Variables;
type FilterOf<Variables> = (Variables extends { filter?: infer Filter } ? NonNullable<Filter> : unknown) &
  Pick<Variables, keyof Variables & 'orderBy'>;

/** Defines the operation that a route runs, how a request becomes its variables, and how its data becomes the response. */
type RouteDefinition<At extends string, Data, Source, Variables, Query, Body, Request> = RouteDescription & {
  /** The method and path without leading or trailing slashes, such as `GET job/admin/jobs/{id}`. */
  at: At;
  query?: InputFields<NoInfer<Query>>;
  body?: InputFields<NoInfer<Body>>;
  /** The operation. One that takes `$page` makes the route a list. */
  document: Operation<Data, Variables>;
  /** For decisions: finds the latest approval request for the record in the path. `variables` receives its id. */
  newestRequest?: NewestRequest;
  /** The operation's variables. A route with fields that its operation lacks declares them in the type of `request`. */
  variables?: (request: RestRequest<NoInfer<At>, Query, Body>, requestId: string) => UncheckedInput<NoInfer<Variables>>;
  /** Returns the domain's messages for a value that the operation's types reject. */
  rule?: (request: Request) => FieldErrors;
} & (
    | {
        /** Selects the part of the data that the response shows. */
        from: (data: NoInfer<Data>, request: Request) => Source;
        response: ResponseMapper<Source>;
      }
    | { from?: undefined; response: ResponseMapper<undefined> }
  );

/** Creates a route from its definition. The compiler checks names and types against the operation. */
export function defineRoute<
  const At extends string,
  Data,
  Source,
  Variables extends object,
  Query = FilterOf<Variables>,
  Body = InputOf<Variables>,
>(
  definition: RouteDefinition<
    At,
    Data,
    Source,
    Variables,
    Query,
    Body,
    RestRequest<NoInfer<At>, NoInfer<Query>, NoInfer<Body>>
  >,
): RestRoute {
  const [method = '', path = ''] = definition.at.split(' ');
  const { document, newestRequest, variables, rule } = definition;
  const read = (call: RestCall) => ({
    ...call,
    query: readFields<Query>(definition.query ?? {}, call.query),
    body: readFields<Body>(definition.body ?? {}, call.body),
  });
  return {
    ...definition,
    method,
    path,
    isList: document.includes('$page:'),
    documents: [document, ...(newestRequest ? [newestRequest.document] : [])],
    emptyRequestErrors: () => rule?.(read(EMPTY_REQUEST)) ?? {},
    async respond(call, { operations, run }, context) {
      const request = read(call);
      const input = (requestId: string) => variables?.(request, requestId) ?? {};
      const fieldErrors = operations.validate(document, input(''), () => rule?.(request) ?? {});
      if (Object.keys(fieldErrors).length > 0) throw invalidInput(fieldErrors);
      const target = newestRequest && (await run(newestRequest.document, { id: call.path['id'] }, context));
      if (target?.errors[0]) return fromGraphqlError(definition, target.errors[0]);
      if (target && !target.data?.record) throw notFound(newestRequest.recordName);
      const { data, errors } = await run(document, input(target?.data?.record?.approval?.id ?? ''), context);
      // A field whose record is missing is null. The rest of the response is sent.
      const error = errors.find(({ extensions }) => extensions?.['code'] !== 'RECORD_MISSING');
      if (error || !data) return fromGraphqlError(definition, error ?? { message: 'The operation has no data.' });
      return definition.from
        ? toResponse(definition.response, definition.from(data, request), request)
        : toResponse(definition.response, undefined, request);
    },
  };
}

interface NewestRequest {
  document: Operation<{ record: { approval: { id: string } | null } | null }, { id: string }>;
  /** The noun in the error `… not found.` */
  recordName: string;
}

const EMPTY_REQUEST: RestCall = { viewer: anonymous, path: {}, query: {}, body: {}, page: 1, pageSize: 1, address: '' };

const toResponse = <Source>(
  { status, body, headers }: ResponseMapper<Source>,
  source: Source,
  request: RestCall,
): RestResponse => ({
  status: status ?? 200,
  body: body(source, request),
  headers: headers?.(source, request),
});

/** Returns the messages for the fields that `pick` needs to choose an operation. */
function pickErrors(pick: (call: RestCall) => RestRoute): FieldErrors {
  try {
    pick(EMPTY_REQUEST);
    return {};
  } catch (error) {
    if (error instanceof PortalError) return (error.facts['fields'] ?? {}) as FieldErrors;
    throw error;
  }
}

/** Returns the messages for fields that both operations reject, in the wording of the first. */
const sharedErrors = (first: FieldErrors, second: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(first).filter(([name]) => Object.hasOwn(second, name)));

/** Creates a route that runs one of two operations. `pick` chooses one or throws. */
export const eitherRoute = (
  [first, second]: readonly [RestRoute, RestRoute],
  pick: (call: RestCall) => RestRoute,
  body = first.body,
): RestRoute => ({
  ...first,
  body,
  response: { ...first.response, schema: eitherSchema(first.response.schema, second.response.schema) },
  documents: [...first.documents, ...second.documents],
  emptyRequestErrors: () => ({
    ...pickErrors(pick),
    ...sharedErrors(first.emptyRequestErrors(), second.emptyRequestErrors()),
  }),
  respond: (call, ...rest) => pick(call).respond(call, ...rest),
});
