import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newAddress, REQUEST } from './builders/email-change.js';
import { registerEmployer } from './builders/employer.js';
import { mailsTo } from './builders/mails.js';
import { type Actor, insertCandidate, visitor } from './builders/records.js';
import { givePassword, PASSWORD } from './builders/second-factor.js';
import { type Portal, startPortal } from './harness.js';

const RESEND = 'mutation { resendVerification { user { id } } }';
const ERASE = `mutation { deleteMyAccount(input: { password: "${PASSWORD}" }) { deleted { users } } }`;
const FORGOT = 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }';
const CHANGE_PASSWORD = `mutation ($password: String!, $newPassword: String!) {
  changePassword(input: { password: $password, newPassword: $newPassword }) { user { id } }
}`;
/** The limit of emails in 24 hours to an unconfirmed address, from all callers together. The same number of notices is allowed in addition. */
const LIMIT = 6;

describe('an unconfirmed email address', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal({ RATE_LIMITS: 'on' });
  });
  beforeEach(() => portal.dataSource.query('DELETE FROM rate_limit'));
  afterAll(() => portal.stop());

  const kindsTo = async (email: string) => (await mailsTo(portal, email)).map(({ kind }) => kind);

  async function withPassword(actor: Actor): Promise<Actor> {
    await givePassword(portal, actor.id);
    return actor;
  }

  test('gets at most six address change emails from all accounts together, and no account notices the limit', async () => {
    const stranger = newAddress();
    for (let account = 0; account < 4; account += 1) {
      const { client, id, email } = await withPassword(await insertCandidate(portal));
      for (let count = 0; count < 5; count += 1) {
        expect(await client.ask(REQUEST, { email: stranger.toUpperCase(), password: PASSWORD })).toEqual({
          requestEmailChange: { user: { id, email, emailChange: { email: stranger } } },
        });
      }
    }
    expect(await kindsTo(stranger)).toEqual(Array.from({ length: LIMIT }, () => 'EMAIL_CHANGE'));
    // The requests so far have reached the limit of the network address.
    await portal.dataSource.query("DELETE FROM rate_limit WHERE `key` LIKE 'email-change-address:%'");
    const { client } = await withPassword(await insertCandidate(portal));
    const other = newAddress();
    await client.ask(REQUEST, { email: other, password: PASSWORD });
    expect(await kindsTo(other)).toEqual(['EMAIL_CHANGE']);
  });

  test('gets at most six address change notices when it has an account, confirmed or not', async () => {
    for (const emailVerifiedAt of [null, new Date()]) {
      const owner = await insertCandidate(portal, { emailVerifiedAt });
      for (let account = 0; account < 2; account += 1) {
        const { client } = await withPassword(await insertCandidate(portal));
        for (let count = 0; count < 5; count += 1)
          await client.ask(REQUEST, { email: owner.email, password: PASSWORD });
      }
      expect(await kindsTo(owner.email)).toEqual(Array.from({ length: LIMIT }, () => 'EMAIL_TAKEN'));
    }
  });

  test('gets at most six welcome emails when accounts with it are deleted and created again', async () => {
    const stranger = newAddress();
    for (let account = 0; account < LIMIT + 2; account += 1) {
      const actor = await withPassword(await registerEmployer(portal, { email: stranger }));
      expect(await kindsTo(stranger)).toEqual(account < LIMIT ? ['WELCOME'] : []);
      if (account < LIMIT + 1) await actor.client.ask(ERASE);
      else expect(await actor.client.errorOf(RESEND)).toMatchObject({ code: 'RATE_LIMITED' });
    }
  });

  test('gets at most three reset links when its account is deleted and created again', async () => {
    const stranger = newAddress();
    const actor = await withPassword(await registerEmployer(portal, { email: stranger }));
    for (let count = 0; count < 3; count += 1) {
      expect(await visitor(portal).outcome(FORGOT, { email: stranger })).toBe('OK');
    }
    await actor.client.ask(ERASE);
    await registerEmployer(portal, { email: stranger });
    expect(await visitor(portal).outcome(FORGOT, { email: stranger })).toBe('RATE_LIMITED');
  });

  test('gets at most six notices when its account keeps changing the password or requests another address', async () => {
    const actor = await withPassword(await insertCandidate(portal));
    const passwords = [PASSWORD, 'Spindle&Weft8'];
    for (let count = 0; count < LIMIT + 2; count += 1) {
      const [password, newPassword] = count % 2 === 0 ? passwords : passwords.toReversed();
      expect(await actor.client.outcome(CHANGE_PASSWORD, { password, newPassword })).toBe('OK');
    }
    expect(await kindsTo(actor.email)).toEqual(Array.from({ length: LIMIT }, () => 'PASSWORD_WAS_CHANGED'));
    expect(await actor.client.outcome(REQUEST, { email: newAddress(), password: PASSWORD })).toBe('OK');
    expect(await kindsTo(actor.email)).toHaveLength(LIMIT);
  });

  test('gets every notice about password changes once it is confirmed', async () => {
    const actor = await withPassword(await insertCandidate(portal, { emailVerifiedAt: new Date() }));
    const passwords = [PASSWORD, 'Spindle&Weft8'];
    for (let count = 0; count < LIMIT + 2; count += 1) {
      const [password, newPassword] = count % 2 === 0 ? passwords : passwords.toReversed();
      await actor.client.ask(CHANGE_PASSWORD, { password, newPassword });
    }
    expect(await kindsTo(actor.email)).toHaveLength(LIMIT + 2);
  });
});
