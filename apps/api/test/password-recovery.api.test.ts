import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, setUserActive } from './builders/admin.js';
import { MovableClock } from './builders/clock.js';
import { TestClient } from './builders/client.js';
import { mailsTo, mailTo, tokenIn } from './builders/mails.js';
import {
  requestResetToken,
  FAILED,
  PASSWORD,
  resetError,
  REQUEST,
  RESET,
  reset,
  SIGN_IN,
} from './builders/password-links.js';
import { type Actor, insertCandidate, visitor } from './builders/records.js';
import { RestClient } from './builders/rest.js';
import { type Portal, startPortal } from './harness.js';

describe('resetting a password by email', () => {
  const clock = new MovableClock();
  let portal: Portal;
  let admin: Actor;
  let rest: RestClient;
  beforeAll(async () => {
    portal = await startPortal({ PUBLIC_URL: 'https://jobs.example' }, clock);
    admin = await createAdmin(portal);
    rest = new RestClient(portal.url);
  });
  afterAll(() => portal.stop());

  test('emails a link under PUBLIC_URL to the account address and ignores case and spaces in the typed address', async () => {
    const { email } = await insertCandidate(portal);
    await visitor(portal).ask(REQUEST, { email: `  ${email.toUpperCase()} ` });
    const { text, html, to } = await mailTo(portal, email, 'PASSWORD_RESET');
    expect(to).toBe(email);
    const link = `https://jobs.example/reset-password/${tokenIn({ text })}`;
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain('60 minutes');
  });

  test('reports a link as valid, used or expired, and a newer link replaces an older one', async () => {
    const stateOf = async (token: string) =>
      (
        await visitor(portal).ask<{ passwordLink: string }>('query ($token: String!) { passwordLink(token: $token) }', {
          token,
        })
      ).passwordLink;
    const candidate = await insertCandidate(portal);
    const first = await requestResetToken(portal, candidate);
    expect(await stateOf(first)).toBe('VALID');
    clock.letPass(1);
    const second = await requestResetToken(portal, candidate);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['EXPIRED', 'VALID']);
    expect(await resetError(portal, first)).toMatchObject(FAILED);
    await reset(portal, second);
    expect([await stateOf(second), await stateOf('no-such-link')]).toEqual(['USED', 'EXPIRED']);
    const late = await requestResetToken(portal, await insertCandidate(portal));
    clock.letPass(61);
    expect(await stateOf(late)).toBe('EXPIRED');
  });

  test('ignores the Host headers of the request in the link', async () => {
    const { email } = await insertCandidate(portal);
    const { hostname, port } = new URL(portal.url);
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'content-type': 'application/json' };
    const outgoing = request({ hostname, port, path: '/api/forgot-password/', method: 'POST', headers });
    outgoing.end(JSON.stringify({ email }));
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(200);
    const { text, html } = await mailTo(portal, email, 'PASSWORD_RESET');
    expect(text).toContain(`https://jobs.example/reset-password/${tokenIn({ text })}`);
    expect(text + html).not.toContain('evil.example');
  });

  test('sets the new password, ends all sessions and notifies the account owner', async () => {
    const user = await insertCandidate(portal);
    const before = await user.client.ask('{ viewer { id } }');
    expect(before).toEqual({ viewer: { id: user.id } });
    expect(await reset(portal, await requestResetToken(portal, user))).toEqual({
      resetPassword: { email: user.email, type: 'CANDIDATE' },
    });
    expect(await user.client.ask('{ viewer { id } }')).toEqual({ viewer: null });
    const { email } = user;
    expect(await visitor(portal).ask(SIGN_IN, { email, password: PASSWORD })).toMatchObject({
      signIn: { user: { id: user.id } },
    });
    expect(await mailTo(portal, email, 'PASSWORD_WAS_RESET')).toMatchObject({
      subject: 'Your Job Alert password was changed',
    });
  });

  test('does not store the token in plain text', async () => {
    const user = await insertCandidate(portal);
    const token = await requestResetToken(portal, user);
    const rows = await portal.dataSource.query('SELECT * FROM password_token WHERE user_id = ?', [user.id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  test('accepts a link only once, even for ten concurrent requests', async () => {
    const user = await insertCandidate(portal);
    const token = await requestResetToken(portal, user);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        visitor(portal).outcome(RESET, { token, password: `Fresh&Start${index}` }),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['OK', ...Array.from({ length: 9 }, () => 'RESET_TOKEN_INVALID')]);
    expect(await resetError(portal, token)).toMatchObject(FAILED);
    const notices = (await mailsTo(portal, user.email)).filter(({ kind }) => kind === 'PASSWORD_WAS_RESET');
    expect(notices).toHaveLength(1);
  });

  test('leaves only one valid link after concurrent requests for links', async () => {
    const user = await insertCandidate(portal);
    await Promise.all(Array.from({ length: 5 }, () => visitor(portal).ask(REQUEST, { email: user.email })));
    const tokens = (await mailsTo(portal, user.email)).map(tokenIn);
    expect(new Set(tokens).size).toBe(5);
    const outcomes: string[] = [];
    for (const token of tokens) outcomes.push(await visitor(portal).outcome(RESET, { token, password: PASSWORD }));
    expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(1);
  });

  test('rejects a link after 60 minutes', async () => {
    const [early, late] = [await insertCandidate(portal), await insertCandidate(portal)];
    const tokens = [await requestResetToken(portal, early), await requestResetToken(portal, late)] as const;
    clock.letPass(59);
    await reset(portal, tokens[0]);
    clock.letPass(2);
    expect(await resetError(portal, tokens[1])).toMatchObject(FAILED);
  });

  test.each([
    ['weak', 'Password must have at least 8 characters, at least one uppercase letter'],
    ['', 'Password is required'],
  ])('rejects the password %o with the password rules, and the link stays valid', async (password, start) => {
    const token = await requestResetToken(portal, await insertCandidate(portal));
    const error = await resetError(portal, token, password);
    expect(error.code).toBe('INVALID_INPUT');
    expect(error.message).toContain(start);
    expect(error['fields']).toEqual({ password: [error.message] });
    await reset(portal, token);
  });

  test.each(['', 'nonsense', 'A'.repeat(43), 'A'.repeat(50_000), "' OR 1=1 -- "])(
    'rejects an unknown token',
    async (token) => {
      expect(await resetError(portal, token)).toMatchObject(FAILED);
    },
  );

  test('rejects an unknown email address and an inactive account without sending an email', async () => {
    expect(await visitor(portal).outcome(REQUEST, { email: 'nobody@test.example' })).toBe('EMAIL_NOT_FOUND');
    const { email } = await insertCandidate(portal, { isActive: false });
    expect(await visitor(portal).outcome(REQUEST, { email })).toBe('ACCOUNT_INACTIVE');
    expect(await mailsTo(portal, email)).toEqual([]);
    expect(await visitor(portal).errorOf(REQUEST, { email: ' ' })).toMatchObject({
      fields: { email: ['Please enter your email address.'] },
    });
  });

  test('rejects the link of an account that was deactivated after the email', async () => {
    const user = await insertCandidate(portal);
    const token = await requestResetToken(portal, user);
    await setUserActive(admin, user.id, false);
    expect(await resetError(portal, token)).toMatchObject(FAILED);
  });

  test('rejects a document with two requests for a link', async () => {
    const document =
      'mutation { a: requestPasswordReset(input: { email: "a@b.in" }) { email } b: requestPasswordReset(input: { email: "c@d.in" }) { email } }';
    expect(await visitor(portal).outcome(document)).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  test('returns its messages over REST', async () => {
    const { email } = await insertCandidate(portal);
    expect(await rest.post('api/forgot-password/', { email })).toMatchObject({
      status: 200,
      body: { message: 'Reset link has been sent to your email.' },
    });
    const path = `api/reset-password/${tokenIn(await mailTo(portal, email, 'PASSWORD_RESET'))}/`;
    expect(await rest.post(path, { password: 'weak' })).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('at least 8 characters') },
    });
    expect(await rest.post(path, { password: PASSWORD })).toMatchObject({
      status: 200,
      body: { message: 'Your password has been reset' },
    });
  });
});

describe('limits on requests for a password reset link', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal({ RATE_LIMITS: 'on' });
  });
  afterAll(() => portal.stop());

  test('allow three requests per hour for an account and ten for an IP address', async () => {
    const { email } = await insertCandidate(portal);
    const other = await insertCandidate(portal);
    const client = new TestClient(portal.url);
    const outcomes: string[] = [];
    for (let count = 0; count < 4; count += 1) outcomes.push(await client.outcome(REQUEST, { email }));
    expect(outcomes).toEqual(['OK', 'OK', 'OK', 'RATE_LIMITED']);
    expect(await mailsTo(portal, email)).toHaveLength(3);
    for (let count = 0; count < 5; count += 1) await client.outcome(REQUEST, { email: `x${count}@test.example` });
    expect(await client.outcome(REQUEST, { email: other.email })).toBe('OK');
    const error = await client.errorOf(REQUEST, { email: 'one-more@test.example' });
    expect(error).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) });
    const answer = await new RestClient(portal.url).post('api/forgot-password/', { email: other.email });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(answer.body).toEqual({ message: 'Too many attempts. Please try again later.', code: 'RATE_LIMITED' });
  });
});
