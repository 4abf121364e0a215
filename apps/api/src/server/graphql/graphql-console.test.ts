import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prefersHtml, serveConsole } from './graphql-console.js';

const CHROME = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

describe('an Accept header', () => {
  test.each([
    CHROME,
    'text/html',
    'TEXT/HTML; charset=utf-8',
    'application/json;q=0.5, text/html',
    'text/html, application/json',
  ])('%s selects the console page', (accept) => expect(prefersHtml(accept)).toBe(true));

  test.each([
    undefined,
    '',
    '*/*',
    'text/*',
    'application/json',
    'application/graphql-response+json',
    'application/json, text/html;q=0.9',
    'application/graphql-response+json, application/json;q=0.8, text/html;q=0.5',
    'text/html;q=0',
    'text/html;q=x',
  ])('%s selects the API response', (accept) => expect(prefersHtml(accept)).toBe(false));
});

describe('/graphql', () => {
  const app: FastifyInstance = Fastify();
  const bare: FastifyInstance = Fastify();
  beforeAll(() => {
    for (const [server, page] of [
      [app, '<title>Console</title>'],
      [bare, null],
    ] as const) {
      server.route({
        method: ['GET', 'POST'],
        url: '/graphql',
        preHandler: serveConsole(page),
        handler: async (_, reply) => reply.send({ data: null }),
      });
    }
  });
  afterAll(() => Promise.all([app.close(), bare.close()]));

  const ask = async (options: InjectOptions, server = app) => {
    const { statusCode, headers, body } = await server.inject({ url: '/graphql', ...options });
    return { statusCode, type: headers['content-type'], vary: headers.vary, body };
  };
  const PAGE = {
    statusCode: 200,
    type: 'text/html; charset=utf-8',
    vary: 'accept, accept-encoding',
    body: '<title>Console</title>',
  };
  const ANSWER = { statusCode: 200, type: 'application/json; charset=utf-8', vary: 'accept', body: '{"data":null}' };

  test('returns the console page to a browser, also with a query in the URL', async () => {
    expect(await ask({ headers: { accept: CHROME } })).toEqual(PAGE);
    expect(await ask({ url: '/graphql?query={__typename}', headers: { accept: CHROME } })).toEqual(PAGE);
  });

  test('returns the headers of the page without the body for HEAD', async () => {
    const { headers } = await app.inject({ method: 'GET', url: '/graphql', headers: { accept: CHROME } });
    const head = await app.inject({ method: 'HEAD', url: '/graphql', headers: { accept: CHROME } });
    expect(head.body).toBe('');
    expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' });
  });

  test('returns the API response without Accept, for any type, for POST and with apollo-require-preflight', async () => {
    expect(await ask({})).toEqual(ANSWER);
    expect(await ask({ headers: { accept: '*/*' } })).toEqual(ANSWER);
    expect(await ask({ headers: { accept: CHROME, 'apollo-require-preflight': 'yes' } })).toEqual(ANSWER);
    const posted = await ask({ method: 'POST', headers: { accept: CHROME }, payload: {} });
    expect(posted).toEqual({ ...ANSWER, vary: undefined });
  });

  test('returns the API response to a browser if the web app has not been built', async () => {
    expect(await ask({ headers: { accept: CHROME } }, bare)).toEqual(ANSWER);
  });
});
