import type { FieldErrors } from '@job-alert/domain/validation';
import { notFound } from '../platform/errors.js';
import { anonymous } from '../platform/viewer.js';
import type { Operation } from './document.js';
import { type Given, type InputFields, readFields } from './input-fields.js';
import { refusalOfFields, refusalOfOperation, refusalOfPortal } from './refusals.js';
import type { Answer, Described, RestCall, RestReply, RestRequest, RestRoute } from './route.js';

/** What the body fills, and what the query fills, unless a row says otherwise. */
type InputOf<Variables> = Variables extends { input: infer Input } ? Input : Variables;
type FilterOf<Variables> = (Variables extends { filter?: infer Filter } ? NonNullable<Filter> : unknown) &
  Pick<Variables, keyof Variables & 'orderBy'>;

/** A row: which operation runs, how the request becomes its variables and how its data becomes the answer. */
type Row<At extends string, Data, Source, Variables, Query, Body, Request> = Described & {
  /** Method and path, without the slashes at both ends; parameters in braces. */
  at: At;
  query?: InputFields<NoInfer<Query>>;
  body?: InputFields<NoInfer<Body>>;
  /** A document that takes `$page` is a list. */
  document: Operation<Data, Variables>;
  /** The newest request about the record of the path, where the operation decides it: `variables` is given its id. */
  newestRequest?: NewestRequest;
  /** A row that reads what its operation does not have names it in the type of this request. */
  variables?: (request: RestRequest<NoInfer<At>, Query, Body>, requestId: string) => Given<NoInfer<Variables>>;
  /** The domain's own words for values that the types of the operation refuse, under the names of its input. */
  rule?: (request: Request) => FieldErrors;
} & (
    | {
        /** What of the data is answered. */
        from: (data: NoInfer<Data>, request: Request) => Source;
        answer: Answer<Source>;
      }
    | { from?: undefined; answer: Answer<undefined> }
  );

/** The row as the server runs it. The compiler has checked its names against the operation, and keeps them to itself. */
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
      if (Object.keys(faults).length > 0) return refusalOfFields(given, faults);
      const about = newestRequest && (await run(newestRequest.document, { id: call.path['id'] }, context));
      if (about?.errors[0]) return refusalOfOperation(given, about.errors[0]);
      if (about && !about.data?.record) return refusalOfPortal(given, notFound(newestRequest.what));
      const { data, errors } = await run(document, input(about?.data?.record?.approval?.id ?? ''), context);
      if (errors[0] || !data) return refusalOfOperation(given, errors[0] ?? { message: 'The operation has no data.' });
      return given.from
        ? answered(given.answer, given.from(data, request), request)
        : answered(given.answer, undefined, request);
    },
  };
}

interface NewestRequest {
  document: Operation<{ record: { approval: { id: string } | null } | null }, { id: string }>;
  /** What the id of the path names, as the refusal of an unknown one says it. */
  what: string;
}

/** A request with nothing in it, from nobody. */
const NOTHING: RestCall = { viewer: anonymous, path: {}, query: {}, body: {}, page: 1, pageSize: 1, address: '' };

const answered = <Source>({ status, body, headers }: Answer<Source>, source: Source, request: RestCall): RestReply => ({
  status: status ?? 200,
  body: body(source, request),
  headers: headers?.(source, request),
});

/** A row that runs one of two operations: `pick` says which, or refuses. */
export const oneOf = (
  [first, second]: readonly [RestRoute, RestRoute],
  pick: (call: RestCall) => RestRoute,
  body = first.body,
): RestRoute => ({
  ...first,
  body,
  documents: [...first.documents, ...second.documents],
  reply: (call, ...rest) => pick(call).reply(call, ...rest),
});
