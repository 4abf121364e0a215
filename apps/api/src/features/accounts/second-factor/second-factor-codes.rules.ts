import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_ALPHABET, RECOVERY_CODE_COUNT, RECOVERY_LENGTH } from '@job-alert/domain/accounts/second-factor';
import { generateSecret, generateURI, verifySync } from 'otplib';

/** A code works in its own half minute and in the ones before and after, as RFC 6238 advises for clocks that differ. */
const STEP_SECONDS = 30;

/** A secret of 160 bits, as authenticator apps take it. */
export const newSecret = (): string => generateSecret();

/** The address in the QR code: whose account at which portal it is, and the secret. */
export const setupUri = (issuer: string, label: string, secret: string): string =>
  generateURI({ issuer, label, secret });

/** The time step that a code of the app belongs to; undefined when it is wrong, or not later than the last one taken. */
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

/** Fresh recovery codes. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODE_COUNT }, newRecoveryCode);

/** Returns the hash of a recovery code that the table stores. */
export const hashRecoveryCode = (code: string): string => createHash('sha256').update(code).digest('hex');

function newRecoveryCode(): string {
  const sign = (): string => RECOVERY_ALPHABET.charAt(randomInt(RECOVERY_ALPHABET.length));
  return Array.from({ length: RECOVERY_LENGTH }, sign).join('');
}
