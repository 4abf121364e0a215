import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Portal, startPortal } from './harness.js';
import { OPERATIONS } from './matrix/all-rows.js';
import { clientOf } from './matrix/world.js';
import { problemOfOperation, operationForm, sendForm, sendJson } from './property/answers.js';
import { edited, type Place } from './property/edits.js';
import { RUNS } from './property/hostile.js';
import { argumentsOf, documentOf, editsOf } from './property/operation-inputs.js';
import { attackerOf, TIMEOUT_MS, Prey } from './property/prey.js';

const schema: GraphQLSchema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));

function fieldOf(name: string) {
  const [type = '', field = ''] = name.split('.');
  const definition = (type === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields()[field];
  return definition && { kind: type === 'Query' ? ('query' as const) : ('mutation' as const), field: definition };
}

const ATTACKED = Object.entries(OPERATIONS).filter(([name]) => (fieldOf(name)?.field.args.length ?? 0) > 0);

describe('hostile input over GraphQL gets a readable error and changes nothing when it is rejected:', () => {
  let portal: Portal;
  let prey: Prey;
  beforeAll(async () => {
    portal = await startPortal();
    prey = await Prey.of(portal);
  });
  afterAll(() => portal.stop());

  test.each(ATTACKED)('%s', { timeout: TIMEOUT_MS }, async (name, row) => {
    const { kind, field } = fieldOf(name) as NonNullable<ReturnType<typeof fieldOf>>;
    const document = documentOf(kind, field);
    const { token } = clientOf(prey.world, attackerOf(row.verdicts));
    const property = fc.asyncProperty(editsOf(schema, field), async (edits) => {
      const call = (await row.freshCall?.(prey.world)) ?? row.call?.(prey.world) ?? {};
      const variables = edited(argumentsOf(row.document, call.variables ?? {}), edits);
      const rowFiles = Object.entries(call.files ?? {}).map(([at, file]) => [at.split('.'), file] as const);
      const chosen = edits.flatMap(({ place, file }) => (file ? [[place, file] as const] : []));
      const files = new Map<string, readonly [Place, (typeof rowFiles)[number][1]]>();
      for (const one of [...rowFiles, ...chosen]) files.set(one[0].join('.'), one);
      const before = await prey.rows();
      const url = `${portal.url}/graphql`;
      const answer = await (files.size > 0
        ? sendForm(url, token, operationForm(document, variables, [...files.values()]))
        : sendJson('POST', url, token, { query: document, variables }));
      const { problem, isRefused } = problemOfOperation(answer);
      expect(problem).toBeNull();
      if (isRefused) expect(await prey.rows()).toEqual(before);
    });
    await fc.assert(property, RUNS);
  });

  test('leaves no orphaned file and no changed Object.prototype, and the portal still responds', async () => {
    await expect.poll(async () => prey.files()).toSatisfy(({ files, records }) => files === records);
    expect(Object.keys(Object.prototype)).toEqual([]);
    const answer = await sendJson('POST', `${portal.url}/graphql`, undefined, { query: '{ openJobs { totalCount } }' });
    expect(problemOfOperation(answer)).toEqual({ problem: null, isRefused: false });
  });
});
