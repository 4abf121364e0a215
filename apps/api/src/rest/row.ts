import type { FieldErrors } from '@job-alert/domain/fields/validation';
import { invalidInput, notFound, PortalError } from '../platform/errors.js';
import { anonymous } from '../platform/viewer.js';
import type { Operation } from './document.js';
import { type Given, type InputFields, readFields } from './input-fields.js';
import { eitherOf } from './json-schema.js';
import { fromGraphqlError } from './errors.js';
import type { Answer, Described, RestCall, RestReply, RestRequest, RestRoute } from './route.js';

/** The inputs that the body and the query fill, unless a row says otherwise. */
type InputOf<Variables> = Variables extends { input: infer Input } ? Input : Variables;
type FilterOf<Variables> = (Variables extends { filter?: infer Filter } ? NonNullable<Filter> : unknown) &
  Pick<Variables, keyof Variables & 'orderBy'>;

/** A row of the table: which operation runs, how the request becomes its variables, and how its data becomes the answer. */
type Row<At extends string, Data, Source, Variables, Query, Body, Request> = Described & {
  /** Method and path, such as `GET job/admin/jobs/{id}`: no slashes at the ends. */
  at: At;
  query?: InputFields<NoInfer<Query>>;
  body?: InputFields<NoInfer<Body>>;
  /** The operation. One that takes `$page` makes the row a list. */
  document: Operation<Data, Variables>;
  /** For decisions: finds the newest approval request about the record in the path, whose id `variables` gets. */
  newestRequest?: NewestRequest;
  /** The operation's variables. A row with fields that its operation lacks declares them in the type of `request`. */
  variables?: (request: RestRequest<NoInfer<At>, Query, Body>, requestId: string) => Given<NoInfer<Variables>>;
  /** The domain's messages, used when the operation's types reject a value. */
  rule?: (request: Request) => FieldErrors;
} & (
    | {
        /** The part of the data that is answered. */
        from: (data: NoInfer<Data>, request: Request) => Source;
        answer: Answer<Source>;
      }
    | { from?: undefined; answer: Answer<undefined> }
  );

/** Makes a route of a row. The compiler checks the row's names and types against its operation. */
export function row<
  const At extends string,
  Data,
  Source,
  Variables extends object,
  Query = FilterOf<Variables>,
  Body = InputOf<Variables>,
>(
  given: Row<At, Data, Source, Variables, Query, Body, RestRequest<NoInfer<At>, NoInfer<Query>, NoInfer<Body>>>,
): RestRoute {
  const [method = '', path = ''] = given.at.split(' ');
  const { document, newestRequest, variables, rule } = given;
  const read = (call: RestCall) => ({
    ...call,
    query: readFields<Query>(given.query ?? {}, call.query),
    body: readFields<Body>(given.body ?? {}, call.body),
  });
  return {
    ...given,
    method,
    path,
    isList: document.includes('$page:'),
    documents: [document, ...(newestRequest ? [newestRequest.document] : [])],
    faultsOfNothing: () => rule?.(read(NOTHING)) ?? {},
    async reply(call, { operations, run }, context) {
      const request = read(call);
      const input = (requestId: string) => variables?.(request, requestId) ?? {};
      const faults = operations.faults(document, input(''), () => rule?.(request) ?? {});
      if (Object.keys(faults).length > 0) throw invalidInput(faults);
      const about = newestRequest && (await run(newestRequest.document, { id: call.path['id'] }, context));
      if (about?.errors[0]) return fromGraphqlError(given, about.errors[0]);
      if (about && !about.data?.record) throw notFound(newestRequest.what);
      const { data, errors } = await run(document, input(about?.data?.record?.approval?.id ?? ''), context);
      // A field whose record is missing is null, and costs the caller nothing else.
      const error = errors.find(({ extensions }) => extensions?.['code'] !== 'RECORD_MISSING');
      if (error || !data) return fromGraphqlError(given, error ?? { message: 'The operation has no data.' });
      return given.from
        ? answered(given.answer, given.from(data, request), request)
        : answered(given.answer, undefined, request);
    },
  };
}

interface NewestRequest {
  document: Operation<{ record: { approval: { id: string } | null } | null }, { id: string }>;
  /** The record of the id, for `… not found.` */
  what: string;
}

/** An empty request from nobody. */
const NOTHING: RestCall = { viewer: anonymous, path: {}, query: {}, body: {}, page: 1, pageSize: 1, address: '' };

const answered = <Source>({ status, body, headers }: Answer<Source>, source: Source, request: RestCall): RestReply => ({
  status: status ?? 200,
  body: body(source, request),
  headers: headers?.(source, request),
});

/** Returns the messages for the fields that `pick` needs to choose an operation. */
function pickErrors(pick: (call: RestCall) => RestRoute): FieldErrors {
  try {
    pick(NOTHING);
    return {};
  } catch (error) {
    if (error instanceof PortalError) return (error.facts['fields'] ?? {}) as FieldErrors;
    throw error;
  }
}

/** Returns the messages that both operations have for a field, in the words of the first. */
const sharedErrors = (first: FieldErrors, second: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(first).filter(([name]) => Object.hasOwn(second, name)));

/** A route that runs one of two operations. `pick` chooses one, or refuses. */
export const oneOf = (
  [first, second]: readonly [RestRoute, RestRoute],
  pick: (call: RestCall) => RestRoute,
  body = first.body,
): RestRoute => ({
  ...first,
  body,
  answer: { ...first.answer, schema: eitherOf(first.answer.schema, second.answer.schema) },
  documents: [...first.documents, ...second.documents],
  faultsOfNothing: () => ({
    ...pickErrors(pick),
    ...sharedErrors(first.faultsOfNothing(), second.faultsOfNothing()),
  }),
  reply: (call, ...rest) => pick(call).reply(call, ...rest),
});
