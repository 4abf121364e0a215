import * as z from 'zod';
import { requiredMessage } from '../fields/fields.js';
import { requiredTextField } from '../fields/text-field.js';

/** The second factor of administrators: after the password a code of an authenticator app, or a recovery code. */

/** Messages about two-step login. */
export const SECOND_FACTOR_MESSAGES = {
  codeRequired: 'Enter the code from your authenticator app.',
  codeInvalid: 'That code is not valid. Please try again.',
  alreadyOn: 'Two-step login is already on.',
  notOn: 'Two-step login is not on.',
} as const;

/** How many recovery codes somebody gets. */
export const RECOVERY_CODE_COUNT = 10;

/** Digits and letters that are not taken for one another: without I, L, O and U. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Sixteen of them are eighty bits, which nobody finds by trying, even with the table of the hashes in hand. */
export const RECOVERY_LENGTH = 16;

/** A typed code as it is compared. */
export interface SecondFactorCode {
  kind: 'APP' | 'RECOVERY';
  code: string;
}

/** Reads a code in any case, with or without spaces and hyphens; undefined when it can be neither of the two. */
export function parseSecondFactorCode(typed: string): SecondFactorCode | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(code)) return { kind: 'APP', code };
  const meant = code.replaceAll('O', '0').replace(/[IL]/g, '1');
  const isRecovery = meant.length === RECOVERY_LENGTH && [...meant].every((sign) => RECOVERY_ALPHABET.includes(sign));
  return isRecovery ? { kind: 'RECOVERY', code: meant } : undefined;
}

/** A recovery code as people read it: in groups of four. */
export const formatRecoveryCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

const trim = (text: string): string => text.trim();
const asTyped = (password: string): string => password;

const password = requiredTextField(requiredMessage('Password'), asTyped, []);
const code = requiredTextField(SECOND_FACTOR_MESSAGES.codeRequired, trim, []);

/** Asking for the secret. */
export const startSecondFactorSchema = z.object({ password });
/** The first code, which shows that the app has the secret. */
export const confirmSecondFactorSchema = z.object({ code });
/** Switching it off. */
export const disableSecondFactorSchema = z.object({ password, code });
