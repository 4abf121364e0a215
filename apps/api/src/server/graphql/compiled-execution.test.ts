import {
  execute,
  GraphQLEnumType,
  GraphQLError,
  type GraphQLFormattedError,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import type { CostBudget } from '../../platform/limits/cost-budget.js';
import { DateScalar, DateTimeScalar } from '../../platform/graphql/scalars.js';
import { CompiledExecution } from './compiled-execution.js';
import { DocumentCache } from './document-cache.js';

let calls = 0;
function refuse(): never {
  calls += 1;
  throw new GraphQLError('No.', { extensions: { code: 'BROKEN' } });
}

const Mode = new GraphQLEnumType({ name: 'Mode', values: { ONSITE: {}, REMOTE: {} } });
const Job = new GraphQLObjectType({
  name: 'Job',
  fields: {
    id: { type: new GraphQLNonNull(GraphQLString) },
    mode: { type: Mode },
    postedAt: { type: DateTimeScalar },
    salary: { type: GraphQLInt, resolve: async () => 5 },
    broken: { type: GraphQLInt, resolve: refuse },
    never: { type: new GraphQLNonNull(GraphQLInt), resolve: async () => refuse() },
  },
});
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      none: { type: new GraphQLNonNull(GraphQLInt), resolve: refuse },
      jobs: {
        type: new GraphQLList(new GraphQLNonNull(Job)),
        args: { first: { type: GraphQLInt, defaultValue: 2 }, after: { type: DateScalar }, mode: { type: Mode } },
        resolve: (_root, { first, after, mode }: { first: number; after?: string; mode?: string }) =>
          Array.from({ length: first }, (_job, index) => ({
            id: `${after ?? 'job'} ${index}`,
            mode: mode ?? 'ONSITE',
            postedAt: new Date(0),
          })),
      },
    },
  }),
});

const unlimited = { spend: () => undefined } as unknown as CostBudget;
const unchanged = (error: GraphQLFormattedError): GraphQLFormattedError => error;

/** The response to the second request of a document; null when Apollo executes it. */
async function compiled(text: string, variables: Record<string, unknown> = {}, name?: string) {
  const documents = new DocumentCache(unlimited);
  const execution = new CompiledExecution(documents, unchanged);
  const document = parse(text);
  await documents.store.set('key', document);
  const operation = document.definitions.find(
    (definition) => definition.kind === 'OperationDefinition' && (!name || definition.name?.value === name),
  );
  const contextValue = { viewer: { kind: 'anonymous' }, ip: '', maxPageSize: 100 };
  const context = { schema, source: text, document, operation, request: { variables }, contextValue } as never;
  expect(await execution.responseTo(context)).toBeNull();
  const response = await execution.responseTo(context);
  return response?.body.kind === 'single' ? response.body.singleResult : null;
}

const standard = async (text: string, variableValues: Record<string, unknown> = {}, operationName?: string) =>
  execute({ schema, document: parse(text), variableValues, operationName });

describe('compiled execution', () => {
  test.each([
    ['fields of a list', '{ jobs { id mode salary postedAt } }', {}],
    ['aliases', '{ a: jobs(first: 1) { key: id } b: jobs { id } }', {}],
    ['named and inline fragments', '{ jobs { ...Row ... on Job { mode } } } fragment Row on Job { id __typename }', {}],
    ['default values of variables', 'query ($first: Int = 3) { jobs(first: $first) { id } }', {}],
    [
      'scalars and enums as variables',
      'query ($d: Date, $m: Mode) { jobs(after: $d, mode: $m) { id mode } }',
      { d: '2026-01-31', m: 'REMOTE' },
    ],
    ['scalars and enums as literals', '{ jobs(after: "2026-01-31", mode: REMOTE) { id mode } }', {}],
  ])('returns the same response as the standard execution: %s', async (_, text, variables) => {
    const result = await compiled(text, variables);
    expect(result).not.toBeNull();
    expect(JSON.parse(JSON.stringify(result))).toEqual(JSON.parse(JSON.stringify(await standard(text, variables))));
  });

  test.each([
    ['a variable of the wrong type', 'query ($first: Int!) { jobs(first: $first) { id } }', { first: 'many' }],
    ['a required variable that is missing', 'query ($first: Int!) { jobs(first: $first) { id } }', {}],
    ['a scalar that refuses its value', 'query ($d: Date) { jobs(after: $d) { id } }', { d: '2026-02-31' }],
    ['an enum value that there is not', 'query ($m: Mode) { jobs(mode: $m) { id } }', { m: 'NOWHERE' }],
  ])('leaves %s to the standard execution, which returns errors with their codes', async (_, text, variables) => {
    expect((await standard(text, variables)).errors).toBeDefined();
    expect(await compiled(text, variables)).toBeNull();
  });

  test.each([
    ['of a field that may be null', '{ jobs { id broken } }'],
    ['of a field that may not be null, in a list', '{ jobs { id never } }'],
    ['of a field that may not be null, at the top', '{ none jobs { id } }'],
    ['under another name', '{ a: jobs(first: 1) { b: broken ...Rest } } fragment Rest on Job { c: broken }'],
  ])('returns an error %s like the standard execution, and runs no resolver twice', async (_, text) => {
    calls = 0;
    const expected = await standard(text);
    expect(expected.errors?.[0]?.extensions).toEqual({ code: 'BROKEN' });
    const callsOnce = calls;
    const result = await compiled(text);
    expect(calls).toBe(2 * callsOnce);
    expect(JSON.parse(JSON.stringify(result))).toEqual(JSON.parse(JSON.stringify(expected)));
  });

  test.each([
    ['a field', 'query ($yes: Boolean!) { jobs { id mode @include(if: $yes) } }'],
    [
      'a part of a field that is asked for twice',
      'query ($yes: Boolean!) { jobs { id } jobs @skip(if: $yes) { mode } }',
    ],
    ['a fragment', 'query ($yes: Boolean!) { jobs { ...Row @skip(if: $yes) ...Row } } fragment Row on Job { mode }'],
  ])('leaves a condition on %s to the standard execution', async (_, text) => {
    expect(await compiled(text, { yes: true })).toBeNull();
  });

  test('runs the named operation', async () => {
    const text = 'query One { jobs(first: 1) { id } } query Two { jobs(first: 2) { id } }';
    expect((await compiled(text, {}, 'One'))?.data).toMatchObject({ jobs: [{}] });
    expect((await compiled(text, {}, 'Two'))?.data).toMatchObject({ jobs: [{}, {}] });
  });
});
