import * as z from 'zod';
import { requiredMessage } from '../fields/fields.js';
import { requiredTextField } from '../fields/text-field.js';

/** The second factor of administrators: a code of an authenticator app or a recovery code, after the password. */

export const SECOND_FACTOR_MESSAGES = {
  codeRequired: 'Enter the code from your authenticator app.',
  codeInvalid: 'That code is not valid. Please try again.',
  alreadyOn: 'Two-step login is already on.',
  notOn: 'Two-step login is not on.',
} as const;

export const RECOVERY_CODE_COUNT = 10;

/** Digits and letters that cannot be confused: without I, L, O and U. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 16 characters are 80 bits, which cannot be guessed even from the stored hashes. */
export const RECOVERY_LENGTH = 16;

interface SecondFactorCode {
  kind: 'APP' | 'RECOVERY';
  code: string;
}

/** Parses a code in any case, with or without spaces and hyphens. Returns undefined for other text. */
export function parseSecondFactorCode(typed: string): SecondFactorCode | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(code)) return { kind: 'APP', code };
  const normalized = code.replaceAll('O', '0').replace(/[IL]/g, '1');
  const isRecovery =
    normalized.length === RECOVERY_LENGTH && [...normalized].every((sign) => RECOVERY_ALPHABET.includes(sign));
  return isRecovery ? { kind: 'RECOVERY', code: normalized } : undefined;
}

/** Formats a recovery code in groups of four. */
export const formatRecoveryCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

const trim = (text: string): string => text.trim();
const asTyped = (password: string): string => password;

const password = requiredTextField(requiredMessage('Password'), asTyped, []);
const code = requiredTextField(SECOND_FACTOR_MESSAGES.codeRequired, trim, []);

export const startSecondFactorSchema = z.object({ password });
/** The first code, which proves that the app has the secret. */
export const confirmSecondFactorSchema = z.object({ code });
export const disableSecondFactorSchema = z.object({ password, code });
