import { readFileSync } from 'node:fs';
import { REPORT_NAMES, reportToWire } from '@job-alert/domain/reports/reports';
import fc from 'fast-check';
import { buildSchema, type GraphQLField, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { poolState } from '../src/database/pool-state.js';
import { restRoutes } from '../src/rest/routes.js';
import { REPORT_PARAMETERS } from '../src/server/downloads/csv-routes.js';
import { type Portal, startPortal } from './harness.js';
import { OPERATIONS } from './matrix/all-rows.js';
import type { Role } from './matrix/verdicts.js';
import { clientOf, createWorld, type World } from './matrix/world.js';
import { problemOfOperation, type HttpAnswer, sendJson } from './property/answers.js';
import { edited } from './property/edits.js';
import { RUNS } from './property/hostile.js';
import { fieldsBelowQuery, limitEdits, nestedDocument, parameterValues, smallestArguments } from './property/limits.js';
import { argumentsOf, documentOf } from './property/operation-inputs.js';
import { attackerOf, TIMEOUT_MS } from './property/prey.js';

const schema: GraphQLSchema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
/** An endless loop takes much longer; a busy machine does not. */
const MAX_ANSWER_MS = 5_000;
const MANY = { ...RUNS, numRuns: RUNS.numRuns * 8 };

const rootFields = (kind: 'query' | 'mutation') =>
  Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {});
const withLimits = <Item>(items: readonly Item[], fieldOf: (item: Item) => GraphQLField<unknown, unknown>) =>
  items.flatMap((item) => {
    const edits = limitEdits(schema, fieldOf(item));
    return edits ? [{ item, edits }] : [];
  });

const ROOT = withLimits(
  (['query', 'mutation'] as const).flatMap((kind) => rootFields(kind).map((field) => ({ kind, field }))),
  ({ field }) => field,
).map(({ item, edits }) => {
  const name = `${item.kind === 'query' ? 'Query' : 'Mutation'}.${item.field.name}`;
  return { name, ...item, edits };
});
const NESTED = withLimits(fieldsBelowQuery(schema), ({ field }) => field).map(({ item, edits }) => ({
  name: [...item.path, item.field.name].join('.'),
  document: nestedDocument(item),
  field: item.field,
  edits,
}));
const CALLERS: readonly Role[] = ['candidate', 'employer', 'admin'];

const PARAMETERS = [
  ...restRoutes
    .filter(({ method, path }) => method === 'GET' && !path.includes('{'))
    .map(({ path, query = {}, isList }) => ({
      path: `${path}/`,
      names: [...Object.keys(query), ...(isList ? ['page', 'page_size'] : [])],
    })),
  ...REPORT_NAMES.map((name) => ({
    path: `feeds/reports/${reportToWire(name)}.csv`,
    names: Object.keys(REPORT_PARAMETERS),
  })),
].filter(({ names }) => names.length > 0);

/** Returns the problem of a list, a feed or an export, or null for content or an error with a sentence. */
function problemOfUrl({ status, text }: HttpAnswer): string | null {
  const isRefused = status >= 400 && status < 500 && /^\{"error":"[^"]/.test(text);
  return status === 200 || isRefused ? null : `${status} ${text}`;
}

describe('a date, a number or a cursor at or beyond its limit is answered within five seconds', () => {
  let portal: Portal;
  let world: World;
  beforeAll(async () => {
    portal = await startPortal();
    world = await createWorld(portal);
  });
  afterAll(() => portal.stop());

  async function expectAnswer(
    send: () => Promise<HttpAnswer>,
    problemOf: (answer: HttpAnswer) => string | null,
    sent: unknown,
  ) {
    const started = performance.now();
    const problem = problemOf(await send());
    expect(problem, JSON.stringify(sent)).toBeNull();
    expect(performance.now() - started, JSON.stringify(sent)).toBeLessThan(MAX_ANSWER_MS);
  }
  const expectOperation = (role: Role, query: string, variables: unknown) =>
    expectAnswer(
      () => sendJson('POST', `${portal.url}/graphql`, clientOf(world, role).token, { query, variables }),
      (answer) => problemOfOperation(answer).problem,
      { role, query, variables },
    );

  test.each(ROOT)('over GraphQL: $name', { timeout: TIMEOUT_MS }, async ({ name, kind, field, edits }) => {
    const row = OPERATIONS[name];
    if (!row) throw new Error(`The matrix has no row for ${name}.`);
    const document = documentOf(kind, field);
    const property = fc.asyncProperty(edits, async (limits) => {
      const call = (await row.freshCall?.(world)) ?? row.call?.(world) ?? {};
      const variables = edited(argumentsOf(row.document, call.variables ?? {}), limits);
      await expectOperation(attackerOf(row.verdicts), document, variables);
    });
    await fc.assert(property, MANY);
  });

  test.each(NESTED)('below a query: $name', { timeout: TIMEOUT_MS }, async ({ document, field, edits }) => {
    const property = fc.asyncProperty(fc.constantFrom(...CALLERS), edits, (role, limits) =>
      expectOperation(role, document, edited(smallestArguments(field), limits)),
    );
    await fc.assert(property, MANY);
  });

  test.each(PARAMETERS)('in the URL: $path', { timeout: TIMEOUT_MS }, async ({ path, names }) => {
    const parameters = fc.dictionary(fc.constantFrom(...names), fc.constantFrom(...parameterValues), {
      minKeys: 1,
      maxKeys: 3,
    });
    const property = fc.asyncProperty(fc.constantFrom(...CALLERS), parameters, (role, query) =>
      expectAnswer(
        () =>
          sendJson(
            'GET',
            `${portal.url}/${path}?${new URLSearchParams(query).toString()}`,
            clientOf(world, role).token,
          ),
        problemOfUrl,
        { role, path, query },
      ),
    );
    await fc.assert(property, MANY);
  });

  test('and leaves no connection of the pool in use', async () => {
    await expect.poll(() => poolState(portal.dataSource).used).toBe(0);
  });
});
