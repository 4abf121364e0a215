import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, setUserActive } from './builders/admin.js';
import { MovableClock } from './builders/clock.js';
import { TestClient } from './builders/client.js';
import { mailsTo, mailTo, tokenIn } from './builders/mails.js';
import { askedFor, FAILED, PASSWORD, refusedReset, REQUEST, RESET, reset, SIGN_IN } from './builders/password-links.js';
import { type Actor, insertCandidate, visitor } from './builders/records.js';
import { RestClient } from './builders/rest.js';
import { type Portal, startPortal } from './harness.js';

describe('setting a password by mail', () => {
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

  test('a link from PUBLIC_URL goes to the address of the account, whatever case was typed', async () => {
    const { email } = await insertCandidate(portal);
    await visitor(portal).ask(REQUEST, { email: `  ${email.toUpperCase()} ` });
    const { text, html, to } = await mailTo(portal, email, 'PASSWORD_RESET');
    expect(to).toBe(email);
    const link = `https://jobs.example/reset-password/${tokenIn({ text })}`;
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain('60 minutes');
  });

  test('a link tells whether it can still be used; a newer one voids it', async () => {
    const stateOf = async (token: string) =>
      (
        await visitor(portal).ask<{ passwordLink: string }>('query ($token: String!) { passwordLink(token: $token) }', {
          token,
        })
      ).passwordLink;
    const candidate = await insertCandidate(portal);
    const first = await askedFor(portal, candidate);
    expect(await stateOf(first)).toBe('VALID');
    clock.letPass(1);
    const second = await askedFor(portal, candidate);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['EXPIRED', 'VALID']);
    expect(await refusedReset(portal, first)).toMatchObject(FAILED);
    await reset(portal, second);
    expect([await stateOf(second), await stateOf('no-such-link')]).toEqual(['USED', 'EXPIRED']);
    const late = await askedFor(portal, await insertCandidate(portal));
    clock.letPass(61);
    expect(await stateOf(late)).toBe('EXPIRED');
  });

  test('a link does not follow the host that a request names', async () => {
    const { email } = await insertCandidate(portal);
    const { hostname, port } = new URL(portal.url);
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'content-type': 'application/json' };
    const asked = request({ hostname, port, path: '/api/forgot-password/', method: 'POST', headers });
    asked.end(JSON.stringify({ email }));
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(200);
    const { text, html } = await mailTo(portal, email, 'PASSWORD_RESET');
    expect(text).toContain(`https://jobs.example/reset-password/${tokenIn({ text })}`);
    expect(text + html).not.toContain('evil.example');
  });

  test('the new password is good from then on, the sessions end, and the owner is told', async () => {
    const user = await insertCandidate(portal);
    const before = await user.client.ask('{ viewer { id } }');
    expect(before).toEqual({ viewer: { id: user.id } });
    expect(await reset(portal, await askedFor(portal, user))).toEqual({
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

  test('the database has the hash of the token only', async () => {
    const user = await insertCandidate(portal);
    const token = await askedFor(portal, user);
    const rows = await portal.dataSource.query('SELECT * FROM password_token WHERE user_id = ?', [user.id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  test('a link works once, also when it is used ten times at once', async () => {
    const user = await insertCandidate(portal);
    const token = await askedFor(portal, user);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        visitor(portal).outcome(RESET, { token, password: `Fresh&Start${index}` }),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['OK', ...Array.from({ length: 9 }, () => 'RESET_TOKEN_INVALID')]);
    expect(await refusedReset(portal, token)).toMatchObject(FAILED);
    const notices = (await mailsTo(portal, user.email)).filter(({ kind }) => kind === 'PASSWORD_WAS_RESET');
    expect(notices).toHaveLength(1);
  });

  test('of links asked for at once one is good', async () => {
    const user = await insertCandidate(portal);
    await Promise.all(Array.from({ length: 5 }, () => visitor(portal).ask(REQUEST, { email: user.email })));
    const tokens = (await mailsTo(portal, user.email)).map(tokenIn);
    expect(new Set(tokens).size).toBe(5);
    const outcomes: string[] = [];
    for (const token of tokens) outcomes.push(await visitor(portal).outcome(RESET, { token, password: PASSWORD }));
    expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(1);
  });

  test('a link ends after 60 minutes', async () => {
    const [early, late] = [await insertCandidate(portal), await insertCandidate(portal)];
    const tokens = [await askedFor(portal, early), await askedFor(portal, late)] as const;
    clock.letPass(59);
    await reset(portal, tokens[0]);
    clock.letPass(2);
    expect(await refusedReset(portal, tokens[1])).toMatchObject(FAILED);
  });

  test.each([
    ['weak', 'Password must have at least 8 characters, at least one uppercase letter'],
    ['', 'Password is required'],
  ])('the password %o is refused by the rules of the sign-up, and the link stays good', async (password, start) => {
    const token = await askedFor(portal, await insertCandidate(portal));
    const refusal = await refusedReset(portal, token, password);
    expect(refusal.code).toBe('INVALID_INPUT');
    expect(refusal.message).toContain(start);
    expect(refusal['fields']).toEqual({ password: [refusal.message] });
    await reset(portal, token);
  });

  test.each(['', 'nonsense', 'A'.repeat(43), 'A'.repeat(50_000), "' OR 1=1 -- "])(
    'a token that nobody was given is refused',
    async (token) => {
      expect(await refusedReset(portal, token)).toMatchObject(FAILED);
    },
  );

  test('an unknown e-mail and an inactive account are refused, and no mail is written', async () => {
    expect(await visitor(portal).outcome(REQUEST, { email: 'nobody@test.example' })).toBe('EMAIL_NOT_FOUND');
    const { email } = await insertCandidate(portal, { isActive: false });
    expect(await visitor(portal).outcome(REQUEST, { email })).toBe('ACCOUNT_INACTIVE');
    expect(await mailsTo(portal, email)).toEqual([]);
    expect(await visitor(portal).refusal(REQUEST, { email: ' ' })).toMatchObject({
      fields: { email: ['Please enter your email address.'] },
    });
  });

  test('an account that was switched off after the mail gets no password', async () => {
    const user = await insertCandidate(portal);
    const token = await askedFor(portal, user);
    await setUserActive(admin, user.id, false);
    expect(await refusedReset(portal, token)).toMatchObject(FAILED);
  });

  test('one request holds one attempt', async () => {
    const document =
      'mutation { a: requestPasswordReset(input: { email: "a@b.in" }) { email } b: requestPasswordReset(input: { email: "c@d.in" }) { email } }';
    expect(await visitor(portal).outcome(document)).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  test('REST answers each screen in the words that it reads', async () => {
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

describe('the limits of asking for a link', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal({ RATE_LIMITS: 'on' });
  });
  afterAll(() => portal.stop());

  test('are three an hour for an account and ten for an address', async () => {
    const { email } = await insertCandidate(portal);
    const other = await insertCandidate(portal);
    const client = new TestClient(portal.url);
    const outcomes: string[] = [];
    for (let count = 0; count < 4; count += 1) outcomes.push(await client.outcome(REQUEST, { email }));
    expect(outcomes).toEqual(['OK', 'OK', 'OK', 'RATE_LIMITED']);
    expect(await mailsTo(portal, email)).toHaveLength(3);
    for (let count = 0; count < 5; count += 1) await client.outcome(REQUEST, { email: `x${count}@test.example` });
    expect(await client.outcome(REQUEST, { email: other.email })).toBe('OK');
    const refusal = await client.refusal(REQUEST, { email: 'one-more@test.example' });
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) });
    const answer = await new RestClient(portal.url).post('api/forgot-password/', { email: other.email });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(answer.body).toEqual({ message: 'Too many attempts. Please try again later.', code: 'RATE_LIMITED' });
  });
});
