import { DEMO_ADMIN, DEMO_CANDIDATE, DEMO_EMPLOYER, DEMO_PASSWORD } from '@job-alert/domain/accounts/demo-logins';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDemoInto } from '../src/demo/load/load-demo-into.js';
import type { RestRoute } from '../src/rest/route.js';
import { restRoutes } from '../src/rest/routes.js';
import { type RestAnswer, RestClient } from './builders/rest.js';
import { document } from './builders/rest-document.js';
import { type Portal, startPortal } from './harness.js';

const ACCOUNTS = { ADMIN: DEMO_ADMIN, EMPLOYER: DEMO_EMPLOYER, CANDIDATE: DEMO_CANDIDATE };
type Role = keyof typeof ACCOUNTS;

type Contents = Record<string, { example: Record<string, unknown> }>;

function contentsOf({ method, path }: RestRoute): Contents {
  const operation = document.paths[`/${path}/`]?.[method.toLowerCase()] as { requestBody?: { content: Contents } };
  return operation.requestBody?.content ?? {};
}

/** The routes with a body, by the content types that they document. */
const rowsOf = (mediaType: string) =>
  restRoutes
    .filter((route) => route.body && contentsOf(route)[mediaType])
    .map((route) => [`${route.method} ${route.path}`, route] as const);

/** Well-formed requests whose record does not exist in the demo, has moved on, or whose link is not one of this portal. */
const WITHOUT_RECORD = [404, 409];
const UNKNOWN_LINK = 'RESET_TOKEN_INVALID';

describe('the examples of the OpenAPI document, sent unchanged to a portal with the demo', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal();
    await loadDemoInto(portal.container);
  });
  afterAll(() => portal.stop());

  /** Logs in again for each request, because some requests end the login or the account. */
  async function login(role: Role): Promise<{ client: RestClient; id: string }> {
    const { body } = await new RestClient(portal.url).post('api/login/', {
      email: ACCOUNTS[role].email,
      password: DEMO_PASSWORD,
    });
    const { id } = body['user'] as { id: string };
    return { client: new RestClient(portal.url, String(body['token'])), id };
  }

  /** Sends a body with the login of the first role that may use the route. */
  async function answer(route: RestRoute, body: Record<string, unknown> | FormData): Promise<RestAnswer> {
    const role = Array.isArray(route.who) ? (route.who as Role[])[0] : undefined;
    const { client, id } = role ? await login(role) : { client: new RestClient(portal.url), id: '' };
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_part, name: string) => (name === route.own ? id : '12'));
    return client.send(route.method, `${path}/`, body);
  }

  function expectWellFormed({ status, body }: RestAnswer): void {
    if (body['code'] === UNKNOWN_LINK) return;
    expect([200, 201, ...WITHOUT_RECORD], JSON.stringify(body)).toContain(status);
  }

  test.each(rowsOf('application/json'))('%s, as JSON', async (_, route) => {
    expectWellFormed(await answer(route, contentsOf(route)['application/json']?.example ?? {}));
  });

  test.each(rowsOf('multipart/form-data').filter(([name]) => !name.includes('import')))(
    '%s, as a form with a part of JSON for each nested value',
    async (_, route) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(contentsOf(route)['multipart/form-data']?.example ?? {})) {
        if (typeof value !== 'object') form.set(name, `${value as string | number | boolean}`);
        else
          for (const one of [value].flat())
            form.append(name, new Blob([JSON.stringify(one)], { type: 'application/json' }));
      }
      expectWellFormed(await answer(route, form));
    },
  );
});
