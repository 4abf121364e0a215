import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_ALPHABET, RECOVERY_CODE_COUNT, RECOVERY_LENGTH } from '@job-alert/domain/accounts/second-factor';
import { generateSecret, generateURI, verifySync } from 'otplib';

/** Codes are valid in their own period and in the adjacent ones, as RFC 6238 recommends for clock drift. */
const STEP_SECONDS = 30;

/** A secret of 160 bits, as authenticator apps expect. */
export const newSecret = (): string => generateSecret();

/** The URI in the QR code: the issuer, the account and the secret. */
export const setupUri = (issuer: string, label: string, secret: string): string =>
  generateURI({ issuer, label, secret });

/** Returns the time step of a code, or undefined if it is wrong or not later than the last accepted one. */
export function matchingTimeStep(
  secret: string,
  token: string,
  now: Date,
  lastStep: number | null,
): number | undefined {
  const result = verifySync({
    strategy: 'totp',
    secret,
    token,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: STEP_SECONDS,
    ...(lastStep !== null && { afterTimeStep: lastStep }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODE_COUNT }, newRecoveryCode);

export const hashRecoveryCode = (code: string): string => createHash('sha256').update(code).digest('hex');

function newRecoveryCode(): string {
  const sign = (): string => RECOVERY_ALPHABET.charAt(randomInt(RECOVERY_ALPHABET.length));
  return Array.from({ length: RECOVERY_LENGTH }, sign).join('');
}
