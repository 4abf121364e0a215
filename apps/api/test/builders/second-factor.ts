import { generateSecret, generateSync } from 'otplib';
import { SecondFactorEntity } from '../../src/database/entities/accounts/second-factor.entity.js';
import { UserEntity } from '../../src/database/entities/accounts/user.entity.js';
import type { Portal } from '../harness.js';
import { createAdmin } from './admin.js';
import type { Actor } from './records.js';

export const PASSWORD = 'Loom&Thread7';
export const START =
  'mutation ($password: String!) { startSecondFactor(input: { password: $password }) { uri secret } }';
export const CONFIRM = 'mutation ($code: String!) { confirmSecondFactor(input: { code: $code }) { recoveryCodes } }';
export const DISABLE = `mutation ($password: String!, $code: String!) {
  disableSecondFactor(input: { password: $password, code: $code }) {
    user { secondFactor { isOn confirmedAt recoveryCodesLeft } }
  }
}`;

/** Returns the code that an authenticator app shows at an instant. */
export const codeAt = (secret: string, at: Date): string =>
  generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) });

/** Sets an account's password to PASSWORD. */
export async function givePassword(portal: Portal, id: string): Promise<void> {
  const passwordHash = await portal.container.accounts.hashPassword(PASSWORD, '');
  await portal.dataSource.manager.update(UserEntity, { id }, { passwordHash });
}

export async function adminWithPassword(portal: Portal): Promise<Actor> {
  const admin = await createAdmin(portal);
  await givePassword(portal, admin.id);
  return admin;
}

/** Starts the set-up of a second factor. Returns the app's secret. */
export async function start(admin: Actor): Promise<string> {
  const data = await admin.client.ask<{ startSecondFactor: { secret: string } }>(START, { password: PASSWORD });
  return data.startSecondFactor.secret;
}

/** Turns on a second factor with the current code. Returns its secret and recovery codes. */
export async function turnOn(portal: Portal, admin: Actor): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret = await start(admin);
  const code = codeAt(secret, portal.container.clock.now());
  const data = await admin.client.ask<{ confirmSecondFactor: { recoveryCodes: string[] } }>(CONFIRM, { code });
  return { secret, recoveryCodes: data.confirmSecondFactor.recoveryCodes };
}

/** Inserts a second factor directly, without its set-up. Returns the secret. */
export async function insertFactor(
  portal: Portal,
  userId: string,
  confirmedAt: Date | null,
  secret = generateSecret(),
): Promise<string> {
  const secretSealed = portal.container.fieldEncryption.seal(secret);
  const factor = { userId, secretSealed, createdAt: new Date(), confirmedAt };
  await portal.dataSource.manager.insert(SecondFactorEntity, factor);
  return secret;
}

export async function removeFactor(portal: Portal, userId: string): Promise<void> {
  await portal.dataSource.manager.delete(SecondFactorEntity, { userId });
}
