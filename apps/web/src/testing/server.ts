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

/** Logins lead to the home screens: what these show below their tiles stays on its way unless a test answers it. */
const homes = ['CandidateHome', 'EmployerHome'].map((name) =>
  graphql.query(name, () => new Promise<never>(() => undefined)),
);

/** A field of a search asks for suggestions with every key: they stay on their way unless a test answers them. */
const suggestions = graphql.query('JobSuggestions', () => new Promise<never>(() => undefined));

/** The links of the services page say how many openings they lead to: one each, unless a test answers. */
const counts = graphql.query<{ openJobCounts: number[] }, { filters: unknown[] }>('OpenJobCounts', ({ variables }) =>
  HttpResponse.json({ data: { openJobCounts: variables.filters.map(() => 1) } }),
);

/** The home page shows the newest openings: none, unless a test answers. */
const newest = graphql.query('NewestOpenings', () => HttpResponse.json({ data: { openJobs: { nodes: [] } } }));

/** The API of a screen test: knows no operation until the test answers it; anything unanswered fails the test. */
export const server = setupServer(...homes, suggestions, counts, newest);

const schema = buildSchema(schemaText);

/** Answers are written in the operation's shape, so a field is looked up by its alias. */
const byResponseKey: GraphQLFieldResolver<Record<string, unknown>, unknown> = (source, _args, _context, info) =>
  source[info.path.key];

/** An answer of an interface or a union is of the type that it names, or of the largest one that has all of its fields. */
const byFields: GraphQLTypeResolver<{ __typename?: string }, unknown> = (value, _context, info, type) =>
  value.__typename ??
  info.schema
    .getPossibleTypes(type)
    .map((possible) => ({ name: possible.name, fields: Object.keys(possible.getFields()) }))
    .filter(({ fields }) => Object.keys(value).every((field) => fields.includes(field)))
    .toSorted((a, b) => b.fields.length - a.fields.length)[0]?.name;

type Answer<Data, Variables> = Data | ((variables: Variables) => Data | Response | Promise<Data | Response>);

/** Answers a query for the rest of the test, and returns the variables that it is asked with. A later answer to the same query goes first. */
export function answerQuery<Data extends object, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  answer: Answer<Data, Variables>,
): Variables[] {
  const asked: Variables[] = [];
  server.use(
    graphql.query(nameOf(document), ({ query, variables }) => {
      asked.push(variables as Variables);
      return respond(query, variables as Variables, answer);
    }),
  );
  return asked;
}

type Sent<Variables> = Variables extends { input: infer Input } ? Input : Variables;

/** Answers a mutation for the rest of the test, and returns the inputs that are sent; a function sees the variables, files included. */
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

/** Runs the answer through the real schema: it fills in `__typename`, and an answer or variable that breaks the contract fails. */
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
  const faults = result.errors?.filter(({ extensions }) => extensions['code'] !== 'RECORD_MISSING') ?? [];
  for (const error of faults) console.error(`The test's answer breaks the schema: ${error.message}`);
  return HttpResponse.json(result);
}

/** A typed refusal of the API: the sentence, its stable code, and facts such as `fields` or `reapplyOn`. */
export function errorResponse(code: string, message: string, facts: Record<string, unknown> = {}): Response {
  return HttpResponse.json({ data: null, errors: [{ message, extensions: { code, ...facts } }] });
}

/** In place of a record: the field is null, with the error of a missing record. */
export const missingRecord = (what: string) =>
  new GraphQLError(`The record of this ${what} is missing.`, { extensions: { code: 'RECORD_MISSING' } }) as never;

/** No answer at all, as when the network is down. */
export function networkFailure(): Response {
  return HttpResponse.error();
}
