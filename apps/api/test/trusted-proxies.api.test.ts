import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sampled } from '../../../test-release.js';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { employerInput, registerEmployer } from './builders/employer.js';
import { askFrom, type Proxy, startProxy } from './builders/proxy.js';
import { emptyTables, type Portal, startPortal } from './harness.js';

const ATTACKER = '127.0.0.66';
const VISITOR = '127.0.0.7';
const PROXY = '127.0.0.2';
const invented = (turn: number) => ({ 'x-forwarded-for': `198.51.100.${turn}` });

const login = (email: string, password: string): string =>
  `mutation { signIn(input: { email: "${email}", password: "${password}" }) { token } }`;

describe('behind a proxy', () => {
  let portal: Portal;
  let proxy: Proxy;
  const account = employerInput();
  const close: (() => Promise<void>)[] = [];
  /** The started portals by the proxies that they trust. */
  const portals = new Map<string, Portal>();

  async function open(trustedProxies: string, hops = 1): Promise<void> {
    portal = portals.get(trustedProxies) ?? (await startPortal({ RATE_LIMITS: 'on', TRUSTED_PROXIES: trustedProxies }));
    portals.set(trustedProxies, portal);
    await emptyTables(portal.databaseUrl);
    let { url } = portal;
    for (let hop = 0; hop < hops; hop += 1) {
      const next = await startProxy(url, hop === 0 ? PROXY : '127.0.0.3');
      close.push(() => next.stop());
      [proxy, url] = [next, next.url];
    }
    await registerEmployer(portal, account);
  }
  afterEach(async () => {
    for (const stop of close.splice(0).toReversed()) await stop();
  });
  afterAll(async () => {
    for (const each of portals.values()) await each.stop();
  });

  /** Returns the outcome of an attempt: the error code, or OK. */
  async function attempt(address: string, email: string, password: string, headers = {}, url = proxy.url) {
    const { errors } = await askFrom(address, url, login(email, password), headers);
    return errors?.[0]?.extensions.code ?? 'OK';
  }

  /**
   * Returns the outcome of a 31st wrong password. The accounts do not exist, so only the address is counted. After the first attempt, 28 points are
   * added to the counter.
   */
  async function guess(address: string, headersOf = (_turn: number): object => ({}), url = proxy.url): Promise<string> {
    const wrong = (turn: number) => attempt(address, `nobody-${turn}@test.example`, 'Wrong@1234', headersOf(turn), url);
    await wrong(0);
    await portal.dataSource.query('UPDATE rate_limit SET points = points + 28');
    await wrong(1);
    return wrong(2);
  }

  // Tests below also cover a number and an address.
  test.each(sampled(['127.0.0.2/31, 2001:db8::/32', '1', PROXY], 1))(
    'that is trusted as %s, wrong passwords block only their client, and the audit event has the client address',
    async (trusted) => {
      await open(trusted);
      expect(await guess(ATTACKER)).toBe('RATE_LIMITED');
      expect(await attempt(VISITOR, account.email, account.password)).toBe('OK');
      const signIn = await portal.dataSource.manager.findOneByOrFail(AuditEventEntity, { action: 'SIGN_IN' });
      expect(signIn.ip).toBe(VISITOR);
    },
  );

  test('that is trusted, an address that the client adds to X-Forwarded-For is ignored', async () => {
    await open(PROXY);
    expect(await guess(ATTACKER, invented)).toBe('RATE_LIMITED');
    expect(await attempt(VISITOR, account.email, account.password)).toBe('OK');
  });

  test('two trusted proxies in a row are both skipped', async () => {
    await open('2', 2);
    expect(await guess(ATTACKER)).toBe('RATE_LIMITED');
    expect(await attempt(VISITOR, account.email, account.password)).toBe('OK');
  });

  test('a client that bypasses the proxy with X-Forwarded-For is counted by its own address', async () => {
    await open(PROXY);
    expect(await guess(ATTACKER, invented, portal.url)).toBe('RATE_LIMITED');
  });

  test('X-Forwarded-For is ignored without TRUSTED_PROXIES', async () => {
    await open('');
    expect(await guess(ATTACKER, invented, portal.url)).toBe('RATE_LIMITED');
    expect(await attempt(VISITOR, account.email, account.password, {}, portal.url)).toBe('OK');
  });

  test('an IPv6 client is counted by its /64 network, and IPv4-mapped IPv6 as IPv4', async () => {
    await open('2');
    const sameNetwork = (turn: number) => ({ 'x-forwarded-for': `2001:db8:1:2:${turn}::${turn}` });
    expect(await guess(PROXY, sameNetwork)).toBe('RATE_LIMITED');
    const next = { 'x-forwarded-for': '2001:db8:1:3::1' };
    expect(await attempt(PROXY, account.email, account.password, next)).toBe('OK');
    const mapped = (turn: number) => ({ 'x-forwarded-for': turn % 2 === 0 ? '203.0.113.9' : '::ffff:203.0.113.9' });
    expect(await guess(PROXY, mapped)).toBe('RATE_LIMITED');
  });

  test('an invalid client address is not written to the audit event', async () => {
    await open('2');
    const garbage = { 'x-forwarded-for': `<script>${'x'.repeat(100)}</script>` };
    expect(await attempt(VISITOR, account.email, account.password, garbage)).toBe('OK');
    const signIn = await portal.dataSource.manager.findOneByOrFail(AuditEventEntity, { action: 'SIGN_IN' });
    expect(signIn.ip).toBe(PROXY);
  });
});

describe('URLs of the portal', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal({ TRUSTED_PROXIES: '1', PUBLIC_URL: 'https://jobs.example' });
  });
  afterAll(() => portal.stop());

  test('ignore the forwarded headers of a request and use PUBLIC_URL', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', forwarded: 'host=evil.example' };
    for (const path of ['/', '/robots.txt', '/sitemap.xml', '/sitemap/pages.xml', '/api/openapi.json', '/api/docs/']) {
      const answer = await fetch(portal.url + path, { headers, redirect: 'manual' });
      expect(`${await answer.text()} ${answer.headers.get('location') ?? ''}`).not.toContain('evil.example');
      expect(answer.headers.get('strict-transport-security')).not.toBeNull();
    }
  });
});
