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

describe('the e-mail address of an account', () => {
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

  test('is changed by the link to the new one, and the login follows', async () => {
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

  test('is the new one everywhere: REST, the lists, the search and the mails that follow', async () => {
    const admin = await createAdmin(portal);
    const actor = await person(() => registerEmployer(portal));
    const next = newAddress();
    await ask(actor, next);
    await confirm(linkIn(await mailTo(portal, next, 'EMAIL_CHANGE')));
    const rest = await new RestClient(portal.url).post('api/login', { email: next, password: PASSWORD });
    expect(JSON.stringify(rest.body)).toContain(next);
    const found = await admin.client.ask('query ($q: String!) { search(query: $q) { ... on Company { id } } }', {
      q: next,
    });
    expect(found).toEqual({ search: [{ id: actor.id }] });
    expect(await kindsTo(next)).toContain('WELCOME');
    expect((await kindsTo(actor.email)).toSorted()).toEqual(['EMAIL_CHANGED', 'EMAIL_CHANGE_ASKED']);
  });

  test('is changed once by a link, by one of two presses at once', async () => {
    const actor = await person();
    const next = newAddress();
    await ask(actor, next);
    const token = linkIn(await mailTo(portal, next, 'EMAIL_CHANGE'));
    const outcomes = await Promise.all([confirm(token), confirm(token)]);
    expect(outcomes.filter((one) => JSON.stringify(one).includes('CHANGED'))).toHaveLength(1);
    expect(await confirm(token)).toEqual(EXPIRED);
  });

  test('is not changed by a link that has expired, was replaced, was made up or belongs to an account that is off', async () => {
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

  test('needs the password and an address that is another one and looks like one', async () => {
    const actor = await person();
    const refused = async (email: string, password = PASSWORD) =>
      (await actor.client.refusal(REQUEST, { email, password }))['fields'];
    expect(await refused(newAddress(), 'wrong')).toEqual({ password: ['The password is not correct.'] });
    expect(await refused(` ${actor.email.toUpperCase()}`)).toEqual({ email: ['This is already your email address.'] });
    expect(await refused('asha')).toEqual({ email: ['Invalid email format'] });
    expect(await kindsTo(actor.email)).toEqual([]);
  });

  test('that another account has is not told to strangers: the same answer, and a mail to its owner', async () => {
    const [actor, owner] = [await person(), await person()];
    expect(await ask(actor, owner.email)).toEqual({
      requestEmailChange: { user: { id: actor.id, email: actor.email, emailChange: { email: owner.email } } },
    });
    expect(await kindsTo(actor.email)).toEqual(['EMAIL_CHANGE_ASKED']);
    expect(await kindsTo(owner.email)).toEqual(['EMAIL_TAKEN']);
    expect(await signIn(owner.email)).toBe('OK');
  });

  test('belongs to one of a sign-up and a change at once', async () => {
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

  test('comes back by the link to the one before, which ends all sessions and tells both', async () => {
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

  test('does not come back after 7 days', async () => {
    const actor = await moved();
    clock.letPass(7 * DAY + 1);
    expect(await confirm(actor.undo)).toEqual(EXPIRED);
  });

  test('stays when the password is changed before the link is used, also by a link of a mail', async () => {
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

  test('that is no longer the account’s sets no password by a link that was mailed to it', async () => {
    const actor = await person();
    const next = newAddress();
    await visitor(portal).ask(FORGOT, { email: actor.email });
    const reset = tokenIn(await mailTo(portal, actor.email, 'PASSWORD_RESET'));
    await ask(actor, next);
    await confirm(linkIn(await mailTo(portal, next, 'EMAIL_CHANGE')));
    expect(await visitor(portal).outcome(RESET, { token: reset })).toBe('RESET_TOKEN_INVALID');
  });

  test('leaves no mail behind when the account is deleted, under neither address', async () => {
    const actor = await moved();
    const document =
      'mutation ($password: String!) { deleteMyAccount(input: { password: $password }) { deleted { __typename } } }';
    expect(await actor.client.outcome(document, { password: PASSWORD })).toBe('OK');
    expect(await mailsTo(portal, actor.email)).toEqual([]);
    expect(await mailsTo(portal, actor.next)).toEqual([]);
  });

  test('is on no page that tells others where the link came from', async () => {
    const page = await fetch(`${portal.url}/job-alert/confirm-email?token=secret`);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  });
});

test('another address can be asked for five times a day', async () => {
  const portal = await startPortal({ RATE_LIMITS: 'on' });
  try {
    const actor = await insertCandidate(portal);
    await givePassword(portal, actor.id);
    const ask = () => ({ email: candidateInput().email, password: PASSWORD });
    for (let count = 0; count < 5; count += 1) expect(await actor.client.outcome(REQUEST, ask())).toBe('OK');
    const refusal = await actor.client.refusal(REQUEST, ask());
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED' });
    expect(refusal.message).toContain('You can request an email change 5 times in 24 hours.');
  } finally {
    await portal.stop();
  }
});
