import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { MovableClock } from './builders/clock.js';
import { changeEmail, confirmEmail, EXPIRED, linkIn, newAddress, requestChange } from './builders/email-change.js';
import { mailsTo, mailTo } from './builders/mails.js';
import { requestResetToken, reset } from './builders/password-links.js';
import { type Actor, insertCandidate } from './builders/records.js';
import { givePassword } from './builders/second-factor.js';
import { type Portal, startPortal } from './harness.js';

describe('the links that restore earlier addresses', () => {
  const clock = new MovableClock();
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal({}, clock);
  });
  afterAll(() => portal.stop());

  const addressOf = async ({ id }: Actor) =>
    (await portal.dataSource.manager.findOneByOrFail(UserEntity, { id })).email;
  const undo = (token: string) => confirmEmail(portal, token);
  const changedBack = (email: string) => ({ outcome: 'CHANGED_BACK', email, user: null });

  async function person(): Promise<Actor> {
    const actor = await insertCandidate(portal, { emailVerifiedAt: clock.now() });
    await givePassword(portal, actor.id);
    return actor;
  }

  /** A user whose address has changed three times, with the addresses and, in the same order, the tokens that restore them. */
  async function changedThrice() {
    const actor = await person();
    const addresses = [actor.email, newAddress(), newAddress(), newAddress()] as const;
    const undos: string[] = [];
    for (const [index, from] of addresses.slice(0, 3).entries()) {
      undos.push(await changeEmail(portal, actor, from, addresses[index + 1] as string));
    }
    return { actor, addresses, undos: undos as [string, string, string] };
  }

  test.each([
    ['stay valid when a later one is used, so that a thief cannot end the one of the owner', [2, 1, 0], 'all'],
    ['end when an earlier one is used', [1, 2, 0], 'all but the second'],
  ] as const)('%s', async (_, order, which) => {
    const { actor, addresses, undos } = await changedThrice();
    for (const [place, index] of order.entries()) {
      const isEnded = which === 'all but the second' && place === 1;
      expect(await undo(undos[index])).toEqual(isEnded ? EXPIRED : changedBack(addresses[index]));
    }
    expect(await addressOf(actor)).toBe(actor.email);
  });

  test('all expire when the first one is used, together with a pending change', async () => {
    const { actor, addresses, undos } = await changedThrice();
    const next = newAddress();
    await requestChange(actor, next);
    expect(await undo(undos[0])).toEqual(changedBack(addresses[0]));
    for (const later of [undos[2], undos[1]]) expect(await undo(later)).toEqual(EXPIRED);
    expect(await undo(linkIn(await mailTo(portal, next, 'EMAIL_CHANGE')))).toEqual(EXPIRED);
    expect(await addressOf(actor)).toBe(addresses[0]);
  });

  test('keep their order when the clock of the server goes back between two changes', async () => {
    const actor = await person();
    const [second, third] = [newAddress(), newAddress()];
    const toFirst = await changeEmail(portal, actor, actor.email, second);
    clock.letPass(-5);
    const toSecond = await changeEmail(portal, actor, second, third);
    expect(await undo(toSecond)).toEqual(changedBack(second));
    expect(await undo(toFirst)).toEqual(changedBack(actor.email));
  });

  test('end when a password is set by a link to the new address, and the earlier addresses are notified', async () => {
    const actor = await person();
    const [second, third] = [newAddress(), newAddress()];
    const toFirst = await changeEmail(portal, actor, actor.email, second);
    const toSecond = await changeEmail(portal, actor, second, third);
    await reset(portal, await requestResetToken(portal, { email: third }));
    expect(await undo(toFirst)).toEqual(EXPIRED);
    expect(await undo(toSecond)).toEqual(EXPIRED);
    expect(await addressOf(actor)).toBe(third);
    for (const email of [actor.email, second]) {
      const { text } = await mailTo(portal, email, 'EMAIL_UNDO_ENDED');
      expect(text).toContain('no longer works');
      expect(text).toContain('support@job-alert.example');
    }
    expect((await mailsTo(portal, third)).map(({ kind }) => kind)).not.toContain('EMAIL_UNDO_ENDED');
  });

  test('stay valid when the password is changed by somebody who is logged in', async () => {
    const actor = await person();
    const toFirst = await changeEmail(portal, actor, actor.email, newAddress());
    await actor.client.ask(
      'mutation { changePassword(input: { password: "Loom&Thread7", newPassword: "Spindle&Weft8" }) { user { id } } }',
    );
    expect(await undo(toFirst)).toEqual(changedBack(actor.email));
  });
});
