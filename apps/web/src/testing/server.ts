import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  buildSchema,
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLTypeResolver,
  getOperationAST,
  parse,
} from 'graphql';
import { graphql, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import schemaText from '../../../../schema.graphql?raw';

/** The requests of the home screens, which follow a login. They stay pending unless a test answers them. */
const homes = ['CandidateHome', 'EmployerHome'].map((name) =>
  graphql.query(name, () => new Promise<never>(() => undefined)),
);

/**
 * The requests for suggestions, which a search field sends with each key press. They stay pending unless a test answers
 * them.
 */
const suggestions = graphql.query('JobSuggestions', () => new Promise<never>(() => undefined));

/** The numbers of openings on the services page. Each is one unless a test answers. */
const counts = graphql.query<{ openJobCounts: number[] }, { filters: unknown[] }>('OpenJobCounts', ({ variables }) =>
  HttpResponse.json({ data: { openJobCounts: variables.filters.map(() => 1) } }),
);

/** The newest openings on the home page. There are none unless a test answers. */
const newest = graphql.query('NewestOpenings', () => HttpResponse.json({ data: { openJobs: { nodes: [] } } }));

/** The mocked API of a test. The test must answer each operation, because an unanswered request fails the test. */
export const server = setupServer(...homes, suggestions, counts, newest);

const schema = buildSchema(schemaText);

/** Looks up a field by its alias, because answers have the shape of the operation. */
const byResponseKey: GraphQLFieldResolver<Record<string, unknown>, unknown> = (source, _args, _context, info) =>
  source[info.path.key];

/**
 * Returns the type of an interface or a union: the `__typename` of the answer, or the largest type that has all of its
 * fields.
 */
const byFields: GraphQLTypeResolver<{ __typename?: string }, unknown> = (value, _context, info, type) =>
  value.__typename ??
  info.schema
    .getPossibleTypes(type)
    .map((possible) => ({ name: possible.name, fields: Object.keys(possible.getFields()) }))
    .filter(({ fields }) => Object.keys(value).every((field) => fields.includes(field)))
    .toSorted((a, b) => b.fields.length - a.fields.length)[0]?.name;

type Answer<Data, Variables> = Data | ((variables: Variables) => Data | Response | Promise<Data | Response>);

/**
 * Answers a query for the rest of the test and returns the variables of its requests. A later answer to the same query
 * takes precedence.
 */
export function answerQuery<Data extends object, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  answer: Answer<Data, Variables>,
): Variables[] {
  const requests: Variables[] = [];
  server.use(
    graphql.query(nameOf(document), ({ query, variables }) => {
      requests.push(variables as Variables);
      return respond(query, variables as Variables, answer);
    }),
  );
  return requests;
}

type Sent<Variables> = Variables extends { input: infer Input } ? Input : Variables;

/**
 * Answers a mutation for the rest of the test and returns the inputs of its requests. If `answer` is a function, it
 * gets the variables with the files.
 */
export function answerMutation<Data extends object, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  answer: Answer<Data, Variables>,
): Sent<Variables>[] {
  const sent: Sent<Variables>[] = [];
  server.use(
    graphql.mutation(nameOf(document), ({ query, variables }) => {
      sent.push((variables.input ?? variables) as Sent<Variables>);
      return respond(query, variables as Variables, answer);
    }),
  );
  return sent;
}

function nameOf(document: DocumentNode): string {
  const name = getOperationAST(document)?.name?.value;
  if (!name) throw new Error('The document has no named operation.');
  return name;
}

/**
 * Executes the answer against the real schema, which fills in `__typename`. An answer or variable that does not match
 * the schema fails.
 */
async function respond<Data extends object, Variables extends object>(
  query: string,
  variables: Variables,
  answer: Answer<Data, Variables>,
): Promise<Response> {
  const data = typeof answer === 'function' ? await answer(variables) : answer;
  if (data instanceof Response) return data;
  const result = await execute({
    schema,
    document: parse(query),
    rootValue: data,
    variableValues: variables as Record<string, unknown>,
    fieldResolver: byResponseKey,
    typeResolver: byFields,
  });
  const problems = result.errors?.filter(({ extensions }) => extensions['code'] !== 'RECORD_MISSING') ?? [];
  for (const error of problems) console.error(`The test's answer breaks the schema: ${error.message}`);
  return HttpResponse.json(result);
}

/**
 * Returns an expected error of the API with its sentence, its stable code, and facts such as `fields` or `reapplyOn`.
 */
export function errorResponse(code: string, message: string, facts: Record<string, unknown> = {}): Response {
  return HttpResponse.json({ data: null, errors: [{ message, extensions: { code, ...facts } }] });
}

/** Replaces a record in an answer. The field is null, with the error of a missing record. */
export const missingRecord = (what: string) =>
  new GraphQLError(`The record of this ${what} is missing.`, { extensions: { code: 'RECORD_MISSING' } }) as never;

/** Returns no response, as when the network is down. */
export function networkFailure(): Response {
  return HttpResponse.error();
}
