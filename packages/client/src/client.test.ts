import { expect, test } from 'vitest';
import { createJobAlertClient } from './client.js';
import { JobAlertError } from './errors.js';

interface Sent {
  url: string;
  headers: Record<string, string>;
  body: { query: string; variables: Record<string, unknown> };
}

/** A client of a portal that answers with these, one after the other, and what it was sent. */
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

test('asks the address of the portal, with the token when there is one', async () => {
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

test('goes through all pages by cursor, with the same filter, and no further than it is read', async () => {
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

test('throws the refusal with its code, its facts and its fields', async () => {
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

test('throws one kind of error when there is no answer to understand', async () => {
  const broken = createJobAlertClient({ url: 'https://jobs.example', fetch: async () => new Response('<html>') });
  await expect(broken.viewer()).rejects.toMatchObject({ code: 'NO_ANSWER', cause: expect.any(Error) });
  const away = createJobAlertClient({ url: 'https://jobs.example', fetch: () => Promise.reject(new Error('down')) });
  await expect(away.viewer()).rejects.toMatchObject({ code: 'NO_ANSWER' });
  const { client } = clientOf([{ data: null }]);
  await expect(client.viewer()).rejects.toMatchObject({ code: 'NO_ANSWER' });
});
