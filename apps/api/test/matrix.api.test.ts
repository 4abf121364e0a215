import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restRoutes } from '../src/rest/routes.js';
import { checksums } from './builders/checksums.js';
import { TestClient } from './builders/client.js';
import { type Portal, startPortal } from './harness.js';
import { OPERATIONS, ROUTES } from './matrix/all-rows.js';
import { type MatrixCall, askWithoutTrace, askWithTrace, operationCall, routeCall } from './matrix/ask.js';
import type { Role } from './matrix/verdicts.js';
import { createWorld, freshClient, type World } from './matrix/world.js';

const FIELDS = `fragment Fields on __Type { name fields { name type { kind name ofType { kind name } } } }
{
  __schema { queryType { ...Fields } mutationType { ...Fields } }
  user: __type(name: "User") { ...Fields }
  company: __type(name: "Company") { ...Fields }
  candidate: __type(name: "Candidate") { ...Fields }
  job: __type(name: "Job") { ...Fields }
}`;
type Type = { kind: string; name: string };
type Fields = { name: string; fields: { name: string; type: Type & { ofType: Type | null } }[] };

const NO_HOLES = { withoutRow: [], rowsOfNothing: [] };
const holes = (names: readonly string[], rows: object, allowed = names) => ({
  withoutRow: names.filter((name) => !(name in rows)),
  rowsOfNothing: Object.keys(rows).filter((name) => !allowed.includes(name)),
});

const routeName = ({ method, path }: (typeof restRoutes)[number]): string => `${method} ${path}`;
const routes = new Map(restRoutes.map((route) => [routeName(route), route]));

const OPERATION_ROWS = Object.entries(OPERATIONS).map(([name, row]) => [name, operationCall(name, row)] as const);
/** The rows of existing paths. Another test reports rows without a path. */
const ROUTE_ROWS = Object.entries(ROUTES).flatMap(([name, row]) => {
  const route = routes.get(name);
  return route ? [[name, routeCall(route, row)] as const] : [];
});
const ROWS: readonly (readonly [string, MatrixCall])[] = [...OPERATION_ROWS, ...ROUTE_ROWS];

describe('permissions', () => {
  let portal: Portal;
  let world: World;
  let before: Record<string, string>;
  let after: Record<string, string>;
  let newActions: string[];
  /** Reads of profiles are audit events, which are compared by their action. */
  const sums = async () => {
    const { audit_event: _events, ...others } = await checksums(portal);
    return others;
  };
  const outcomes = new Map<string, Partial<Record<Role, string>>>();
  beforeAll(async () => {
    portal = await startPortal();
    world = await createWorld(portal);
    // Prevents a record of a key's next use, which the portal writes after a minute. A busy machine could take that long.
    await portal.dataSource.query('UPDATE api_client SET last_used_at = DATE_ADD(NOW(3), INTERVAL 1 DAY)');
    before = await sums();
    const [last] = await portal.dataSource.query<{ id: string }[]>('SELECT MAX(id) AS id FROM audit_event');
    for (const [name, row] of ROWS) outcomes.set(name, await askWithoutTrace(row, world));
    after = await sums();
    const events = await portal.dataSource.query<{ action: string }[]>(
      'SELECT DISTINCT action FROM audit_event WHERE id > ?',
      [last?.id],
    );
    newActions = events.map(({ action }) => action);
  });
  afterAll(() => portal.stop());

  test('have a row in test/matrix for every operation and every edge to an account or a list, and no other rows', async () => {
    type Schema = Record<'user' | 'company' | 'candidate' | 'job', Fields> & {
      __schema: { queryType: Fields; mutationType: Fields };
    };
    const { __schema, user, ...records } = await new TestClient(portal.url).ask<Schema>(FIELDS);
    const fieldNames = ({ name, fields }: Fields, isIncluded = (_: Type) => true) =>
      fields.filter(({ type }) => isIncluded(type.ofType ?? type)).map((field) => `${name}.${field.name}`);
    const fields = [
      ...fieldNames(__schema.queryType),
      ...fieldNames(__schema.mutationType),
      ...fieldNames(user, ({ kind }) => kind === 'OBJECT'),
      ...Object.values(records).flatMap((record) => fieldNames(record, ({ name }) => /^User$|Connection$/.test(name))),
    ];
    // A field with its own roles can have its own row.
    const recordFields = [user, ...Object.values(records)].flatMap((type) => fieldNames(type));
    expect(holes(fields, OPERATIONS, [...fields, ...recordFields])).toEqual(NO_HOLES);
  });

  test('have a row in test/matrix for every REST path, and no other rows', () => {
    expect(holes([...routes.keys()], ROUTES)).toEqual(NO_HOLES);
  });

  test('prevent changes by rejected requests and by reads', () => {
    expect(after).toEqual(before);
    expect(newActions).toEqual(['VIEW_PROFILE']);
  });

  test.each(ROWS)('%s', async (name, row) => {
    expect({ ...outcomes.get(name), ...(await askWithTrace(row, world)) }).toEqual(row.verdicts);
  });

  test("reject a change of another employer's job with the same error as for a missing job", async () => {
    const document = 'mutation ($id: ID!) { setJobActive(input: { id: $id, isActive: false }) { job { id } } }';
    const { client } = world.actors.otherEmployer;
    const errors = [world.jobId, '987654321', `${world.jobId}abc`].map((id) => client.errorOf(document, { id }));
    const [own, unknown, malformed] = await Promise.all(errors);
    expect([unknown, malformed]).toEqual([own, own]);
  });

  test.each(['otherEmployer', 'otherCandidate'] as const)(
    'hide the application of another account from the %s like a missing one',
    async (role) => {
      const document = 'query ($id: ID!) { application(id: $id) { id } }';
      for (const id of [world.applicationId, '987654321', `${world.applicationId}abc`]) {
        expect(await world.actors[role].client.ask(document, { id })).toEqual({ application: null });
      }
    },
  );

  test('reject a field that requires a role, whether or not the query is already compiled', async () => {
    const answers: string[] = [];
    for (const role of ['employer', 'admin', 'employer', 'anonymous'] as const) {
      const client = await freshClient(world, role);
      answers.push(await client.outcome('query Compiled { apiClients { id } }'));
    }
    expect(answers).toEqual(['FORBIDDEN', 'OK', 'FORBIDDEN', 'UNAUTHENTICATED']);
  });

  test('treat an unknown token like no token', async () => {
    const client = new TestClient(portal.url, 'A'.repeat(43));
    expect(await client.ask('{ viewer { id } }')).toEqual({ viewer: null });
    expect(await client.outcome('{ companies { nodes { id } } }')).toBe('UNAUTHENTICATED');
  });
});
