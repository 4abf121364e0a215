import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { EmailVerificationEntity } from '../src/database/entities/accounts/email-verification.entity.js';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { purgeExpiredRows } from '../src/database/retention.js';
import { hashToken } from '../src/platform/crypto.js';
import { createAdmin, setUserActive } from './builders/admin.js';
import { candidateInput, registerCandidate } from './builders/candidate.js';
import { MovableClock } from './builders/clock.js';
import { registerEmployer } from './builders/employer.js';
import { mailsTo, mailTo, tokenIn, verificationTokenIn } from './builders/mails.js';
import { type Actor, insertCandidate, insertUser, logIn, visitor } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const VERIFY = `mutation ($token: String!) {
  verifyEmail(input: { token: $token }) { outcome user { id isEmailVerified } }
}`;
const RESEND = 'mutation { resendVerification { user { id isEmailVerified } } }';
const ME = '{ viewer { isEmailVerified } }';
const RESET =
  'mutation ($token: String!, $consent: Boolean) { resetPassword(input: { token: $token, password: "Fresh&Start9", consent: $consent }) { email } }';
const DAY = 24 * 60;

const RETENTION = { auditDays: 1_000, notificationDays: 1_000 };
describe('an email address', () => {
  const clock = new MovableClock();
  let portal: Portal;
  let admin: Actor;
  beforeAll(async () => {
    portal = await startPortal({ PUBLIC_URL: 'https://jobs.example' }, clock);
    admin = await createAdmin(portal);
  });
  afterAll(() => portal.stop());

  const linkTo = async ({ email }: { email: string }, kind = 'WELCOME') =>
    verificationTokenIn(await mailTo(portal, email, kind));
  const verify = async (token: string, client = visitor(portal)) =>
    (await client.ask<{ verifyEmail: { outcome: string; user: unknown } }>(VERIFY, { token })).verifyEmail;
  const isVerified = async (id: string) => {
    const client = (await logIn(portal, admin.id)).client;
    const document = 'query ($id: ID!) { user(id: $id) { isEmailVerified } }';
    return (await client.ask<{ user: { isEmailVerified: boolean } }>(document, { id })).user.isEmailVerified;
  };

  test('is confirmed by the link of the welcome email', async () => {
    const person = await registerCandidate(portal);
    const { text, html } = await mailTo(portal, person.email, 'WELCOME');
    const link = `https://jobs.example/job-alert/verify-email?token=${verificationTokenIn({ text })}`;
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain('valid for 7 days');
    expect(await person.client.ask(ME)).toEqual({ viewer: { isEmailVerified: false } });
    expect(await verify(verificationTokenIn({ text }))).toEqual({ outcome: 'VERIFIED', user: null });
    expect(await person.client.ask(ME)).toEqual({ viewer: { isEmailVerified: true } });
    expect(await isVerified(person.id)).toBe(true);
    const events = portal.dataSource.getRepository(AuditEventEntity);
    expect(await events.countBy({ action: 'VERIFY_EMAIL', subjectId: person.id })).toBe(1);
  });

  test('is confirmed once, and the link then reports that it is already confirmed', async () => {
    const person = await registerEmployer(portal);
    const token = await linkTo(person);
    const own = { id: person.id, isEmailVerified: true };
    expect(await verify(token, person.client)).toEqual({ outcome: 'VERIFIED', user: own });
    expect(await verify(token, person.client)).toEqual({ outcome: 'ALREADY_VERIFIED', user: own });
    expect(await verify(token, admin.client)).toEqual({ outcome: 'ALREADY_VERIFIED', user: null });
  });

  test('is confirmed by only one of three concurrent requests with the link', async () => {
    const token = await linkTo(await registerEmployer(portal));
    const outcomes = await Promise.all([verify(token), verify(token), verify(token)]);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual([
      'ALREADY_VERIFIED',
      'ALREADY_VERIFIED',
      'VERIFIED',
    ]);
  });

  test('is not confirmed by opening the link, as email scanners do', async () => {
    const person = await registerEmployer(portal);
    const token = await linkTo(person);
    const page = await fetch(`${portal.url}/job-alert/verify-email?token=${token}`);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    await fetch(`${portal.url}/job-alert/verify-email?token=${token}`, { method: 'HEAD' });
    expect(await verify(token)).toMatchObject({ outcome: 'VERIFIED' });
  });

  test('cannot be confirmed after 7 days, when the link is deleted', async () => {
    const person = await registerEmployer(portal);
    const token = await linkTo(person);
    clock.letPass(7 * DAY - 1);
    expect(await purgeExpiredRows(portal.dataSource, clock.now(), RETENTION)).toBeGreaterThanOrEqual(0);
    expect(await portal.dataSource.manager.existsBy(EmailVerificationEntity, { userId: person.id })).toBe(true);
    clock.letPass(2);
    expect(await verify(token)).toEqual({ outcome: 'EXPIRED', user: null });
    await purgeExpiredRows(portal.dataSource, clock.now(), RETENTION);
    expect(await portal.dataSource.manager.existsBy(EmailVerificationEntity, { userId: person.id })).toBe(false);
    expect(await isVerified(person.id)).toBe(false);
  });

  test('is not confirmed by a link for an old address or an inactive account, or by a made-up link', async () => {
    const moved = await registerEmployer(portal);
    const token = await linkTo(moved);
    await portal.dataSource.manager.update(UserEntity, { id: moved.id }, { email: candidateInput().email });
    expect(await verify(token)).toEqual({ outcome: 'EXPIRED', user: null });
    const off = await registerEmployer(portal);
    await setUserActive(await logIn(portal, admin.id), off.id, false);
    expect(await verify(await linkTo(off))).toEqual({ outcome: 'EXPIRED', user: null });
    for (const made of ['', 'nonsense', 'A'.repeat(43), "' OR 1=1 -- "]) {
      expect(await verify(made)).toEqual({ outcome: 'EXPIRED', user: null });
    }
  });

  test('gets a second link on request, both links work, and only their hashes are stored', async () => {
    const person = await registerEmployer(portal);
    expect(await person.client.ask(RESEND)).toEqual({
      resendVerification: { user: { id: person.id, isEmailVerified: false } },
    });
    const tokens = [await linkTo(person), await linkTo(person, 'EMAIL_VERIFICATION')];
    const rows = await portal.dataSource.manager.findBy(EmailVerificationEntity, { userId: person.id });
    expect(rows.map(({ tokenHash }) => tokenHash).toSorted()).toEqual(tokens.map(hashToken).toSorted());
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(tokens.join('|')));
    expect(await verify(tokens[0] ?? '')).toMatchObject({ outcome: 'VERIFIED' });
    expect(await verify(tokens[1] ?? '')).toMatchObject({ outcome: 'ALREADY_VERIFIED' });
  });

  test('gets no further email once it is confirmed', async () => {
    const person = await registerEmployer(portal);
    await verify(await linkTo(person));
    expect(await person.client.ask(RESEND)).toEqual({
      resendVerification: { user: { id: person.id, isEmailVerified: true } },
    });
    expect((await mailsTo(portal, person.email)).map(({ kind }) => kind)).toEqual(['WELCOME']);
  });

  test('is confirmed by a password reset by email, but its own link cannot reset a password', async () => {
    const person = await insertCandidate(portal);
    expect(await isVerified(person.id)).toBe(false);
    await visitor(portal).ask(
      'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }',
      {
        email: person.email,
      },
    );
    await visitor(portal).ask(RESET, { token: tokenIn(await mailTo(portal, person.email, 'PASSWORD_RESET')) });
    expect(await isVerified(person.id)).toBe(true);
    const other = await registerEmployer(portal);
    expect(await visitor(portal).outcome(RESET, { token: await linkTo(other) })).toBe('RESET_TOKEN_INVALID');
  });

  test('of an imported user is confirmed when the invitation is accepted', async () => {
    const { manager } = portal.dataSource;
    const id = await insertUser(portal, 'EMPLOYER', { consentVersion: null, consentAt: null });
    const invited = await manager.findOneByOrFail(UserEntity, { id });
    await portal.container.invitations.invite(manager, [invited]);
    expect(await isVerified(id)).toBe(false);
    const token = tokenIn(await mailTo(portal, invited.email, 'INVITATION'));
    await visitor(portal).ask(RESET, { token, consent: true });
    expect(await isVerified(id)).toBe(true);
  });
});

test('a new confirmation link can be requested five times a day by an account and ten times an hour from an IP address', async () => {
  const portal = await startPortal({ RATE_LIMITS: 'on' });
  try {
    const first = await registerEmployer(portal);
    const second = await registerEmployer(portal);
    const third = await registerEmployer(portal);
    for (let count = 0; count < 5; count += 1) expect(await first.client.outcome(RESEND)).toBe('OK');
    const error = await first.client.errorOf(RESEND);
    expect(error).toMatchObject({ code: 'RATE_LIMITED' });
    expect(error.message).toContain('You can request a new link 5 times in 24 hours.');
    for (let count = 0; count < 4; count += 1) expect(await second.client.outcome(RESEND)).toBe('OK');
    expect(await third.client.outcome(RESEND)).toBe('RATE_LIMITED');
    expect(await mailsTo(portal, first.email)).toHaveLength(6);
  } finally {
    await portal.stop();
  }
});
