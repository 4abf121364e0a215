import { PRIVACY_NOTICE_VERSION } from '@job-alert/domain/accounts/privacy-notice';
import { In } from 'typeorm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { OutboxMessageEntity } from '../src/database/entities/messages/outbox-message.entity.js';
import { createAdmin, setUserActive } from './builders/admin.js';
import { MovableClock } from './builders/clock.js';
import { mailTo, tokenIn } from './builders/mails.js';
import { requestResetToken, FAILED, PASSWORD, RESET, resetError, reset, SIGN_IN } from './builders/password-links.js';
import { type Actor, insertCandidate, insertUser, insertUsers, logIn, visitor } from './builders/records.js';
import { RestClient } from './builders/rest.js';
import { type Portal, startPortal } from './harness.js';

const RESEND =
  'mutation ($userId: ID!) { resendInvitation(input: { userId: $userId }) { user { id email isInvited } } }';

describe('an invitation', () => {
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

  /** Logs in for each test, because other tests move the clock past the end of a session. */
  const loggedIn = () => logIn(portal, admin.id);

  const insertInvited = () => insertUser(portal, 'EMPLOYER', { consentVersion: null, consentAt: null });

  async function invited(): Promise<{ id: string; email: string; token: string }> {
    const { manager } = portal.dataSource;
    const user = await manager.findOneByOrFail(UserEntity, { id: await insertInvited() });
    await portal.container.invitations.invite(manager, [user]);
    const { id, email } = user;
    return { id, email, token: tokenIn(await mailTo(portal, email, 'INVITATION')) };
  }

  test('lets the person choose a password within 72 hours', async () => {
    const [early, late] = [await invited(), await invited()];
    clock.letPass(71 * 60);
    await reset(portal, early.token, true);
    expect(await visitor(portal).outcome(SIGN_IN, { email: early.email, password: PASSWORD })).toBe('OK');
    clock.letPass(61);
    expect(await resetError(portal, late.token)).toMatchObject(FAILED);
  });

  test('is sent to 120 people at once, each with their own link', async () => {
    const { manager } = portal.dataSource;
    const people = Array.from({ length: 120 }, () => ({ consentVersion: null, consentAt: null }));
    const users = await manager.findBy(UserEntity, { id: In(await insertUsers(portal, 'EMPLOYER', people)) });
    await portal.container.invitations.invite(manager, users);
    const mails = await manager.findBy(OutboxMessageEntity, { recipient: In(users.map(({ email }) => email)) });
    expect(new Set(mails.map(tokenIn)).size).toBe(120);
    const [{ recipient: email, text }] = mails.slice(-1) as [OutboxMessageEntity];
    await reset(portal, tokenIn({ text }), true);
    expect(await visitor(portal).outcome(SIGN_IN, { email, password: PASSWORD })).toBe('OK');
  });

  test('can be sent again by an administrator, which invalidates the first link', async () => {
    const first = await invited();
    clock.letPass(1);
    const { client } = await loggedIn();
    expect(await client.ask(RESEND, { userId: first.id })).toEqual({
      resendInvitation: { user: { id: first.id, email: first.email, isInvited: true } },
    });
    const second = tokenIn(await mailTo(portal, first.email, 'INVITATION'));
    expect(await resetError(portal, first.token)).toMatchObject(FAILED);
    await reset(portal, second, true);
    expect(await client.ask('query ($id: ID!) { user(id: $id) { isInvited } }', { id: first.id })).toEqual({
      user: { isInvited: false },
    });
    expect(await client.errorOf(RESEND, { userId: first.id })).toMatchObject({ code: 'INVITATION_ACCEPTED' });
  });

  test('is not sent again to an account that is missing or deactivated', async () => {
    const { id } = await invited();
    const present = await loggedIn();
    expect(await present.client.outcome(RESEND, { userId: '987654321' })).toBe('NOT_FOUND');
    await setUserActive(present, id, false);
    expect(await present.client.outcome(RESEND, { userId: id })).toBe('ACCOUNT_INACTIVE');
  });

  describe('consent to the privacy notice', () => {
    const consentOf = (id: string) =>
      portal.dataSource.manager.findOneOrFail(UserEntity, {
        select: { id: true, consentVersion: true, consentAt: true, passwordHash: true },
        where: { id },
      });
    const missing = {
      code: 'INVALID_INPUT',
      fields: { consent: ['Please agree to the privacy policy to continue'] },
    };

    test('is required to set a password, and is stored with its version and time', async () => {
      const { id, email, token } = await invited();
      expect((await mailTo(portal, email, 'INVITATION')).text).toContain(`/reset-password/${token}?consent=needed\n`);
      for (const consent of [undefined, false]) {
        const variables = { token, password: PASSWORD, consent };
        expect(await visitor(portal).errorOf(RESET, variables)).toMatchObject(missing);
      }
      expect(await consentOf(id)).toMatchObject({ consentVersion: null, consentAt: null, passwordHash: null });
      expect(await visitor(portal).outcome(SIGN_IN, { email, password: PASSWORD })).toBe('INVALID_CREDENTIALS');
      await reset(portal, token, true);
      const { consentVersion, consentAt } = await consentOf(id);
      expect(consentVersion).toBe(PRIVACY_NOTICE_VERSION);
      expect(Math.abs(Number(consentAt) - clock.now().getTime())).toBeLessThan(60_000);
      expect(await visitor(portal).outcome(SIGN_IN, { email, password: PASSWORD })).toBe('OK');
    });

    test('is also required by the link for a forgotten password', async () => {
      const { id, email } = await invited();
      const token = await requestResetToken(portal, { email });
      expect((await mailTo(portal, email, 'PASSWORD_RESET')).text).toContain(`${token}?consent=needed\n`);
      expect(await resetError(portal, token)).toMatchObject(missing);
      await reset(portal, token, true);
      expect((await consentOf(id)).consentVersion).toBe(PRIVACY_NOTICE_VERSION);
    });

    test('is not requested again from a candidate who has agreed, and keeps its time', async () => {
      const candidate = await insertCandidate(portal);
      const before = await consentOf(candidate.id);
      clock.letPass(5);
      const token = await requestResetToken(portal, candidate);
      expect((await mailTo(portal, candidate.email, 'PASSWORD_RESET')).text).not.toContain('consent');
      await reset(portal, token);
      expect((await consentOf(candidate.id)).consentAt).toEqual(before.consentAt);
    });

    test('is given over REST by sending the form', async () => {
      const { id, token } = await invited();
      expect(await rest.post(`api/reset-password/${token}/`, { password: PASSWORD })).toMatchObject({ status: 200 });
      expect((await consentOf(id)).consentVersion).toBe(PRIVACY_NOTICE_VERSION);
    });

    test('is not required of an administrator', async () => {
      const other = await createAdmin(portal);
      await reset(portal, await requestResetToken(portal, other));
      expect((await consentOf(other.id)).consentVersion).toBeNull();
    });
  });

  test('becomes invalid when a password is set by a reset link', async () => {
    const { email, token } = await invited();
    await reset(portal, await requestResetToken(portal, { email }), true);
    expect(await resetError(portal, token)).toMatchObject(FAILED);
  });
});
