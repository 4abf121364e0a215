import { serverAudits } from 'graphql-http';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Portal, sharedPortal } from './harness.js';

const PLAIN = 'application/json';
const RESPONSE = 'application/graphql-response+json';
const TOO_MUCH = `{ openJobs { ${'nodes { id } '.repeat(400)} } }`;

describe('GraphQL over HTTP', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await sharedPortal();
  });

  const get = (parameters: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${portal.url}/graphql?${new URLSearchParams(parameters).toString()}`, { headers });
  const post = (query: string, accept: string) =>
    fetch(`${portal.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': PLAIN, accept },
      body: JSON.stringify({ query }),
    });

  const audits = serverAudits({ url: () => `${portal.url}/graphql`, fetchFn: fetch });
  test('passes every audit of its specification', async () => {
    const failures = [];
    for (const { id, name, fn } of audits) {
      const { status } = await fn();
      if (status !== 'ok') failures.push(`${id} ${status}: ${name}`);
    }
    expect(failures).toEqual([]);
    expect(audits.length).toBeGreaterThan(60);
  });

  test('answers a query by GET without special headers, and rejects a mutation by GET', async () => {
    const jobs = {
      query: 'query ($first: Int) { openJobs(first: $first) { nodes { id } } }',
      variables: '{"first":3}',
    };
    const read = await get(jobs);
    expect([read.status, await read.json()]).toEqual([200, { data: { openJobs: { nodes: [] } } }]);
    for (const accept of [PLAIN, RESPONSE]) {
      const refused = await get({ query: 'mutation { __typename }' }, { accept });
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
    }
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp', ''])(
    'rejects GET, HEAD and POST with the type "%s", which a page of another site can send without a preflight',
    async (type) => {
      const headers = { 'content-type': type, origin: 'https://strange.example', authorization: 'Basic amFfeDo=' };
      for (const query of ['{ openJobs { nodes { id } } }', '{ __typename }']) {
        const refused = await get({ query }, headers);
        expect([refused.status, await refused.json()]).toMatchObject([
          415,
          { errors: [{ message: expect.stringContaining('application/json') }] },
        ]);
      }
      const url = `${portal.url}/graphql?query={__typename}`;
      expect((await fetch(url, { method: 'HEAD', headers })).status).toBe(415);
      expect((await fetch(url, { method: 'POST', headers, body: '{"query":"{__typename}"}' })).status).toBe(
        type === 'multipart/form-data' ? 403 : 415,
      );
    },
  );

  test('accepts JSON as the type of GET', async () => {
    for (const type of ['application/json', 'Application/JSON; charset=utf-8'])
      expect((await get({ query: '{ __typename }' }, { 'content-type': type })).status).toBe(200);
  });

  test.each(['PUT', 'PATCH', 'DELETE'])('rejects %s and names the allowed methods', async (method) => {
    const refused = await fetch(`${portal.url}/graphql`, { method });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect(await refused.json()).toMatchObject({ errors: [{ message: 'Send GET or POST.' }] });
  });

  test.each([
    ['that cannot be parsed', '{'],
    ['that does not fit the schema', '{ nothing }'],
    ['that asks for too much', TOO_MUCH],
  ])('rejects a document %s with 400 in the GraphQL response type and with 200 in plain JSON', async (_, query) => {
    for (const [accept, type, status] of [
      [RESPONSE, RESPONSE, 400],
      [`${RESPONSE}, ${PLAIN};q=0.9`, RESPONSE, 400],
      [`${PLAIN}, ${RESPONSE};q=0.9`, PLAIN, 200],
      ['*/*', PLAIN, 200],
    ] as const) {
      const answer = await post(query, accept);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([status, `${type}; charset=utf-8`]);
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: expect.any(String) } }] });
    }
  });
});
