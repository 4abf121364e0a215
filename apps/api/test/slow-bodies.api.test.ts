import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampled } from '../../../test-release.js';
import { createApp } from '../src/server/app.js';
import { candidateInput, REGISTER_CANDIDATE } from './builders/candidate.js';
import { startProxy } from './builders/proxy.js';
import { FORM_TYPE, formField, formFile, RawRequest } from './builders/raw-request.js';
import { visitor } from './builders/records.js';
import { type Portal, sharedPortal, startPortal } from './harness.js';

const BODY_TIMEOUTS = { plainMs: 400, idleMs: 800, uploadStartMs: 60_000, intervalMs: 50 };

describe('a request body that stalls', () => {
  let portal: Portal;
  let app: FastifyInstance;
  let url: string;
  beforeAll(async () => {
    portal = await sharedPortal();
    app = await createApp(portal.container, null, BODY_TIMEOUTS);
    url = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());

  const connections = (): Promise<number> =>
    new Promise((resolve, reject) => {
      app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });

  test.each(
    sampled(
      [
        ['/graphql', 'application/json', '{"query":'],
        ['/api/register/', FORM_TYPE, ''],
        ['/api/login/', 'application/json', '{"email":'],
        ['/job/update-job-opening/1/', FORM_TYPE, ''],
        ['/nothing-here', 'text/plain', 'x'],
      ] as const,
      1,
    ),
  )('closes the connection: 200 requests to %s', async (path, type, text) => {
    const requests = Array.from({ length: 200 }, () =>
      new RawRequest(url).post(path, 1_000, { 'content-type': type }).write(text),
    );
    await Promise.all(requests.map(({ closed }) => closed));
    expect(await connections()).toBe(0);
  });

  test('gets 408 even if single bytes keep arriving', async () => {
    const request = new RawRequest(url).post('/graphql', 1_000, { 'content-type': 'application/json' });
    const trickle = setInterval(() => request.write(' '), 20);
    await request.closed;
    clearInterval(trickle);
    expect(request.status).toBe(408);
    expect(request.answer).toContain('x-content-type-options: nosniff');
  });

  test('a slow form is accepted although it takes longer than a body without files may take', async () => {
    const body = [
      formField('operations', JSON.stringify({ query: REGISTER_CANDIDATE, variables: { input: candidateInput() } })),
      formField('map', JSON.stringify({ resume: ['variables.input.resume'] })),
      formFile('resume'),
      ...Array<string>(8).fill(' '.repeat(100)),
      '%%EOF\r\n--b--\r\n',
    ];
    const headers = { 'content-type': FORM_TYPE, 'apollo-require-preflight': 'true' };
    const request = new RawRequest(url).post('/graphql', body.join('').length, headers);
    for (const piece of body) {
      request.write(piece);
      await pause(BODY_TIMEOUTS.plainMs / 5);
    }
    await expect.poll(() => request.status).toBe(200);
    expect(request.answer).toContain('"registerCandidate":{');
    request.hangUp();
  });

  test('a form that stops arriving is closed', async () => {
    const headers = { 'content-type': FORM_TYPE, 'apollo-require-preflight': 'true' };
    const query = formField('operations', JSON.stringify({ query: REGISTER_CANDIDATE, variables: {} }));
    await new RawRequest(url).post('/graphql', 1_000_000, headers).write(query).closed;
    expect(await connections()).toBe(0);
  });

  test('a form that trickles after the start period is closed, even if much has already arrived', async () => {
    const hasty = await createApp(portal.container, null, { ...BODY_TIMEOUTS, idleMs: 200, uploadStartMs: 300 });
    const address = await hasty.listen({ host: '127.0.0.1', port: 0 });
    const headers = { 'content-type': FORM_TYPE, 'apollo-require-preflight': 'true' };
    const query = formField(
      'operations',
      JSON.stringify({ query: REGISTER_CANDIDATE, variables: { input: candidateInput() } }),
    );
    const request = new RawRequest(address).post('/graphql', 5_000_000, headers);
    request.write(query + formField('map', JSON.stringify({ resume: ['variables.input.resume'] })));
    request.write(formFile('resume') + ' '.repeat(1_000_000));
    const trickle = setInterval(() => request.write(' '), 20);
    await request.closed;
    clearInterval(trickle);
    expect(request.status).toBe(408);
    await hasty.close();
  });

  test('a body that keeps arriving after an error is closed', async () => {
    const request = new RawRequest(url).post('/graphql', 10_000_000, { 'content-type': FORM_TYPE });
    await expect.poll(() => request.status).toBe(400);
    const trickle = setInterval(() => request.write(' '), 20);
    await request.closed;
    clearInterval(trickle);
  });

  test('an idle connection times out after five minutes', () => {
    expect(app.server.timeout).toBe(300_000);
  });
});

describe('the connections of one IP address', () => {
  let portal: Portal;
  const openRequests: RawRequest[] = [];
  beforeAll(async () => {
    portal = await startPortal({ CONNECTIONS_PER_ADDRESS: '10', TRUSTED_PROXIES: '127.0.0.2' });
  });
  afterAll(async () => {
    for (const request of openRequests) request.hangUp();
    await portal.stop();
  });

  function hold(count: number, address: string): RawRequest[] {
    const requests = Array.from({ length: count }, () => new RawRequest(portal.url, address));
    openRequests.push(...requests);
    return requests;
  }
  const ask = (request: RawRequest): RawRequest => request.write('GET /livez HTTP/1.1\r\nhost: x\r\n\r\n');

  test('are limited without affecting other addresses, and a closed one frees a place', async () => {
    const [first, ...rest] = hold(10, '127.0.0.66');
    for (const request of rest) await expect.poll(() => ask(request).status).toBe(200);
    const [extra] = hold(1, '127.0.0.66');
    await extra?.closed;
    expect(await visitor(portal).outcome('{ openJobs { totalCount } }')).toBe('OK');
    first?.hangUp();
    await expect
      .poll(async () => {
        const [next] = hold(1, '127.0.0.66');
        if (next) ask(next);
        await pause(20);
        return next?.status;
      })
      .toBe(200);
  });

  test('are not limited for a trusted proxy', async () => {
    const proxies = await Promise.all(Array.from({ length: 15 }, () => startProxy(portal.url, '127.0.0.2')));
    const requests = hold(15, '127.0.0.2').map(ask);
    for (const request of requests) await expect.poll(() => request.status).toBe(200);
    await Promise.all(proxies.map((proxy) => proxy.stop()));
  });
});
