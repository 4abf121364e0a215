import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, setUserActive } from './builders/admin.js';
import { TestClient } from './builders/client.js';
import { employerInput, REGISTER_EMPLOYER } from './builders/employer.js';
import { visitor } from './builders/records.js';
import { passwordCost } from './fast-argon2.js';
import { type Portal, sharedPortal, startPortal } from './harness.js';

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { token expiresAt user { id type isProfileComplete } } }`;
const VIEWER = '{ viewer { id type firstName } }';
const SIGN_OUT = 'mutation { signOut { user { id } } }';
const HOUR = 3_600_000;

interface SignedIn {
  signIn: { token: string; expiresAt: string; user: { id: string; type: string; isProfileComplete: boolean } };
}

async function register(portal: Portal, values: Record<string, unknown> = {}) {
  const input = employerInput(values);
  const data = await visitor(portal).ask<{ registerEmployer: { user: { id: string } } }>(REGISTER_EMPLOYER, { input });
  return { id: data.registerEmployer.user.id, email: input.email, password: input.password };
}

const signIn = async (portal: Portal, input: Record<string, unknown>): Promise<SignedIn['signIn']> =>
  (await visitor(portal).ask<SignedIn>(SIGN_IN, { input })).signIn;

describe('an employer account', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await sharedPortal();
  });

  test('is created by signing up, with an incomplete company profile', async () => {
    const input = employerInput({ email: 'meera@silk.example' });
    expect(await visitor(portal).ask(REGISTER_EMPLOYER, { input })).toMatchObject({
      registerEmployer: { user: { email: 'meera@silk.example', type: 'EMPLOYER', isProfileComplete: false } },
    });
  });

  test('has a unique email, regardless of upper and lower case', async () => {
    const { email } = await register(portal);
    const input = employerInput({ email: email.toUpperCase() });
    expect(await visitor(portal).errorOf(REGISTER_EMPLOYER, { input })).toMatchObject({
      code: 'EMAIL_TAKEN',
      message: 'This email is already registered.',
    });
  });

  test('logs in with its email in upper or lower case and is then recognized by its token', async () => {
    const { id, email, password } = await register(portal);
    const { token, user } = await signIn(portal, { email: email.toUpperCase(), password, userType: 'EMPLOYER' });
    expect(user).toEqual({ id, type: 'EMPLOYER', isProfileComplete: false });
    const own = new TestClient(portal.url, token);
    expect(await own.ask(VIEWER)).toEqual({ viewer: { id, type: 'EMPLOYER', firstName: 'Meera' } });
  });

  test('is recognized by a Bearer header as well as by a Token header', async () => {
    const { id, email, password } = await register(portal);
    const { token } = await signIn(portal, { email, password });
    const response = await fetch(`${portal.url}/graphql?query=${encodeURIComponent(VIEWER)}`, {
      headers: { authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true' },
    });
    expect(await response.json()).toMatchObject({ data: { viewer: { id } } });
  });

  test.each([
    ['a wrong password', { password: 'Wrong&Thread7' }],
    ['an unknown e-mail', { email: 'nobody@test.example' }],
  ])('gets the same error after %s', async (_, wrong) => {
    const { email, password } = await register(portal);
    expect(await visitor(portal).errorOf(SIGN_IN, { input: { email, password, ...wrong } })).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      message: 'Invalid email or password.',
    });
  });

  test('gets no session on the login page of another role', async () => {
    const { id, email, password } = await register(portal);
    const input = { email, password, userType: 'CANDIDATE' };
    expect(await visitor(portal).errorOf(SIGN_IN, { input })).toMatchObject({
      code: 'WRONG_LOGIN_PAGE',
      message: 'Please use the correct login page.',
    });
    const sessions: unknown[] = await portal.dataSource.query('SELECT 1 FROM session WHERE user_id = ?', [id]);
    expect(sessions).toEqual([]);
  });

  test('cannot log in while it is inactive, and loses its sessions at once', async () => {
    const { id, email, password } = await register(portal);
    const { token } = await signIn(portal, { email, password });
    await setUserActive(await createAdmin(portal), id, false);
    expect(await new TestClient(portal.url, token).ask(VIEWER)).toEqual({ viewer: null });
    expect(await visitor(portal).errorOf(SIGN_IN, { input: { email, password } })).toMatchObject({
      code: 'ACCOUNT_INACTIVE',
      message: 'Your account is inactive. Please contact admin.',
    });
  });

  test('does not learn that it is inactive from a wrong password', async () => {
    const { id, email } = await register(portal);
    await setUserActive(await createAdmin(portal), id, false);
    const input = { email, password: 'Wrong&Thread7' };
    expect(await visitor(portal).outcome(SIGN_IN, { input })).toBe('INVALID_CREDENTIALS');
  });

  test('stays logged in for 12 hours, or for 30 days with Remember Me', async () => {
    const { email, password } = await register(portal);
    const hoursOf = async (rememberMe: boolean) => {
      const { expiresAt } = await signIn(portal, { email, password, rememberMe });
      return Math.round((Date.parse(expiresAt) - Date.now()) / HOUR);
    };
    expect([await hoursOf(false), await hoursOf(true)]).toEqual([12, 720]);
  });

  test('is logged out only in the session that asks', async () => {
    const { id, email, password } = await register(portal);
    const [here, there] = [await signIn(portal, { email, password }), await signIn(portal, { email, password })];
    await new TestClient(portal.url, here.token).ask(SIGN_OUT);
    expect(await new TestClient(portal.url, here.token).ask(VIEWER)).toEqual({ viewer: null });
    expect(await new TestClient(portal.url, there.token).ask(VIEWER)).toMatchObject({ viewer: { id } });
  });

  test('is stored with a password hash and without its token', async () => {
    passwordCost.isReal = true;
    const { id, email, password } = await register(portal).finally(() => {
      passwordCost.isReal = false;
    });
    const { token } = await signIn(portal, { email, password });
    const [stored]: { hash: string; token: string }[] = await portal.dataSource.query(
      'SELECT u.password_hash AS hash, s.token_hash AS token FROM user u JOIN session s ON s.user_id = u.id WHERE u.id = ?',
      [id],
    );
    expect(stored?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(stored?.token).not.toContain(token);
  });
});

describe('guessing passwords', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal({ RATE_LIMITS: 'on' });
  });
  afterAll(() => portal.stop());

  test('is blocked after five wrong passwords for an account, even for the right one, with the seconds to wait', async () => {
    const { email, password } = await register(portal);
    const wrong = { input: { email, password: 'Wrong&Thread7' } };
    for (let guess = 1; guess <= 5; guess += 1) {
      expect(await visitor(portal).outcome(SIGN_IN, wrong)).toBe('INVALID_CREDENTIALS');
    }
    const error = await visitor(portal).errorOf(SIGN_IN, { input: { email, password } });
    expect(error).toMatchObject({ code: 'RATE_LIMITED', message: 'Too many attempts. Please try again later.' });
    expect(error['retryAfterSeconds']).toBeGreaterThan(0);
    expect(error['retryAfterSeconds']).toBeLessThanOrEqual(900);
  });

  test('is counted from zero again after a successful login', async () => {
    const { email, password } = await register(portal);
    for (let round = 1; round <= 3; round += 1) {
      for (let guess = 1; guess <= 4; guess += 1) {
        await visitor(portal).outcome(SIGN_IN, { input: { email, password: 'Wrong&Thread7' } });
      }
      expect(await visitor(portal).outcome(SIGN_IN, { input: { email, password } })).toBe('OK');
    }
  });

  test('is blocked after thirty wrong passwords from one IP address for different accounts', async () => {
    await portal.dataSource.query('DELETE FROM rate_limit');
    const guess = (number: number) =>
      visitor(portal).outcome(SIGN_IN, {
        input: { email: `nobody-${number}@test.example`, password: 'Wrong&Thread7' },
      });
    for (let number = 1; number <= 30; number += 1) expect(await guess(number)).toBe('INVALID_CREDENTIALS');
    expect(await guess(31)).toBe('RATE_LIMITED');
    await portal.dataSource.query('DELETE FROM rate_limit');
  });

  test('cannot be multiplied by aliases in one request', async () => {
    const twice = `mutation ($input: SignInInput!) { a: signIn(input: $input) { token } b: signIn(input: $input) { token } }`;
    expect(await visitor(portal).errorOf(twice, { input: { email: 'a@b.example', password: 'x' } })).toMatchObject({
      code: 'GRAPHQL_VALIDATION_FAILED',
    });
  });
});
