import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../src/server/app.js';
import { personalInput, SAVE_PROFILE } from './builders/candidate.js';
import { FORM_TYPE, formField, formFile, RawRequest } from './builders/raw-request.js';
import { type Actor, insertCandidate } from './builders/records.js';
import { openTemporaryFiles, temporaryFiles } from './builders/temporary-files.js';
import { type Portal, startPortal } from './harness.js';

const MEGABYTE = 1_000_000;

describe('limits of uploads', () => {
  let portal: Portal;
  let candidate: Actor;
  /** A server of the same portal with space for 10 MB of forms. No setting allows such a small limit. */
  let small: FastifyInstance;
  let smallUrl: string;
  const sent: RawRequest[] = [];
  beforeAll(async () => {
    portal = await startPortal();
    const config = { ...portal.container.config, UPLOAD_SPACE_MB: 10 };
    small = await createApp({ ...portal.container, config });
    smallUrl = await small.listen({ host: '127.0.0.1', port: 0 });
    candidate = await insertCandidate(portal);
  });
  afterAll(async () => {
    for (const request of sent) request.hangUp();
    await small.close();
    await portal.stop();
  });

  function begin(path: string, body: string, { token } = candidate, url = portal.url): RawRequest {
    const request = new RawRequest(url);
    sent.push(request);
    const headers = { authorization: `Token ${token}`, 'content-type': FORM_TYPE, 'apollo-require-preflight': 'true' };
    return request.post(path, 40 * MEGABYTE, headers).write(body);
  }

  const operation = (map: object, query = SAVE_PROFILE, variables: object = { input: personalInput() }): string =>
    formField('operations', JSON.stringify({ query, variables })) + formField('map', JSON.stringify(map));
  const profile = (actor = candidate, size = 9): RawRequest =>
    begin('/graphql', operation({ f: ['variables.input.passport'] }) + formFile('f', '%'.repeat(size)), actor);
  async function answered(request: RawRequest): Promise<void> {
    await expect.poll(() => request.status).toBeGreaterThan(0);
  }
  async function expectTemporaryFiles(count: number): Promise<void> {
    await expect.poll(async () => (await openTemporaryFiles()).length).toBe(count);
  }

  test.each([
    ['a variable that does not exist', { f: ['variables.nothing'] }],
    ['a field of the input that does not exist', { f: ['variables.input.nothing'] }],
    ['a field that takes no file', { f: ['variables.input.firstName'] }],
    ['what is not below the variables', { f: ['query'] }],
    ['a prototype', { f: ['variables.__proto__'] }],
    ['a place in no list', { f: ['variables.input.passport.0'] }],
    ['nothing', { f: [], g: null }],
  ])('over GraphQL a file for %s is rejected before it arrives', async (_, map) => {
    const request = begin('/graphql', operation(map) + formFile('f'));
    await answered(request);
    expect(request.status).toBe(400);
    expect(request.answer).toContain('MALFORMED');
    request.hangUp();
  });

  test('over GraphQL a file that the map does not name ends the form, and the operation still responds', async () => {
    const request = begin(
      '/graphql',
      operation({}, '{ viewer { id } }', {}) + formFile('parked', '%'.repeat(MEGABYTE)),
    );
    await answered(request);
    expect(request.answer).toContain(`"viewer":{"id":"${candidate.id}"}`);
    await expectTemporaryFiles(0);
    request.hangUp();
  });

  test.each(['more[0]', 'parked', 'candidate_experience[0][parked]', 'first_name'])(
    'over REST a file named %s is rejected when it starts',
    async (name) => {
      const path = `/api/candidate/profile/${candidate.id}/`;
      const request = new RawRequest(portal.url);
      sent.push(request);
      const headers = { authorization: `Token ${candidate.token}`, 'content-type': FORM_TYPE };
      request.post(path, 100 * MEGABYTE, headers).write(formFile(name));
      await answered(request);
      expect(request.status).toBe(400);
      expect(request.answer).toContain('The form has a file that no field accepts.');
      await expectTemporaryFiles(0);
      request.hangUp();
    },
  );

  test('a file has no name while it is uploaded', async () => {
    const request = profile();
    await expectTemporaryFiles(1);
    // Other tests share the folder, and their files have a name for a moment. This upload stays open until the end.
    await expect.poll(temporaryFiles).toEqual([]);
    request.hangUp();
    await expectTemporaryFiles(0);
  });

  test('an account may send three forms at once, and other accounts are not affected', async () => {
    const forms = [profile(), profile(), profile()];
    await expectTemporaryFiles(3);
    const fourth = profile();
    await answered(fourth);
    expect(fourth.status).toBe(429);
    expect(fourth.answer).toContain('Too many uploads at once.');
    const other = profile(await insertCandidate(portal));
    await expectTemporaryFiles(4);
    for (const form of [...forms, fourth, other]) form.hangUp();
    await expectTemporaryFiles(0);
    const again = profile();
    await expectTemporaryFiles(1);
    again.hangUp();
    await expectTemporaryFiles(0);
  });

  test('a form over REST with more than a megabyte of text is rejected', async () => {
    const request = new RawRequest(portal.url);
    sent.push(request);
    request.post('/api/contact-us/', 100 * MEGABYTE, { 'content-type': FORM_TYPE });
    for (let field = 0; field < 7; field += 1) request.write(formField(`other[${field}]`, 'x'.repeat(190_000)));
    await answered(request);
    expect([request.status, request.answer]).toEqual([400, expect.stringContaining('The form has too much text.')]);
    request.hangUp();
  });

  test('uploads are rejected when UPLOAD_SPACE_MB is used up and accepted again once a form ends', async () => {
    const papers = {
      e: ['variables.input.panCard'],
      f: ['variables.input.passport'],
      g: ['variables.input.aadhaarCard'],
    };
    const large = `%PDF-1.4\n${' '.repeat(4 * MEGABYTE)}\r\n`;
    // The third file starts when the first two have arrived.
    const files = formFile('e', large) + formFile('f', large) + formFile('g');
    const three = (actor: Actor) => begin('/graphql', operation(papers) + files, actor, smallUrl);
    const first = three(candidate);
    await expectTemporaryFiles(3);
    const other = await insertCandidate(portal);
    const second = three(other);
    await answered(second);
    expect(second.answer).toContain('FILES_UNAVAILABLE');
    first.hangUp();
    second.hangUp();
    await expectTemporaryFiles(0);
    const third = three(other);
    await expectTemporaryFiles(3);
    expect(third.status).toBe(0);
    third.hangUp();
    await expectTemporaryFiles(0);
  });
});
