import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { createAdmin, setUserActive } from './builders/admin.js';
import { candidateInput } from './builders/candidate.js';
import { MovableClock } from './builders/clock.js';
import {
  changeEmail,
  CONFIRM,
  confirmEmail,
  EXPIRED,
  linkIn,
  newAddress,
  REQUEST,
  requestChange,
} from './builders/email-change.js';
import { employerInput, REGISTER_EMPLOYER, registerEmployer } from './builders/employer.js';
import { mailsTo, mailTo, tokenIn } from './builders/mails.js';
import { type Actor, insertCandidate, logIn, visitor } from './builders/records.js';
import { RestClient } from './builders/rest.js';
import { givePassword, PASSWORD } from './builders/second-factor.js';
import { type Portal, startPortal } from './harness.js';

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
const ME = '{ viewer { email isEmailVerified emailChange { email } } }';
const CHANGE_PASSWORD = `mutation ($password: String!) {
  changePassword(input: { password: $password, newPassword: "Spindle&Weft8" }) { user { id } }
}`;
const RESET =
  'mutation ($token: String!) { resetPassword(input: { token: $token, password: "Fresh&Start9" }) { email } }';
const FORGOT = 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }';
const DAY = 24 * 60;

describe('the email address of an account', () => {
  const clock = new MovableClock();
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal({ PUBLIC_URL: 'https://jobs.example', BRAND_NAME: 'Loom Jobs' }, clock);
  });
  afterAll(() => portal.stop());

  const ask = requestChange;
  const confirm = (token: string, client = visitor(portal)) => confirmEmail(portal, token, client);
  const signIn = (email: string) => visitor(portal).outcome(SIGN_IN, { input: { email, password: PASSWORD } });
  const kindsTo = async (email: string) => (await mailsTo(portal, email)).map(({ kind }) => kind);
  const actions = async (id: string) => {
    const events = await portal.dataSource.manager.findBy(AuditEventEntity, { subjectId: id, subjectType: 'USER' });
    return events.map(({ action }) => action).filter((action) => action.includes('EMAIL'));
  };

  async function person(make: () => Promise<Actor> = () => insertCandidate(portal)): Promise<Actor> {
    const actor = await make();
    await givePassword(portal, actor.id);
    return actor;
  }
  /** A user with a changed address, and the token that undoes the change. */
  async function moved(): Promise<Actor & { next: string; undo: string }> {
    const actor = await person();
    const next = newAddress();
    return { ...actor, next, undo: await changeEmail(portal, actor, actor.email, next) };
  }

  test('is changed by the link sent to the new address, which then replaces the old one at login', async () => {
    const actor = await person();
    const next = newAddress();
    expect(await ask(actor, next.toUpperCase())).toEqual({
      requestEmailChange: { user: { id: actor.id, email: actor.email, emailChange: { email: next } } },
    });
    expect(await signIn(actor.email)).toBe('OK');
    const mail = await mailTo(portal, next, 'EMAIL_CHANGE');
    expect(mail.text).toContain('valid for 24 hours');
    expect((await mailTo(portal, actor.email, 'EMAIL_CHANGE_ASKED')).text).toContain(next);
    expect(await confirm(linkIn(mail), actor.client)).toEqual({
      outcome: 'CHANGED',
      email: next,
      user: { id: actor.id, email: next, isEmailVerified: true },
    });
    expect(await actor.client.ask(ME)).toEqual({ viewer: { email: next, isEmailVerified: true, emailChange: null } });
    const notice = await mailTo(portal, actor.email, 'EMAIL_CHANGED');
    expect(notice.text).toContain(next);
    expect(notice.html).toContain('&#38;undo=yes"');
    expect(await signIn(next)).toBe('OK');
    expect(await signIn(actor.email)).toBe('INVALID_CREDENTIALS');
    expect(await actions(actor.id)).toEqual(expect.arrayContaining(['REQUEST_EMAIL_CHANGE', 'CHANGE_EMAIL']));
  });

  test('is the new one in REST, the search and later emails', async () => {
    const admin = await createAdmin(portal);
    const actor = await person(() => registerEmployer(portal));
    const next = newAddress();
    await ask(actor, next);
    await confirm(linkIn(await mailTo(portal, next, 'EMAIL_CHANGE')));
    const rest = await new RestClient(portal.url).post('api/login', { email: next, password: PASSWORD });
    expect(JSON.stringify(rest.body)).toContain(next);
    const results = await admin.client.ask('query ($q: String!) { search(query: $q) { ... on Company { id } } }', {
      q: next,
    });
    expect(results).toEqual({ search: [{ id: actor.id }] });
    expect(await kindsTo(next)).toContain('WELCOME');
    expect((await kindsTo(actor.email)).toSorted()).toEqual(['EMAIL_CHANGED', 'EMAIL_CHANGE_ASKED']);
  });

  test('is changed only once when a link is used twice at the same time', async () => {
    const actor = await person();
    const next = newAddress();
    await ask(actor, next);
    const token = linkIn(await mailTo(portal, next, 'EMAIL_CHANGE'));
    const outcomes = await Promise.all([confirm(token), confirm(token)]);
    expect(outcomes.filter((one) => JSON.stringify(one).includes('CHANGED'))).toHaveLength(1);
    expect(await confirm(token)).toEqual(EXPIRED);
  });

  test('is not changed by a link that is expired, replaced, made up or of an inactive account', async () => {
    const actor = await person();
    const [first, second] = [newAddress(), newAddress()];
    await ask(actor, first);
    await ask(actor, second);
    expect(await confirm(linkIn(await mailTo(portal, first, 'EMAIL_CHANGE')))).toEqual(EXPIRED);
    clock.letPass(DAY + 1);
    expect(await confirm(linkIn(await mailTo(portal, second, 'EMAIL_CHANGE')))).toEqual(EXPIRED);
    for (const made of ['', 'nonsense', "' OR 1=1 -- "]) expect(await confirm(made)).toEqual(EXPIRED);
    const off = await person();
    const third = newAddress();
    await ask(off, third);
    await setUserActive(await createAdmin(portal), off.id, false);
    expect(await confirm(linkIn(await mailTo(portal, third, 'EMAIL_CHANGE')))).toEqual(EXPIRED);
  });

  test('is changed only with the correct password and a different, valid address', async () => {
    const actor = await person();
    const errorOf = async (email: string, password = PASSWORD) =>
      (await actor.client.errorOf(REQUEST, { email, password }))['fields'];
    expect(await errorOf(newAddress(), 'wrong')).toEqual({ password: ['The password is not correct.'] });
    expect(await errorOf(` ${actor.email.toUpperCase()}`)).toEqual({ email: ['This is already your email address.'] });
    expect(await errorOf('asha')).toEqual({ email: ['Invalid email format'] });
    expect(await kindsTo(actor.email)).toEqual([]);
  });

  test('is not revealed as taken to another account that requests it, but its owner is notified', async () => {
    const [actor, owner] = [await person(), await person()];
    expect(await ask(actor, owner.email)).toEqual({
      requestEmailChange: { user: { id: actor.id, email: actor.email, emailChange: { email: owner.email } } },
    });
    expect(await kindsTo(actor.email)).toEqual(['EMAIL_CHANGE_ASKED']);
    expect(await kindsTo(owner.email)).toEqual(['EMAIL_TAKEN']);
    expect(await signIn(owner.email)).toBe('OK');
  });

  test('goes to only one of a sign-up and a change at the same time', async () => {
    const actor = await person();
    const next = newAddress();
    await ask(actor, next);
    const token = linkIn(await mailTo(portal, next, 'EMAIL_CHANGE'));
    const outcomes = await Promise.all([
      visitor(portal).outcome(CONFIRM, { token }),
      visitor(portal).outcome(REGISTER_EMPLOYER, { input: { ...employerInput(), email: next } }),
    ]);
    expect(outcomes.toSorted()).toEqual(['EMAIL_TAKEN', 'OK']);
    expect(await portal.dataSource.manager.countBy(UserEntity, { email: next })).toBe(1);
  });

  test('is restored by the undo link, which ends all sessions and notifies both addresses', async () => {
    const actor = await moved();
    const thief = await logIn(portal, actor.id);
    expect(await confirm(actor.undo)).toEqual({ outcome: 'CHANGED_BACK', email: actor.email, user: null });
    expect(await thief.client.ask('{ viewer { id } }')).toEqual({ viewer: null });
    expect(await signIn(actor.email)).toBe('OK');
    expect(await signIn(actor.next)).toBe('INVALID_CREDENTIALS');
    expect(await kindsTo(actor.email)).toContain('EMAIL_CHANGED_BACK');
    expect(await kindsTo(actor.next)).toEqual(['EMAIL_CHANGED_BACK']);
    expect(await confirm(actor.undo)).toEqual(EXPIRED);
    expect(await actions(actor.id)).toContain('UNDO_EMAIL_CHANGE');
  });

  test('cannot be restored after 7 days', async () => {
    const actor = await moved();
    clock.letPass(7 * DAY + 1);
    expect(await confirm(actor.undo)).toEqual(EXPIRED);
  });

  test('is not changed by a link if the password was changed or reset after the request', async () => {
    const actor = await person();
    const [first, second] = [newAddress(), newAddress()];
    await ask(actor, first);
    await actor.client.ask(CHANGE_PASSWORD, { password: PASSWORD });
    expect(await confirm(linkIn(await mailTo(portal, first, 'EMAIL_CHANGE')))).toEqual(EXPIRED);
    await ask(actor, second, 'Spindle&Weft8');
    await visitor(portal).ask(FORGOT, { email: actor.email });
    await visitor(portal).ask(RESET, { token: tokenIn(await mailTo(portal, actor.email, 'PASSWORD_RESET')) });
    expect(await confirm(linkIn(await mailTo(portal, second, 'EMAIL_CHANGE')))).toEqual(EXPIRED);
  });

  test('cannot be used to reset the password after it has been replaced', async () => {
    const actor = await person();
    const next = newAddress();
    await visitor(portal).ask(FORGOT, { email: actor.email });
    const reset = tokenIn(await mailTo(portal, actor.email, 'PASSWORD_RESET'));
    await ask(actor, next);
    await confirm(linkIn(await mailTo(portal, next, 'EMAIL_CHANGE')));
    expect(await visitor(portal).outcome(RESET, { token: reset })).toBe('RESET_TOKEN_INVALID');
  });

  test('has no stored emails, old or new, after the account is deleted, but the one that confirms the deletion', async () => {
    const actor = await moved();
    const document =
      'mutation ($password: String!) { deleteMyAccount(input: { password: $password }) { deleted { __typename } } }';
    expect(await actor.client.outcome(document, { password: PASSWORD })).toBe('OK');
    expect(await mailsTo(portal, actor.email)).toEqual([]);
    expect(await mailsTo(portal, actor.next)).toMatchObject([{ subject: 'Your Loom Jobs account has been deleted' }]);
  });

  test('is confirmed on a page that sends no referrer', async () => {
    const page = await fetch(`${portal.url}/job-alert/confirm-email?token=secret`);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  });
});

test('an email change can be requested five times a day', async () => {
  const portal = await startPortal({ RATE_LIMITS: 'on' });
  try {
    const actor = await insertCandidate(portal);
    await givePassword(portal, actor.id);
    const ask = () => ({ email: candidateInput().email, password: PASSWORD });
    for (let count = 0; count < 5; count += 1) expect(await actor.client.outcome(REQUEST, ask())).toBe('OK');
    const error = await actor.client.errorOf(REQUEST, ask());
    expect(error).toMatchObject({ code: 'RATE_LIMITED' });
    expect(error.message).toContain('You can request an email change 5 times in 24 hours.');
  } finally {
    await portal.stop();
  }
});
