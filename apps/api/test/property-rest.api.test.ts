import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RestRoute } from '../src/rest/route.js';
import { restRoutes } from '../src/rest/routes.js';
import { type Portal, startPortal } from './harness.js';
import { ROUTES } from './matrix/all-rows.js';
import type { Request } from './matrix/rows.js';
import { freshClient } from './matrix/world.js';
import { problemOfRoute, sendForm, sendJson } from './property/answers.js';
import { edited } from './property/edits.js';
import { RUNS } from './property/hostile.js';
import { attackerOf, TIMEOUT_MS, Prey } from './property/prey.js';
import { attacksOn, bracketedForm, type RestAttack } from './property/rest-inputs.js';

const ATTACKED = restRoutes.flatMap((route) => {
  const name = `${route.method} ${route.path}`;
  const row = ROUTES[name];
  return row ? [[name, route, row] as const] : [];
});

function addressOf({ path }: RestRoute, request: Request, attack: RestAttack): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(attack.path ?? request.path?.[name] ?? ''),
  );
  return `${address}/?${new URLSearchParams(attack.query).toString()}`;
}

describe('hostile input over REST gets a readable error and changes nothing when it is rejected:', () => {
  let portal: Portal;
  let prey: Prey;
  beforeAll(async () => {
    portal = await startPortal();
    prey = await Prey.of(portal);
  });
  afterAll(() => portal.stop());

  function send(route: RestRoute, url: string, token: string | undefined, request: Request, attack: RestAttack) {
    if (route.method === 'GET') return sendJson('GET', url, token);
    const good = request.body instanceof FormData ? {} : (request.body ?? {});
    const body: unknown = edited(good, attack.body);
    return attack.asForm
      ? sendForm(url, token, bracketedForm(body, attack.body))
      : sendJson(route.method, url, token, body);
  }

  test.each(ATTACKED)('%s', { timeout: TIMEOUT_MS }, async (_, route, row) => {
    const attacker = attackerOf(row.verdicts);
    const property = fc.asyncProperty(attacksOn(route), async (attack) => {
      const { token } = await freshClient(prey.world, attacker);
      const request = (await row.freshRequest?.(prey.world)) ?? row.request?.(prey.world) ?? {};
      const before = await prey.rows();
      const url = `${portal.url}/${addressOf(route, request, attack)}`;
      const { problem, isRefused } = problemOfRoute(await send(route, url, token, request, attack));
      expect(problem).toBeNull();
      if (isRefused) expect(await prey.rows()).toEqual(before);
    });
    await fc.assert(property, RUNS);
  });

  test('leaves no orphaned file and no changed Object.prototype, and the portal still responds', async () => {
    await expect.poll(async () => prey.files()).toSatisfy(({ files, records }) => files === records);
    expect(Object.keys(Object.prototype)).toEqual([]);
    const answer = await sendJson('GET', `${portal.url}/job/current-opening/get-jobs/`, undefined);
    expect(problemOfRoute(answer)).toEqual({ problem: null, isRefused: false });
  });
});
