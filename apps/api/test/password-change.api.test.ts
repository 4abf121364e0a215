import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { createAdmin } from './builders/admin.js';
import { registerCandidate } from './builders/candidate.js';
import { registerEmployer } from './builders/employer.js';
import { mailTo, tokenIn } from './builders/mails.js';
import { type Actor, logIn, visitor } from './builders/records.js';
import { givePassword, PASSWORD } from './builders/second-factor.js';
import { type Portal, startPortal } from './harness.js';

const CHANGE = `mutation ($password: String!, $newPassword: String!) {
  changePassword(input: { password: $password, newPassword: $newPassword }) { user { id sessions { isCurrent } } }
}`;
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
const RESET =
  'mutation ($token: String!) { resetPassword(input: { token: $token, password: "Fresh&Start9" }) { email } }';
const FORGOT = 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }';
const ERASE = 'mutation ($password: String!) { deleteMyAccount(input: { password: $password }) { deleted { users } } }';
const ME = '{ viewer { id } }';
const NEW = 'Spindle&Weft8';

describe('changing the password of an account', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal({ BRAND_NAME: 'Loom Jobs' });
  });
  afterAll(() => portal.stop());

  const withPassword = async (actor: Actor): Promise<Actor> => {
    await givePassword(portal, actor.id);
    return actor;
  };
  const candidate = async () => withPassword(await registerCandidate(portal));
  const signIn = (email: string, password: string) => visitor(portal).outcome(SIGN_IN, { input: { email, password } });
  const change = (actor: Actor, password = PASSWORD, newPassword = NEW) =>
    actor.client.outcome(CHANGE, { password, newPassword });

  test.each([
    ['a candidate', () => registerCandidate(portal)],
    ['an employer', () => registerEmployer(portal)],
    ['an administrator', () => createAdmin(portal)],
  ])('keeps %s logged in only in this session, and only the new password works', async (_who, make) => {
    const person = await withPassword(await make());
    const elsewhere = await logIn(portal, person.id);
    expect(await person.client.ask(CHANGE, { password: PASSWORD, newPassword: NEW })).toEqual({
      changePassword: { user: { id: person.id, sessions: [{ isCurrent: true }] } },
    });
    expect(await person.client.ask(ME)).toEqual({ viewer: { id: person.id } });
    expect(await elsewhere.client.ask(ME)).toEqual({ viewer: null });
    expect(await signIn(person.email, PASSWORD)).toBe('INVALID_CREDENTIALS');
    expect(await signIn(person.email, NEW)).toBe('OK');
  });

  test('notifies the account owner by email and writes an audit event', async () => {
    const person = await candidate();
    await change(person);
    const { subject, text } = await mailTo(portal, person.email, 'PASSWORD_WAS_CHANGED');
    expect(subject).toBe('Your Loom Jobs password was changed');
    expect(text).toContain('all other devices have been logged out');
    const events = portal.dataSource.getRepository(AuditEventEntity);
    expect(await events.countBy({ action: 'CHANGE_PASSWORD', subjectId: person.id, actorId: person.id })).toBe(1);
  });

  test('rejects a wrong current password', async () => {
    const person = await candidate();
    const elsewhere = await logIn(portal, person.id);
    expect(await person.client.errorOf(CHANGE, { password: 'wrong', newPassword: NEW })).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { password: ['The password is not correct.'] },
    });
    expect(await elsewhere.client.ask(ME)).toEqual({ viewer: { id: person.id } });
    expect(await signIn(person.email, PASSWORD)).toBe('OK');
  });

  test('rejects a new password that breaks the password rules or equals the current one', async () => {
    const person = await candidate();
    const errorOf = async (newPassword: string) =>
      (await person.client.errorOf(CHANGE, { password: PASSWORD, newPassword }))['fields'];
    expect(await errorOf('')).toEqual({ newPassword: ['New Password is required'] });
    expect(await errorOf('short')).toEqual({ newPassword: [expect.stringMatching(/at least 8 characters/)] });
    expect(await errorOf(PASSWORD)).toEqual({ newPassword: ['The new password must be different from your password'] });
  });

  test('invalidates password reset links that were sent before', async () => {
    const person = await candidate();
    await visitor(portal).ask(FORGOT, { email: person.email });
    const token = tokenIn(await mailTo(portal, person.email, 'PASSWORD_RESET'));
    await change(person);
    expect(await visitor(portal).outcome(RESET, { token })).toBe('RESET_TOKEN_INVALID');
    expect(await signIn(person.email, NEW)).toBe('OK');
  });

  test('accepts exactly one of two concurrent changes', async () => {
    const person = await candidate();
    const other = await logIn(portal, person.id);
    const chosen = [NEW, 'Bobbin&Reel9'] as const;
    const outcomes = await Promise.all([change(person, PASSWORD, chosen[0]), change(other, PASSWORD, chosen[1])]);
    expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(1);
    const winner = outcomes[0] === 'OK' ? chosen[0] : chosen[1];
    expect(await signIn(person.email, winner)).toBe('OK');
  });
});

test('five wrong passwords block changing the password and deleting the account', async () => {
  const portal = await startPortal({ RATE_LIMITS: 'on' });
  try {
    const person = await registerCandidate(portal);
    await givePassword(portal, person.id);
    for (let count = 0; count < 5; count += 1) {
      expect(await person.client.outcome(CHANGE, { password: 'wrong', newPassword: NEW })).toBe('INVALID_INPUT');
    }
    expect(await person.client.outcome(CHANGE, { password: PASSWORD, newPassword: NEW })).toBe('RATE_LIMITED');
    const elsewhere = await logIn(portal, person.id);
    expect(await elsewhere.client.outcome(ERASE, { password: PASSWORD })).toBe('RATE_LIMITED');
  } finally {
    await portal.stop();
  }
});
