import { beforeAll, describe, expect, test } from 'vitest';
import type { RestRoute } from '../src/rest/route.js';
import { restRoutes } from '../src/rest/routes.js';
import { openOffice } from './builders/applications.js';
import { insertCandidate, insertUser } from './builders/records.js';
import { RestClient } from './builders/rest.js';
import { adminRows } from './contract/admin-rows.js';
import { type ContractRow, type ContractWorld, type ErrorCase, UNKNOWN } from './contract/contract.js';
import { employerAndCandidateRows } from './contract/employer-and-candidate-rows.js';
import { publicRows } from './contract/public-rows.js';
import { shapeOf } from './contract/shape.js';
import { type Portal, sharedPortal } from './harness.js';

/** The contract is written by hand from the documentation, independently of the route table that it checks. */
const CONTRACT = { ...publicRows, ...employerAndCandidateRows, ...adminRows };
const nameOf = ({ method, path }: RestRoute): string => `${method} ${path}`;
const rows = restRoutes.map((route) => [nameOf(route), route, CONTRACT[nameOf(route)]] as const);
const contractRows = rows.filter((row): row is readonly [string, RestRoute, ContractRow] => row[2] !== undefined);

describe('the REST contract', () => {
  let portal: Portal;
  let world: ContractWorld;
  beforeAll(async () => {
    portal = await sharedPortal();
    const inactiveEmail = 'inactive@test.example';
    await insertUser(portal, 'CANDIDATE', { email: inactiveEmail, isActive: false });
    world = { ...(await openOffice(portal)), candidate: await insertCandidate(portal), inactiveEmail };
  });

  test('has a row for every REST route and no other row', () => {
    expect(Object.keys(CONTRACT).toSorted()).toEqual(restRoutes.map(nameOf).toSorted());
  });

  test('names an error for every route, and an error of the body for every route with a body', () => {
    const without = contractRows.filter(([, { body, path }, { errors }]) => {
      const hasOwn = errors.some((errorCase) => errorCase.body !== undefined);
      // The body of an application needs no fields, because the path names the job.
      return errors.length === 0 || (body !== undefined && !path.endsWith('{job_id}') && !hasOwn);
    });
    expect(without.map(([name]) => name)).toEqual([]);
  });

  test.each(contractRows)('says that %s returns the documented fields', (_, route, { answer }) => {
    expect(shapeOf(route.response.schema)).toBe(answer);
  });

  /** Returns the caller for the first role of the route. */
  const actorOf = ({ who }: RestRoute) => {
    if (who === 'anyone') return undefined;
    const role = who === 'user' ? 'EMPLOYER' : who[0];
    return role === 'ADMIN' ? world.admin : role === 'CANDIDATE' ? world.candidate : world.employer;
  };

  function pathOf(route: RestRoute, { id, query }: ErrorCase): string {
    const own = actorOf(route)?.id ?? 'unknown';
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const isSubject = name === (route.own ?? name);
      return isSubject ? (id ?? own) : UNKNOWN;
    });
    return `${path}/${query ? `?${query}` : ''}`;
  }

  const errors = contractRows.flatMap(([name, route, row]) =>
    row.errors.map((errorCase) => [name, errorCase.status, errorCase.says, route, errorCase] as const),
  );
  test.each(errors)('says that %s fails with %i and “%s”', async (_, status, says, route, errorCase) => {
    const client = new RestClient(portal.url, errorCase.as === 'nobody' ? undefined : actorOf(route)?.token);
    const body = typeof errorCase.body === 'function' ? errorCase.body(world) : errorCase.body;
    const sent = route.method === 'GET' ? undefined : ((body ?? {}) as Record<string, unknown>);
    const answer = await client.send(route.method, pathOf(route, errorCase), sent);
    expect([answer.status, answer.body[errorCase.in ?? 'error']]).toEqual([status, says]);
    expect(answer.body).not.toHaveProperty(errorCase.in === 'message' ? 'error' : 'message');
  });

  test('holds for a path with and without a trailing slash', async () => {
    for (const path of ['job/current-opening/get-jobs', 'job/current-opening/get-jobs/']) {
      expect((await new RestClient(portal.url).get(path)).status).toBe(200);
    }
  });

  test('is in the OpenAPI document and on the docs page, which has no scripts and no external resources', async () => {
    const { body } = await new RestClient(portal.url).get('api/openapi.json');
    const paths = body['paths'] as Record<string, Record<string, { operationId: string }>>;
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => ({ path, method, operationId })),
    );
    const names = documented
      .filter(({ path }) => !/^\/(?:feeds|exports)\//.test(path))
      .map(({ path, method }) => `${method.toUpperCase()} ${path.slice(1, -1)}`);
    expect(names.toSorted()).toEqual(restRoutes.map(nameOf).toSorted());
    expect(new Set(documented.map(({ operationId }) => operationId)).size).toBe(documented.length);
    const page = await (await fetch(`${portal.url}/api/docs/`)).text();
    for (const { path } of restRoutes) expect(page).toContain(`/${path}/`);
    expect(page).not.toMatch(/<script|(?:src|href|srcset|action)="(?![/#])|@import|url\(/);
  });
});
