import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { candidateInput, REGISTER_CANDIDATE } from './builders/candidate.js';
import { pdf } from './builders/files.js';
import { type Portal, startPortal } from './harness.js';

const TIMEOUT = 5_000;
const LARGE = 4_500_000;

describe('a form that is rejected while its files still arrive', () => {
  let portal: Portal;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  beforeAll(async () => {
    portal = await startPortal();
  });
  afterAll(async () => {
    agent.destroy();
    await portal.stop();
  });

  /** Returns the status of a response. All requests use the agent's single connection. */
  function send(path: string, headers: Record<string, string> = {}, body?: Buffer): Promise<number> {
    return new Promise((resolve, reject) => {
      const options = { method: body ? 'POST' : 'GET', agent, headers, timeout: TIMEOUT };
      const sending = request(`${portal.url}${path}`, options, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      });
      sending.on('timeout', () => sending.destroy(new Error(`no answer within ${TIMEOUT} ms`))).on('error', reject);
      sending.end(body);
    });
  }

  async function sendForm(path: string, form: FormData): Promise<number> {
    const whole = new Response(form);
    const headers = { 'content-type': whole.headers.get('content-type') ?? '', 'apollo-require-preflight': 'true' };
    return send(path, headers, Buffer.from(await whole.arrayBuffer()));
  }

  test.each([
    ['with wrong fields', { email: 'nobody' }],
    ['with a paper of the wrong kind', {}],
  ])('over GraphQL %s keeps the connection usable for the next request', async (_, values) => {
    for (let turn = 0; turn < 2; turn += 1) {
      const form = new FormData();
      const variables = { input: candidateInput(values) };
      form.set('operations', JSON.stringify({ query: REGISTER_CANDIDATE, variables }));
      form.set('map', JSON.stringify({ resume: ['variables.input.resume'] }));
      const { bytes } = 'email' in values ? pdf('resume.pdf', LARGE) : { bytes: new Uint8Array(LARGE) };
      form.set('resume', new Blob([bytes]), 'resume.pdf');
      expect([200, 415, 422]).toContain(await sendForm('/graphql', form));
      expect(await send('/livez')).toBe(200);
    }
  });

  test('over REST keeps the connection usable for the next request', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const form = new FormData();
      for (const name of ['one', 'two', 'three']) form.set(name, new Blob([new Uint8Array(LARGE * 2)]), 'resume.pdf');
      expect([400, 413]).toContain(await sendForm('/api/register/', form));
      expect(await send('/livez')).toBe(200);
    }
  });
});
