import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { createAdmin } from './builders/admin.js';
import { TestClient } from './builders/client.js';
import { MovableClock } from './builders/clock.js';
import { type Actor, insertCandidate, insertUser, logIn, visitor } from './builders/records.js';
import { givePassword, PASSWORD } from './builders/second-factor.js';
import { type Portal, startPortal } from './harness.js';

const SESSIONS = '{ viewer { sessions { browser startedAt lastUsedAt expiresAt isCurrent } } }';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
const SIGN_OUT_EVERYWHERE = 'mutation { signOutEverywhere { user { id } } }';
const ME = '{ viewer { id } }';
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

interface LoginSession {
  browser: string | null;
  startedAt: string;
  lastUsedAt: string;
  expiresAt: string;
  isCurrent: boolean;
}

describe('the sessions of an account', () => {
  const clock = new MovableClock();
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal({}, clock);
  });
  afterAll(() => portal.stop());

  const sessions = async ({ client }: Pick<Actor, 'client'>) =>
    (await client.ask<{ viewer: { sessions: LoginSession[] } }>(SESSIONS)).viewer.sessions;

  /** Logs in over HTTP with the given user agent. */
  async function logInWith(userAgent: string | undefined, email: string): Promise<TestClient> {
    const response = await fetch(`${portal.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(userAgent !== undefined && { 'user-agent': userAgent }) },
      body: JSON.stringify({ query: SIGN_IN, variables: { input: { email, password: PASSWORD } } }),
    });
    const { data } = (await response.json()) as { data: { signIn: { token: string } } };
    return new TestClient(portal.url, data.signIn.token);
  }

  test('are listed with their browsers, the last used first, and the current session is marked', async () => {
    const person = await insertCandidate(portal);
    await givePassword(portal, person.id);
    clock.letPass(5);
    const phone = await logInWith(PHONE, person.email);
    clock.letPass(5);
    await logInWith('curl/8.5.0', person.email);
    clock.letPass(5);
    await logInWith(DESKTOP, person.email);
    expect((await sessions({ client: phone })).map(({ browser, isCurrent }) => [browser, isCurrent])).toEqual([
      ['Firefox on Linux', false],
      [null, false],
      ['Chrome on Android', true],
      [null, false],
    ]);
  });

  test('show when they were last used, updated hourly', async () => {
    const person = await insertCandidate(portal);
    const [first] = await sessions(person);
    clock.letPass(59);
    expect((await sessions(person))[0]?.lastUsedAt).toBe(first?.startedAt);
    clock.letPass(2);
    const now = clock.now();
    const [used] = await sessions(person);
    expect(new Date(used?.lastUsedAt ?? '').getTime()).toBeGreaterThanOrEqual(now.getTime());
    expect(used?.startedAt).toBe(first?.startedAt);
    expect(used?.expiresAt).toBe(first?.expiresAt);
  });

  test('are listed without expired ones and without those of other accounts', async () => {
    const person = await insertCandidate(portal);
    await insertCandidate(portal);
    clock.letPass(13 * 60);
    const again = await logIn(portal, person.id);
    expect(await sessions(again)).toHaveLength(1);
  });

  test('are hidden from an administrator', async () => {
    const person = await insertCandidate(portal);
    const admin = await createAdmin(portal);
    const document = 'query ($id: ID!) { user(id: $id) { id sessions { browser } } }';
    expect(await admin.client.ask(document, { id: person.id })).toEqual({ user: { id: person.id, sessions: null } });
  });

  test('are limited to 50 in the list', async () => {
    const id = await insertUser(portal, 'ADMIN');
    let last = await logIn(portal, id);
    for (let count = 0; count < 50; count += 1) last = await logIn(portal, id);
    expect(await sessions(last)).toHaveLength(50);
  });

  test('all end when their owner logs out everywhere, while those of others stay', async () => {
    const person = await insertCandidate(portal);
    const elsewhere = await logIn(portal, person.id);
    const other = await insertCandidate(portal);
    expect(await person.client.ask(SIGN_OUT_EVERYWHERE)).toEqual({ signOutEverywhere: { user: { id: person.id } } });
    expect(await person.client.ask(ME)).toEqual({ viewer: null });
    expect(await elsewhere.client.ask(ME)).toEqual({ viewer: null });
    expect(await elsewhere.client.outcome(SIGN_OUT_EVERYWHERE)).toBe('UNAUTHENTICATED');
    expect(await other.client.ask(ME)).toEqual({ viewer: { id: other.id } });
    expect(await visitor(portal).ask(ME)).toEqual({ viewer: null });
    const events = portal.dataSource.getRepository(AuditEventEntity);
    expect(await events.countBy({ action: 'SIGN_OUT_EVERYWHERE', subjectId: person.id })).toBe(1);
  });
});
