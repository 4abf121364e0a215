import { describe, expect, test } from 'vitest';
import { createJobAlertClient } from './client.js';
import { JobAlertError } from './errors.js';

interface Sent {
  url: string;
  headers: Record<string, string>;
  body: { query: string; variables: Record<string, unknown> };
}

/** Returns a client of a portal that sends these responses in order, and the requests that it received. */
function clientOf(answers: readonly unknown[], options: { token?: string; url?: string } = {}) {
  const sent: Sent[] = [];
  const answer: typeof fetch = async (url, init) => {
    const { headers, body } = init as { headers: Record<string, string>; body: string };
    sent.push({ url: url as string, headers, body: JSON.parse(body) as Sent['body'] });
    return new Response(JSON.stringify(answers[sent.length - 1]));
  };
  return { client: createJobAlertClient({ url: 'https://jobs.example/', fetch: answer, ...options }), sent };
}

const page = (ids: string[], endCursor: string | null) => ({
  data: { openJobs: { nodes: ids.map((id) => ({ id })), pageInfo: { hasNextPage: endCursor !== null, endCursor } } },
});

test('sends the request to the GraphQL endpoint, with the token if one is given', async () => {
  const { client, sent } = clientOf([page([], null), page([], null)], { token: 'secret' });
  await client.openJobs();
  expect(sent[0]).toMatchObject({
    url: 'https://jobs.example/graphql',
    headers: { authorization: 'Token secret', 'content-type': 'application/json' },
  });
  const stranger = clientOf([page([], null)]);
  await stranger.client.openJobs();
  expect(stranger.sent[0]?.headers).not.toHaveProperty('authorization');
});

test('loads all pages with the same filter, and each page only when it is needed', async () => {
  const { client, sent } = clientOf([page(['3', '2'], 'c2'), page(['1'], null)]);
  const ids: string[] = [];
  for await (const { id } of client.allOpenJobs({ filter: { query: 'weaver' } })) ids.push(id);
  expect(ids).toEqual(['3', '2', '1']);
  expect(sent.map(({ body }) => body.variables)).toEqual([
    { filter: { query: 'weaver' }, first: 100, after: null },
    { filter: { query: 'weaver' }, first: 100, after: 'c2' },
  ]);
  const lazy = clientOf([page(['3', '2'], 'c2')]);
  for await (const { id } of lazy.client.allOpenJobs()) if (id === '2') break;
  expect(lazy.sent).toHaveLength(1);
});

test('throws a JobAlertError with the code, message and fields of the error', async () => {
  const extensions = { code: 'INVALID_INPUT', fields: { title: ['Job Title is required.'] } };
  const { client } = clientOf([{ errors: [{ message: 'Job Title is required.', extensions }] }]);
  const error = await client.openJob('1').catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(JobAlertError);
  expect(error).toMatchObject({
    code: 'INVALID_INPUT',
    message: 'Job Title is required.',
    fields: { title: ['Job Title is required.'] },
  });
});

test('accepts the URL of the GraphQL endpoint as well', async () => {
  const { client, sent } = clientOf([page([], null)], { url: 'https://jobs.example/graphql/' });
  await client.openJobs();
  expect(sent[0]?.url).toBe('https://jobs.example/graphql');
});

describe('a request without a valid response', () => {
  const failing = (send: typeof fetch, options: { timeout?: number; signal?: AbortSignal } = {}) =>
    createJobAlertClient({ url: 'https://jobs.example', fetch: send, ...options }).viewer();
  /** A portal that never responds and whose requests can be aborted. */
  const silent: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });

  test('fails with the URL and the kind of response', async () => {
    const html = new Response('<html>', { status: 404, headers: { 'content-type': 'text/html' } });
    await expect(failing(async () => html)).rejects.toMatchObject({
      code: 'NO_ANSWER',
      message: "https://jobs.example/graphql answered with status 404 and text/html, which is not the portal's JSON.",
      cause: expect.any(Error),
    });
    await expect(failing(() => Promise.reject(new Error('down')))).rejects.toMatchObject({
      code: 'NO_ANSWER',
      message: 'https://jobs.example/graphql could not be reached.',
    });
    await expect(failing(async () => Response.json(null))).rejects.toMatchObject({
      code: 'NO_ANSWER',
      message: 'https://jobs.example/graphql returned neither data nor an error.',
    });
  });

  test('fails after the timeout', async () => {
    await expect(failing(silent, { timeout: 20 })).rejects.toMatchObject({
      code: 'NO_ANSWER',
      message: 'https://jobs.example/graphql did not answer within 0.02 seconds.',
    });
  });

  test('rejects with the reason of the signal when the caller aborts it', async () => {
    const abort = new AbortController();
    const viewer = failing(silent, { signal: abort.signal });
    const reason = new Error('The visitor has left.');
    abort.abort(reason);
    await expect(viewer).rejects.toBe(reason);
  });
});
