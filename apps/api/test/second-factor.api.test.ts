import { formatWeekdayAndTime } from '@job-alert/domain/india/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RecoveryCodeEntity } from '../src/database/entities/accounts/recovery-code.entity.js';
import { SecondFactorEntity } from '../src/database/entities/accounts/second-factor.entity.js';
import { TestClient } from './builders/client.js';
import { ManualClock } from './builders/clock.js';
import { type CapturedEmail, mailsTo } from './builders/mails.js';
import { type Actor, insertCandidate, logIn, visitor } from './builders/records.js';
import { RestClient } from './builders/rest.js';
import {
  adminWithPassword,
  CONFIRM,
  codeAt,
  DISABLE,
  PASSWORD,
  START,
  start,
  turnOn,
} from './builders/second-factor.js';
import { type Portal, startPortal } from './harness.js';

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
const OWN = '{ viewer { secondFactor { isOn confirmedAt recoveryCodesLeft } } }';
const OFF = { isOn: false, confirmedAt: null, recoveryCodesLeft: 0 };

describe('the second factor of an administrator', () => {
  const clock = new ManualClock();
  let portal: Portal;
  let admin: Actor;
  beforeAll(async () => {
    portal = await startPortal({ BRAND_NAME: 'Loom Jobs', PUBLIC_URL: 'https://jobs.example' }, clock);
  });
  beforeEach(async () => {
    admin = await adminWithPassword(portal);
  });
  afterAll(() => portal.stop());

  const signIn = (code?: string, password = PASSWORD): Promise<string> =>
    visitor(portal).outcome(SIGN_IN, { input: { email: admin.email, password, userType: 'ADMIN', code } });
  const own = async () => (await admin.client.ask<{ viewer: { secondFactor: unknown } }>(OWN)).viewer.secondFactor;
  const codeNow = (secret: string, minutes = 0) => codeAt(secret, new Date(clock.now().getTime() + minutes * 60_000));
  const actions = async (): Promise<string[]> => {
    const sql = "SELECT action FROM audit_event WHERE subject_type = 'USER' AND subject_id = ? ORDER BY id";
    const rows: { action: string }[] = await portal.dataSource.query(sql, [admin.id]);
    return rows.map(({ action }) => action);
  };

  test('requires the password to start and returns the secret as text and as an otpauth URL', async () => {
    expect(await admin.client.errorOf(START, { password: 'wrong' })).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { password: ['The password is not correct.'] },
    });
    type Started = { startSecondFactor: { uri: string; secret: string } };
    const { startSecondFactor } = await admin.client.ask<Started>(START, { password: PASSWORD });
    const uri = new URL(startSecondFactor.uri);
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain(`Loom Jobs:${admin.email}`);
    expect(uri.searchParams.get('secret')).toBe(startSecondFactor.secret);
    expect(startSecondFactor.secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  test('does not store the secret or the recovery codes in plain text', async () => {
    const { secret, recoveryCodes } = await turnOn(portal, admin);
    const { manager } = portal.dataSource;
    const factor = await manager.findOneByOrFail(SecondFactorEntity, { userId: admin.id });
    const hashes = await manager.findBy(RecoveryCodeEntity, { userId: admin.id });
    const stored = JSON.stringify([factor, hashes]);
    expect(hashes).toHaveLength(10);
    for (const plainText of [secret, ...recoveryCodes.flatMap((code) => [code, code.replaceAll('-', '')])]) {
      expect(stored).not.toContain(plainText);
    }
  });

  test('is required only after a first correct code', async () => {
    const secret = await start(admin);
    expect(await signIn()).toBe('OK');
    expect(await admin.client.outcome(CONFIRM, { code: '000000' })).toBe('SECOND_FACTOR_INVALID');
    expect(await admin.client.outcome(CONFIRM, { code: ' ' })).toBe('INVALID_INPUT');
    expect(await own()).toEqual(OFF);
    expect(await admin.client.outcome(CONFIRM, { code: codeNow(secret) })).toBe('OK');
    expect(await own()).toEqual({ isOn: true, confirmedAt: expect.any(String), recoveryCodesLeft: 10 });
    expect(await signIn()).toBe('SECOND_FACTOR_REQUIRED');
  });

  test('can be started again until it is on, and only the latest secret is valid', async () => {
    const first = await start(admin);
    const second = await start(admin);
    expect(await admin.client.outcome(CONFIRM, { code: codeNow(first) })).toBe('SECOND_FACTOR_INVALID');
    expect(await admin.client.outcome(CONFIRM, { code: codeNow(second) })).toBe('OK');
    expect(await admin.client.outcome(START, { password: PASSWORD })).toBe('SECOND_FACTOR_ON');
    expect(await admin.client.outcome(CONFIRM, { code: codeNow(second, 0.5) })).toBe('SECOND_FACTOR_ON');
  });

  test('cannot be confirmed or switched off before it is started', async () => {
    expect(await admin.client.outcome(CONFIRM, { code: '123456' })).toBe('SECOND_FACTOR_OFF');
    expect(await admin.client.outcome(DISABLE, { password: PASSWORD, code: '123456' })).toBe('SECOND_FACTOR_OFF');
  });

  test('ends all other sessions when it is switched on', async () => {
    const other = await logIn(portal, admin.id);
    await turnOn(portal, admin);
    expect(await other.client.outcome(OWN)).toBe('NULL');
    expect(await admin.client.outcome(OWN)).toBe('OK');
  });

  test('asks for the code only after a correct password', async () => {
    const { secret } = await turnOn(portal, admin);
    clock.letPass(2);
    expect(await signIn(undefined, 'wrong')).toBe('INVALID_CREDENTIALS');
    expect(await signIn(codeNow(secret), 'wrong')).toBe('INVALID_CREDENTIALS');
    expect(await signIn('')).toBe('SECOND_FACTOR_REQUIRED');
    expect(await signIn('000000')).toBe('SECOND_FACTOR_INVALID');
    expect(await signIn('nonsense')).toBe('SECOND_FACTOR_INVALID');
    expect(await signIn(` ${codeNow(secret)} `)).toBe('OK');
  });

  test('accepts a code only once and rejects earlier codes', async () => {
    const { secret } = await turnOn(portal, admin);
    expect(await signIn(codeNow(secret))).toBe('SECOND_FACTOR_INVALID');
    clock.letPass(2);
    const code = codeNow(secret);
    expect(await signIn(code)).toBe('OK');
    expect(await signIn(code)).toBe('SECOND_FACTOR_INVALID');
    expect(await signIn(codeNow(secret, -0.5))).toBe('SECOND_FACTOR_INVALID');
  });

  test('accepts the codes of 30 seconds before and after, and none of a minute before or after', async () => {
    const { secret } = await turnOn(portal, admin);
    clock.letPass(10);
    expect(await signIn(codeNow(secret, -1))).toBe('SECOND_FACTOR_INVALID');
    expect(await signIn(codeNow(secret, 1))).toBe('SECOND_FACTOR_INVALID');
    expect(await signIn(codeNow(secret, -0.5))).toBe('OK');
    expect(await signIn(codeNow(secret, 0.5))).toBe('OK');
  });

  test('accepts only one of two concurrent logins with the same code', async () => {
    const { secret, recoveryCodes } = await turnOn(portal, admin);
    clock.letPass(2);
    for (const code of [codeNow(secret), recoveryCodes[0]]) {
      const outcomes = await Promise.all([signIn(code), signIn(code)]);
      expect(outcomes.toSorted()).toEqual(['OK', 'SECOND_FACTOR_INVALID']);
    }
  });

  test('accepts each recovery code once, ignores case and hyphens, and writes an audit event', async () => {
    const [first = '', second = ''] = (await turnOn(portal, admin)).recoveryCodes;
    expect(first).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
    expect(await signIn(first)).toBe('OK');
    expect(await signIn(first)).toBe('SECOND_FACTOR_INVALID');
    expect(await signIn(second.toLowerCase().replaceAll('-', ' '))).toBe('OK');
    expect(await own()).toMatchObject({ recoveryCodesLeft: 8 });
    expect((await actions()).filter((action) => action === 'USE_RECOVERY_CODE')).toHaveLength(2);
  });

  test('rejects a recovery code of another administrator', async () => {
    await turnOn(portal, admin);
    const { recoveryCodes } = await turnOn(portal, await adminWithPassword(portal));
    expect(await signIn(recoveryCodes[0])).toBe('SECOND_FACTOR_INVALID');
  });

  test('is switched off only with both the password and a code', async () => {
    const { secret } = await turnOn(portal, admin);
    clock.letPass(2);
    const code = codeNow(secret);
    expect(await admin.client.outcome(DISABLE, { password: 'wrong', code })).toBe('INVALID_INPUT');
    expect(await admin.client.outcome(DISABLE, { password: PASSWORD, code: '000000' })).toBe('SECOND_FACTOR_INVALID');
    expect(await own()).toMatchObject({ isOn: true });
    const data = await admin.client.ask<{ disableSecondFactor: { user: { secondFactor: unknown } } }>(DISABLE, {
      password: PASSWORD,
      code,
    });
    expect(data.disableSecondFactor.user.secondFactor).toEqual(OFF);
    const [mail] = await mailsTo(portal, admin.email);
    expect(mail).toMatchObject({
      kind: 'SECOND_FACTOR_SWITCHED_OFF',
      text: expect.stringContaining('You now log in with your password only'),
    });
    expect(await signIn()).toBe('OK');
    expect((await actions()).filter((action) => action.endsWith('_SECOND_FACTOR'))).toEqual([
      'ENABLE_SECOND_FACTOR',
      'DISABLE_SECOND_FACTOR',
    ]);
  });

  test('can be reset by the operator, which ends all sessions and sends one email', async () => {
    await turnOn(portal, admin);
    const { administrators } = portal.container;
    expect(await administrators.resetSecondFactor(admin.email.toUpperCase())).toBe(true);
    expect(await administrators.resetSecondFactor(admin.email)).toBe(false);
    expect(await admin.client.outcome(OWN)).toBe('NULL');
    expect(await signIn()).toBe('OK');
    expect(await actions()).toContain('RESET_SECOND_FACTOR');
    const news = (await mailsTo(portal, admin.email)).filter(({ kind }) => kind === 'SECOND_FACTOR_RESET');
    expect(news).toMatchObject([
      { text: expect.stringContaining('The operator of the portal has switched off two-step') },
    ]);
    const candidate = await insertCandidate(portal);
    for (const email of [candidate.email, 'nobody@test.example']) {
      await expect(administrators.resetSecondFactor(email)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  describe('emails the administrator', () => {
    /** Returns the emails about the second factor, oldest first. */
    const news = async (): Promise<CapturedEmail[]> =>
      (await mailsTo(portal, admin.email)).filter(({ kind }) => kind.startsWith('SECOND_FACTOR_')).toReversed();
    const kinds = async () => (await news()).map(({ kind }) => kind);

    test('when it is switched on, and not after a wrong code', async () => {
      const secret = await start(admin);
      expect(await admin.client.outcome(CONFIRM, { code: '000000' })).toBe('SECOND_FACTOR_INVALID');
      expect(await kinds()).toEqual([]);
      await admin.client.ask(CONFIRM, { code: codeNow(secret) });
      const [mail] = await news();
      expect(mail).toMatchObject({
        kind: 'SECOND_FACTOR_SWITCHED_ON',
        subject: 'Two-step login was switched on at Loom Jobs',
      });
      expect(mail?.text).toContain('https://jobs.example/job-alert/admin/security');
      expect(mail?.text).toContain(`When: ${formatWeekdayAndTime(clock.now())}`);
      expect(`${mail?.text}${mail?.html}`).not.toContain(secret);
    });

    test('when a recovery code is used, with the number of codes left', async () => {
      const [first = '', second = ''] = (await turnOn(portal, admin)).recoveryCodes;
      expect(await signIn(first)).toBe('OK');
      expect(await signIn(first)).toBe('SECOND_FACTOR_INVALID');
      const [, mail, ...more] = await news();
      expect(mail).toMatchObject({
        kind: 'SECOND_FACTOR_RECOVERY_CODE_USED',
        subject: 'A recovery code was used at Loom Jobs',
      });
      expect(mail?.text).toContain('Recovery codes left: 9');
      expect(mail?.text).not.toContain(first);
      expect(more).toEqual([]);
      await admin.client.ask(DISABLE, { password: PASSWORD, code: second });
      expect((await kinds()).slice(2)).toEqual(['SECOND_FACTOR_RECOVERY_CODE_USED', 'SECOND_FACTOR_SWITCHED_OFF']);
    });
  });

  test('is required over REST, with the code in the body', async () => {
    const { secret } = await turnOn(portal, admin);
    clock.letPass(2);
    const login = new RestClient(portal.url);
    const credentials = { email: admin.email, password: PASSWORD };
    const refused = await login.post('api/login', credentials);
    expect(refused).toMatchObject({ status: 401, body: { error: 'Enter the code from your authenticator app.' } });
    expect((await login.post('api/login', { ...credentials, code: '000000' })).status).toBe(401);
    const { status, body } = await login.post('api/login', { ...credentials, code: codeNow(secret) });
    expect(status).toBe(200);
    expect(await new TestClient(portal.url, body['token'] as string).outcome(OWN)).toBe('OK');
  });

  test('allows only one attempt per request', async () => {
    const aliases = ['a', 'b'].map(
      (alias) => `${alias}: confirmSecondFactor(input: { code: "000000" }) { recoveryCodes }`,
    );
    const { message } = await admin.client.errorOf(`mutation { ${aliases.join(' ')} }`);
    expect(message).toBe('Only one login, sign-up or reset is allowed in a request.');
  });
});

describe('wrong second-factor codes', () => {
  const clock = new ManualClock();
  let portal: Portal;
  let admin: Actor;
  let secret: string;
  beforeAll(async () => {
    portal = await startPortal({ RATE_LIMITS: 'on' }, clock);
  });
  beforeEach(async () => {
    admin = await adminWithPassword(portal);
    secret = (await turnOn(portal, admin)).secret;
    clock.letPass(2);
  });
  afterAll(() => portal.stop());

  const signIn = (code?: string, userType = 'ADMIN'): Promise<string> =>
    visitor(portal).outcome(SIGN_IN, { input: { email: admin.email, password: PASSWORD, userType, code } });
  const now = () => codeAt(secret, clock.now());

  test('count as failed logins, and the password alone does not reset the count', async () => {
    const tried = ['000000', undefined, '000000', undefined, '000000'];
    for (const code of tried) expect(await signIn(code)).toMatch(/^SECOND_FACTOR_/);
    expect(await signIn(now())).toBe('RATE_LIMITED');
  });

  test('still count after a login on the wrong page', async () => {
    for (const code of ['000000', '000000', '000000']) expect(await signIn(code)).toBe('SECOND_FACTOR_INVALID');
    expect(await signIn(undefined, 'EMPLOYER')).toBe('WRONG_LOGIN_PAGE');
    expect(await signIn('000000')).toBe('SECOND_FACTOR_INVALID');
    expect(await signIn(now())).toBe('RATE_LIMITED');
  });

  test('count when an administrator switches the second factor off or confirms it', async () => {
    const other = await adminWithPassword(portal);
    await start(other);
    const disable = (code: string) => admin.client.outcome(DISABLE, { password: PASSWORD, code });
    const confirm = () => other.client.outcome(CONFIRM, { code: '000000' });
    for (let turn = 0; turn < 5; turn += 1) {
      expect([await disable('000000'), await confirm()]).toEqual(['SECOND_FACTOR_INVALID', 'SECOND_FACTOR_INVALID']);
    }
    expect([await disable(now()), await confirm()]).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
  });

  test('no longer count after a login with a correct code', async () => {
    for (const code of ['000000', '000000', undefined]) expect(await signIn(code)).toMatch(/^SECOND_FACTOR_/);
    expect(await signIn(now())).toBe('OK');
    for (const code of ['000000', '000000', '000000']) expect(await signIn(code)).toBe('SECOND_FACTOR_INVALID');
  });
});
