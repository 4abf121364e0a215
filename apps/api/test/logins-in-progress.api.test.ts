import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { SessionEntity } from '../src/database/entities/accounts/session.entity.js';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { PasswordsService } from '../src/features/accounts/passwords/passwords.service.js';
import { SecondFactorCheckService } from '../src/features/accounts/second-factor/second-factor-check.service.js';
import { SessionsService } from '../src/features/accounts/sessions/sessions.service.js';
import { Limiter } from '../src/platform/limits/limiter.js';
import { createAdmin } from './builders/admin.js';
import { mailsTo } from './builders/mails.js';
import { passwordLink } from './builders/password-link.js';
import { pauseAfterNext } from './builders/paused.js';
import { type Actor, insertCandidate, logIn, visitor } from './builders/records.js';
import { adminWithPassword, CONFIRM, codeAt, givePassword, PASSWORD, START, start } from './builders/second-factor.js';
import { type Portal, sharedPortal } from './harness.js';

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
const RESET =
  'mutation ($token: String!) { resetPassword(input: { token: $token, password: "Fresh&Start9" }) { email } }';
const CHANGE = `mutation ($password: String!) {
  changePassword(input: { password: $password, newPassword: "Fresh&Start9" }) { user { id } }
}`;
const SIGN_OUT_EVERYWHERE = 'mutation { signOutEverywhere { user { id } } }';
const SWITCH = `mutation ($id: ID!, $isActive: Boolean!) {
  setUserActive(input: { id: $id, isActive: $isActive }) { user { id } }
}`;
const MERGE = `mutation ($keepId: ID!, $removeId: ID!) {
  mergeCandidates(input: { keepId: $keepId, removeId: $removeId }) { merge { id } }
}`;
const DELETE =
  'mutation ($password: String!) { deleteMyAccount(input: { password: $password }) { deleted { users } } }';
const CHANGE_EMAIL = `mutation ($email: String!, $password: String!) {
  requestEmailChange(input: { email: $email, password: $password }) { user { id } }
}`;
/** Counts the transactions of this database that wait for a lock. */
const LOCK_WAITS = `SELECT COUNT(*) AS waiting FROM information_schema.innodb_trx t
  JOIN information_schema.processlist p ON p.id = t.trx_mysql_thread_id
  WHERE p.db = DATABASE() AND t.trx_state = 'LOCK WAIT'`;

let portal: Portal;
beforeAll(async () => {
  portal = await sharedPortal();
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function candidate(): Promise<Actor> {
  const person = await insertCandidate(portal);
  await givePassword(portal, person.id);
  return person;
}
const signIn = ({ email }: Actor) => visitor(portal).outcome(SIGN_IN, { input: { email, password: PASSWORD } });
const tokensOf = async ({ id }: Actor): Promise<string[]> =>
  (await portal.dataSource.manager.findBy(SessionEntity, { userId: id })).map(({ tokenHash }) => tokenHash);

/** Runs an action after a login has checked the password and before it starts its session. Returns the outcome of the login. */
async function during(
  person: Actor,
  happen: () => Promise<unknown>,
  check = pauseAfterNext(PasswordsService.prototype, 'matches'),
): Promise<string> {
  const login = signIn(person);
  await check.reached;
  await happen();
  check.resume();
  return login;
}

describe('a login in progress', () => {
  test.each<[string, (person: Actor) => Promise<unknown>]>([
    ['the password is reset', async ({ id }) => visitor(portal).ask(RESET, { token: await passwordLink(portal, id) })],
    ['the password is changed', ({ client }) => client.ask(CHANGE, { password: PASSWORD })],
    ['its owner logs out everywhere', ({ client }) => client.ask(SIGN_OUT_EVERYWHERE)],
    ['the account is deleted', ({ client }) => client.ask(DELETE, { password: PASSWORD })],
    [
      'the account gets another email address',
      ({ id }) => portal.dataSource.manager.update(UserEntity, { id }, { email: 'new@test.example' }),
    ],
  ])('starts no session when %s meanwhile', async (_, happen) => {
    const person = await candidate();
    const own = await tokensOf(person);
    expect(await during(person, () => happen(person))).toBe('INVALID_CREDENTIALS');
    expect(own).toEqual(expect.arrayContaining(await tokensOf(person)));
  });

  test('starts no session when the account is deactivated meanwhile, even if it is reactivated', async () => {
    const { client } = await createAdmin(portal);
    const person = await candidate();
    const switchTo = (isActive: boolean) => client.ask(SWITCH, { id: person.id, isActive });
    expect(await during(person, () => switchTo(false))).toBe('ACCOUNT_INACTIVE');
    await switchTo(true);
    const offAndOn = async () => {
      await switchTo(false);
      await switchTo(true);
    };
    expect(await during(person, offAndOn)).toBe('INVALID_CREDENTIALS');
    expect(await tokensOf(person)).toEqual([]);
  });

  test('starts no session when the account is merged into another meanwhile, even if the merge is undone', async () => {
    const { client } = await createAdmin(portal);
    const [keep, person] = [await candidate(), await candidate()];
    const input = { keepId: keep.id, removeId: person.id };
    let id = '';
    const merge = async () => {
      const data = await client.ask<{ mergeCandidates: { merge: { id: string } } }>(MERGE, input);
      id = data.mergeCandidates.merge.id;
    };
    const undo = () => client.ask('mutation ($id: ID!) { undoMerge(input: { id: $id }) { restored { id } } }', { id });
    expect(await during(person, merge)).toBe('ACCOUNT_INACTIVE');
    await undo();
    const mergeAndUndo = async () => {
      await merge();
      await undo();
    };
    expect(await during(person, mergeAndUndo)).toBe('INVALID_CREDENTIALS');
    expect(await tokensOf(person)).toEqual([]);
  });

  test('starts no session when the second factor is turned on meanwhile', async () => {
    const admin = await adminWithPassword(portal);
    const secret = await start(admin);
    const own = await tokensOf(admin);
    const turnOn = () => admin.client.ask(CONFIRM, { code: codeAt(secret, portal.container.clock.now()) });
    const check = pauseAfterNext(SecondFactorCheckService.prototype, 'isOn');
    expect(await during(admin, turnOn, check)).toBe('INVALID_CREDENTIALS');
    expect(await tokensOf(admin)).toEqual(own);
    expect(await signIn(admin)).toBe('SECOND_FACTOR_REQUIRED');
  });

  test('waits while all sessions are being ended, and then starts no session', async () => {
    const person = await candidate();
    const end = pauseAfterNext(SessionsService.prototype, 'endAll');
    const everywhere = person.client.ask(SIGN_OUT_EVERYWHERE);
    await end.reached;
    let outcome: string | undefined;
    const login = signIn(person).then((result) => (outcome = result));
    await vi.waitFor(
      async () => {
        const [row] = await portal.dataSource.query<{ waiting: string }[]>(LOCK_WAITS);
        expect(outcome ?? Number(row?.waiting)).not.toBe(0);
      },
      // InnoDB refreshes its list of transactions only if it was not read in the last 100 ms.
      { timeout: 10_000, interval: 250 },
    );
    end.resume();
    await everywhere;
    expect(await login).toBe('INVALID_CREDENTIALS');
    expect(await tokensOf(person)).toEqual([]);
  });

  test('starts a session when the account record changes or another login succeeds meanwhile', async () => {
    const person = await candidate();
    const change = () => portal.dataSource.query('UPDATE user SET version = version + 1 WHERE id = ?', [person.id]);
    expect(await during(person, change)).toBe('OK');
    expect(await during(person, () => signIn(person))).toBe('OK');
  });
});

describe('an action confirmed with the password', () => {
  const stolen = async (person: Actor) => (await logIn(portal, person.id)).client;

  test.each([
    ['deleting the account', DELETE, { password: PASSWORD }, insertCandidate],
    ['changing the password', CHANGE, { password: PASSWORD }, insertCandidate],
    ['changing the email', CHANGE_EMAIL, { password: PASSWORD, email: 'thief@test.example' }, insertCandidate],
    ['setting up a second factor', START, { password: PASSWORD }, createAdmin],
  ])('is rejected when its session ends meanwhile: %s', async (_what, document, variables, make) => {
    const person = await make(portal);
    await givePassword(portal, person.id);
    const thief = await stolen(person);
    const check = pauseAfterNext(PasswordsService.prototype, 'matches');
    const outcome = thief.outcome(document, variables);
    await check.reached;
    await person.client.ask(SIGN_OUT_EVERYWHERE);
    const before = await portal.dataSource.query<object[]>('SELECT email, password_hash FROM user ORDER BY id');
    check.resume();
    expect(await outcome).toBe('UNAUTHENTICATED');
    expect(await portal.dataSource.query('SELECT email, password_hash FROM user ORDER BY id')).toEqual(before);
  });

  test('does not turn on a second factor when its session ends meanwhile', async () => {
    const admin = await adminWithPassword(portal);
    const secret = await start(admin);
    const lookup = pauseAfterNext(SessionsService.prototype, 'findViewer');
    const outcome = admin.client.outcome(CONFIRM, { code: codeAt(secret, portal.container.clock.now()) });
    await lookup.reached;
    await portal.dataSource.manager.delete(SessionEntity, { userId: admin.id });
    lookup.resume();
    expect(await outcome).toBe('UNAUTHENTICATED');
    expect(await signIn(admin)).toBe('OK');
  });
});

describe('a link to set a password', () => {
  const FORGOT = 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }';

  test('sets no password when the account is deactivated while the new password is hashed', async () => {
    const { client } = await createAdmin(portal);
    const person = await candidate();
    const token = await passwordLink(portal, person.id);
    const hashing = pauseAfterNext(PasswordsService.prototype, 'hash');
    const outcome = visitor(portal).outcome(RESET, { token });
    await hashing.reached;
    await client.ask(SWITCH, { id: person.id, isActive: false });
    hashing.resume();
    expect(await outcome).toBe('RESET_TOKEN_INVALID');
    await client.ask(SWITCH, { id: person.id, isActive: true });
    expect(await signIn(person)).toBe('OK');
  });

  test('is not emailed to an address that the account loses during the request', async () => {
    const person = await candidate();
    const perNetwork = pauseAfterNext(Limiter.prototype, 'consume');
    const outcome = visitor(portal).outcome(FORGOT, { email: person.email });
    await perNetwork.reached;
    const perAccount = pauseAfterNext(Limiter.prototype, 'consume');
    perNetwork.resume();
    await perAccount.reached;
    await portal.dataSource.manager.update(UserEntity, { id: person.id }, { email: 'moved@test.example' });
    perAccount.resume();
    expect(await outcome).toBe('EMAIL_NOT_FOUND');
    expect(await mailsTo(portal, person.email)).toEqual([]);
  });
});
