import { getRandomValues } from 'node:crypto';
import { createDeviceToken } from '@job-alert/domain/accounts/device-token';
import { ACCOUNT_MESSAGES } from '@job-alert/domain/portal/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { KnownDeviceEntity } from '../src/database/entities/accounts/known-device.entity.js';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { seedFirstStart } from '../src/bootstrap/seed.js';
import { ManualClock } from './builders/clock.js';
import { employerInput, REGISTER_EMPLOYER } from './builders/employer.js';
import { ClientAt } from './builders/from-address.js';
import { mailsTo, mailTo, tokenIn } from './builders/mails.js';
import { insertUser, logIn, visitor } from './builders/records.js';
import { RestClient } from './builders/rest.js';
import { adminWithPassword, codeAt, DISABLE, PASSWORD, START, turnOn } from './builders/second-factor.js';
import { type Portal, startPortal } from './harness.js';

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
const FORGOT = 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }';
const RESET = `mutation ($token: String!, $password: String!, $deviceToken: String) {
  resetPassword(input: { token: $token, password: $password, deviceToken: $deviceToken }) { email }
}`;
const WRONG = 'Wrong&Thread7';
const clock = new ManualClock();
let portal: Portal;
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'on' }, clock);
});
beforeEach(() => portal.dataSource.query('DELETE FROM rate_limit'));
afterAll(() => portal.stop());

const newMark = (): string => createDeviceToken((bytes) => getRandomValues(bytes));

interface Login {
  email: string;
  password: string;
  code?: string;
  deviceToken?: string;
}

/** Attempts one login from an address. */
const tryAt = (address: string, input: Login): Promise<string> =>
  new ClientAt(portal, address).outcome(SIGN_IN, { input });

async function attempts(count: number, input: Login, addressOf = (_: number) => '127.0.0.1'): Promise<string[]> {
  const outcomes: string[] = [];
  for (let turn = 0; turn < count; turn += 1) outcomes.push(await tryAt(addressOf(turn), input));
  return outcomes;
}

async function signUp(email = employerInput().email): Promise<Login & { id: string }> {
  const input = employerInput({ email });
  const data = await visitor(portal).ask<{ registerEmployer: { user: { id: string } } }>(REGISTER_EMPLOYER, { input });
  return { email: input.email, password: input.password, id: data.registerEmployer.user.id };
}

/** Returns spellings of one email address that all find its account. */
const variantsOf = (email: string): string[] => {
  const [name = '', domain = ''] = email.split('@');
  return [
    email.toUpperCase(),
    `  ${email}\t`,
    `${name.slice(0, 2)}\u200B${name.slice(2)}@${domain}`,
    `${name}\u00AD@${domain}`,
    `${name.replace('e', 'ｅ')}＠${domain}`,
    `${name.slice(0, 1)}\uFE0F${name.slice(1)}@\u2060${domain}`,
  ];
};

describe('an account whose email is typed in different ways', () => {
  test('is limited to five wrong passwords over all spellings together', async () => {
    const { email, password } = await signUp();
    const variants = variantsOf(email);
    for (const typed of variants.slice(0, 5)) {
      expect(await tryAt('127.0.0.1', { email: typed, password: WRONG })).toBe('INVALID_CREDENTIALS');
    }
    for (const typed of [email, ...variants]) {
      expect(await tryAt('127.0.0.1', { email: typed, password })).toBe('RATE_LIMITED');
    }
    const rest = await new RestClient(portal.url).post('api/login/', { email: variants[2], password });
    expect(rest.status).toBe(429);
  });

  test('is limited to five wrong second-factor codes over all spellings together', async () => {
    const admin = await adminWithPassword(portal);
    await turnOn(portal, admin);
    const outcomes: string[] = [];
    for (const email of [...variantsOf(admin.email), ...variantsOf(admin.email)].slice(0, 11)) {
      outcomes.push(await tryAt('127.0.0.1', { email, password: PASSWORD, code: '000000' }));
    }
    expect(outcomes).toEqual([
      ...Array<string>(5).fill('SECOND_FACTOR_INVALID'),
      ...Array<string>(6).fill('RATE_LIMITED'),
    ]);
  });

  test('is limited to three password reset links over all spellings together', async () => {
    const { email } = await signUp();
    const outcomes: string[] = [];
    for (const typed of variantsOf(email).slice(0, 4)) {
      outcomes.push(await visitor(portal).outcome(FORGOT, { email: typed }));
    }
    expect(outcomes).toEqual(['OK', 'OK', 'OK', 'RATE_LIMITED']);
  });

  test('cannot be registered again, nor created again as an administrator', async () => {
    const { email } = await signUp();
    for (const typed of variantsOf(email)) {
      const input = employerInput({ email: typed });
      expect(await visitor(portal).outcome(REGISTER_EMPLOYER, { input })).toBe('EMAIL_TAKEN');
    }
    const person = { firstName: 'Asha', lastName: 'Patel', password: PASSWORD };
    const created = portal.container.administrators.create({ ...person, email: variantsOf(email)[4] ?? '' });
    await expect(created).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
  });

  test('is created once by two starts with capital letters in ADMIN_EMAIL', async () => {
    const { container, dataSource } = portal;
    const settings = { ...container.config, ADMIN_EMAIL: 'First.Admin@Start.EXAMPLE', ADMIN_PASSWORD: PASSWORD };
    const database = { url: '', description: '', isEmbedded: false, stop: async () => undefined };
    const open = { config: settings, database, container };
    for (let start = 0; start < 2; start += 1) await seedFirstStart(open);
    const admins = await dataSource.manager.findBy(UserEntity, { email: 'first.admin@start.example' });
    expect(admins).toMatchObject([{ type: 'ADMIN' }]);
  });

  test('is a different account when a letter has an accent, with separate logins and emails', async () => {
    const victim = await signUp('victim@gmail.example');
    const accented = await signUp('víctim@gmáil.example');
    expect(accented.id).not.toBe(victim.id);
    expect(await tryAt('127.0.0.1', { email: victim.email, password: victim.password })).toBe('OK');
    expect(await tryAt('127.0.0.1', { email: 'víctim@gmail.example', password: victim.password })).toBe(
      'INVALID_CREDENTIALS',
    );
    await visitor(portal).ask(FORGOT, { email: 'víctim@gmáil.example' });
    expect(await mailsTo(portal, 'víctim@xn--gmil-6na.example')).toMatchObject([{ kind: 'PASSWORD_RESET' }, {}]);
    expect(await mailsTo(portal, 'victim@gmail.example')).toMatchObject([{ kind: 'WELCOME' }]);
    const input = employerInput({ email: 'VÍCTIM@xn--gmil-6na.example' });
    expect(await visitor(portal).outcome(REGISTER_EMPLOYER, { input })).toBe('EMAIL_TAKEN');
  });
});

describe("a stranger's wrong passwords", () => {
  const STRANGER = '127.0.0.66';
  /** Uses ten addresses, so that the account's limit applies before any address's limit. */
  const many = (turn: number): string => `127.0.1.${1 + (turn % 10)}`;

  /** Simulates thirty failed attempts for an account in an hour. Only the last three are sent. */
  async function guessOften(account: string, input: Login): Promise<string[]> {
    await portal.container.limiter.count({ name: 'sign-in-account', points: 30, seconds: 3_600 }, account, 27);
    return attempts(3, input, many);
  }

  test('do not lock out the owner at another address, nor a known browser at the same address', async () => {
    const { email, password } = await signUp();
    const deviceToken = newMark();
    expect(await tryAt(STRANGER, { email, password, deviceToken })).toBe('OK');
    const unknown = newMark();
    const wrong = { email, password: WRONG };
    expect((await attempts(6, { ...wrong, deviceToken: unknown }, () => STRANGER)).at(-1)).toBe('RATE_LIMITED');
    expect(await tryAt(STRANGER, { email, password, deviceToken: unknown })).toBe('RATE_LIMITED');
    expect(await tryAt('127.0.0.1', { email, password })).toBe('OK');
    await portal.container.limiter.count({ name: 'sign-in-address', points: 30, seconds: 900 }, STRANGER, 40);
    expect(await tryAt(STRANGER, { email, password, deviceToken })).toBe('OK');
  });

  test('count against the known browser that sends them', async () => {
    const { email, password } = await signUp();
    const deviceToken = newMark();
    expect(await tryAt('127.0.0.1', { email, password, deviceToken })).toBe('OK');
    const wrong = await attempts(6, { email, password: WRONG, deviceToken }, many);
    expect(wrong).toEqual([...Array<string>(5).fill('INVALID_CREDENTIALS'), 'RATE_LIMITED']);
    expect(await tryAt('127.0.0.1', { email, password, deviceToken })).toBe('RATE_LIMITED');
    expect(await tryAt('127.0.0.1', { email, password })).toBe('OK');
  });

  test('from many addresses limit the whole account, and the owner is notified and can still log in', async () => {
    const { email, password, id } = await signUp();
    const deviceToken = newMark();
    expect(await tryAt('127.0.0.1', { email, password, deviceToken })).toBe('OK');
    await portal.dataSource.query('DELETE FROM rate_limit');
    const wrong = await guessOften(id, { email, password: WRONG });
    expect(new Set(wrong)).toEqual(new Set(['INVALID_CREDENTIALS']));
    const error = await new ClientAt(portal, '127.0.2.1').errorOf(SIGN_IN, { input: { email, password } });
    expect(error).toMatchObject({ code: 'RATE_LIMITED', message: ACCOUNT_MESSAGES.tooManyForAccount });
    expect(await tryAt('127.0.0.1', { email, password, deviceToken })).toBe('OK');

    const warnings = async () => (await mailsTo(portal, email)).filter(({ kind }) => kind === 'LOGIN_BRAKE');
    expect(await warnings()).toMatchObject([{ subject: 'Somebody is trying to log in to your Job Alert account' }]);
    // The hour is over, and the stranger starts again.
    await portal.dataSource.query('DELETE FROM rate_limit');
    await guessOften(id, { email, password: WRONG });
    expect(await warnings()).toHaveLength(1);

    // Only the owner receives the link. It also works in an unknown browser.
    await visitor(portal).ask(FORGOT, { email });
    const token = tokenIn(await mailTo(portal, email, 'PASSWORD_RESET'));
    const fresh = { deviceToken: newMark(), password: 'Fresh&Start9' };
    await visitor(portal).ask(RESET, { token, ...fresh });
    await guessOften(id, { email, password: WRONG });
    expect(await tryAt('127.0.2.2', { email, password: fresh.password })).toBe('RATE_LIMITED');
    expect(await tryAt('127.0.2.2', { email, ...fresh })).toBe('OK');
    expect((await logIn(portal, id)).email).toBe(email);
  });

  test('get the same responses for an account that does not exist', async () => {
    const { email, id } = await signUp();
    const answers = async (typed: string, account = typed): Promise<string[]> => [
      ...(await attempts(6, { email: typed, password: WRONG }, () => STRANGER)),
      ...(await guessOften(account, { email: typed, password: WRONG, deviceToken: newMark() })),
    ];
    const accountOutcomes = await answers(email, id);
    await portal.dataSource.query('DELETE FROM rate_limit');
    expect(await answers('nobody@test.example')).toEqual(accountOutcomes);
    expect(accountOutcomes.filter((outcome) => outcome === 'RATE_LIMITED').length).toBeGreaterThan(1);
  });

  test('and wrong codes do not lock out an administrator in a known browser', async () => {
    const admin = await adminWithPassword(portal);
    const { secret } = await turnOn(portal, admin);
    const login = { email: admin.email, password: PASSWORD, deviceToken: newMark() };
    const code = () => {
      clock.letPass(2);
      return codeAt(secret, clock.now());
    };
    expect(await tryAt('127.0.0.1', { ...login, code: code() })).toBe('OK');
    await portal.dataSource.query('DELETE FROM rate_limit');
    const guess = { email: admin.email, password: PASSWORD, code: '000000' };
    expect(await guessOften(admin.id, guess)).toEqual(Array<string>(3).fill('SECOND_FACTOR_INVALID'));
    expect(await tryAt('127.0.2.1', { email: admin.email, password: PASSWORD, code: code() })).toBe('RATE_LIMITED');
    expect(await tryAt('127.0.0.1', { ...login, code: code() })).toBe('OK');
    expect((await mailsTo(portal, admin.email)).map(({ kind }) => kind)).toContain('LOGIN_BRAKE');
  });

  test('do not block a logged-in administrator who confirms an action, whose own wrong passwords count', async () => {
    const admin = await adminWithPassword(portal);
    await attempts(6, { email: admin.email, password: WRONG });
    expect(await admin.client.outcome(START, { password: PASSWORD })).toBe('OK');
    const other = { ...admin, client: (await logIn(portal, admin.id)).client };
    for (const { client } of [admin, other, admin, other, admin]) {
      expect(await client.outcome(START, { password: WRONG })).toBe('INVALID_INPUT');
    }
    expect(await other.client.outcome(START, { password: PASSWORD })).toBe('RATE_LIMITED');
    expect(await other.client.outcome(DISABLE, { password: PASSWORD, code: '000000' })).toBe('SECOND_FACTOR_OFF');
  });
});

describe('passwords sent from one address', () => {
  /** The limit of an address in a quarter of an hour, for right and wrong passwords. */
  const PER_ADDRESS = { name: 'password-address', points: 300, seconds: 900 };
  const HERE = '127.0.0.1';

  test('are limited, including correct ones and those of known browsers, without limiting another address', async () => {
    const { email, password } = await signUp();
    const deviceToken = newMark();
    expect(await tryAt(HERE, { email, password, deviceToken })).toBe('OK');
    // The sign-up and the login have counted. Two more attempts are allowed.
    await portal.container.limiter.count(PER_ADDRESS, HERE, PER_ADDRESS.points - 4);
    expect(await tryAt(HERE, { email, password, deviceToken })).toBe('OK');
    expect(await tryAt(HERE, { email, password })).toBe('OK');
    expect(await tryAt(HERE, { email, password, deviceToken })).toBe('RATE_LIMITED');
    expect(await tryAt(HERE, { email, password })).toBe('RATE_LIMITED');
    expect(await tryAt('127.0.0.2', { email, password, deviceToken })).toBe('OK');
  });

  test('are accepted for 31 people who log in from that address', async () => {
    const passwordHash = await portal.container.accounts.hashPassword(PASSWORD, '');
    const outcomes: string[] = [];
    for (let person = 0; person < 31; person += 1) {
      const email = `person-${person}@office.example`;
      await insertUser(portal, 'CANDIDATE', { email, passwordHash });
      outcomes.push(await tryAt(HERE, { email, password: PASSWORD }));
    }
    expect(new Set(outcomes)).toEqual(new Set(['OK']));
  });

  test('count when a logged-in administrator confirms an action with them', async () => {
    const admin = await adminWithPassword(portal);
    await portal.container.limiter.count(PER_ADDRESS, HERE, PER_ADDRESS.points - 1);
    expect(await admin.client.outcome(START, { password: PASSWORD })).toBe('OK');
    expect(await admin.client.outcome(START, { password: PASSWORD })).toBe('RATE_LIMITED');
  });
});

describe('the known browsers of an account', () => {
  const knownDevices = (userId: string) => portal.dataSource.manager.findBy(KnownDeviceEntity, { userId });

  test('are the last ten that have logged in with a valid device token', async () => {
    const { email, password, id } = await signUp();
    await tryAt('127.0.0.1', { email, password });
    await tryAt('127.0.0.1', { email, password: WRONG, deviceToken: newMark() });
    await tryAt('127.0.0.1', { email, password, deviceToken: 'too short' });
    expect(await knownDevices(id)).toEqual([]);
    const marks = Array.from({ length: 12 }, newMark);
    for (const deviceToken of marks) {
      clock.letPass(1);
      expect(await tryAt('127.0.0.1', { email, password, deviceToken })).toBe('OK');
    }
    const rows = await knownDevices(id);
    expect(rows).toHaveLength(10);
    expect(JSON.stringify(rows)).not.toContain(marks[11]);
    const { devices } = portal.container;
    const isKnown = await Promise.all(marks.map((mark) => devices.isKnown(id, mark)));
    expect(isKnown).toEqual(marks.map((_, index) => index >= 2));
  });

  test('are known to one account only, for half a year after their last login', async () => {
    const [mine, other] = [await signUp(), await signUp()];
    const deviceToken = newMark();
    await tryAt('127.0.0.1', { email: mine.email, password: mine.password, deviceToken });
    const { devices } = portal.container;
    expect(await devices.isKnown(mine.id, deviceToken)).toBe(true);
    expect(await devices.isKnown(other.id, deviceToken)).toBe(false);
    clock.letPass(181 * 24 * 60);
    expect(await devices.isKnown(mine.id, deviceToken)).toBe(false);
  });

  test('are deleted with the account', async () => {
    const { email, password, id } = await signUp();
    await tryAt('127.0.0.1', { email, password, deviceToken: newMark() });
    const { client } = await logIn(portal, id);
    await client.ask(
      'mutation ($password: String!) { deleteMyAccount(input: { password: $password }) { deleted { users } } }',
      { password },
    );
    expect(await knownDevices(id)).toEqual([]);
  });
});
