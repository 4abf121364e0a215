import * as z from 'zod';
import { mustBeExactDigits } from '../fields/fields.js';
import { removeInvisible } from '../text/plain-text.js';

/**
 * The numbers of identity papers (specification 2 §5), all optional, by the specification's rules and no stricter ones.
 * As fields they give undefined for "unchanged" (not sent), null for "removed" (sent empty), else the number as kept:
 * in capitals and without spaces.
 */

/** The numbers that are kept whole, of which Aadhaar is none. */
export const IDENTITY_NUMBER_KINDS = ['PAN', 'DRIVING_LICENSE', 'PASSPORT'] as const;
export type IdentityNumberKind = (typeof IDENTITY_NUMBER_KINDS)[number];

/** Shown when identity data is first saved without consent. */
export const IDENTITY_CONSENT_REQUIRED = 'Please agree to the use of your identity details to save them';

const MASKED_AADHAAR = /^XXXX-XXXX-\d{4}$/i;

/** The last four characters of a number: all that is kept of an Aadhaar number (security.md). */
export function lastFour(number: string): string {
  return number.replace(/\s/g, '').slice(-4);
}

/** 'XXXX-XXXX-1234', from the whole Aadhaar number or from its last four digits. */
export function maskAadhaar(number: string): string {
  return `XXXX-XXXX-${lastFour(number)}`;
}

/** Is this a mask and not a number? A screen that was not edited sends the mask back, which means "unchanged". */
export function isMaskedAadhaar(text: string): boolean {
  return MASKED_AADHAAR.test(text.trim());
}

function identityNumber(pattern: RegExp, message: string, isUnchanged: (text: string) => boolean = () => false) {
  return z
    .string({ error: message })
    .nullish()
    .transform((typed, context): string | null | undefined => {
      if (typed === undefined || (typed !== null && isUnchanged(typed))) return undefined;
      const number = removeInvisible(typed ?? '')
        .replace(/\s/g, '')
        .toUpperCase();
      if (number === '') return null;
      if (pattern.test(number)) return number;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
}

/** The four numbers as fields of a schema. */
export const identityNumberFields = {
  aadhaarNumber: identityNumber(/^\d{12}$/, `${mustBeExactDigits('Aadhaar ID', 12)}.`, isMaskedAadhaar),
  panNumber: identityNumber(
    /^[A-Z]{5}\d{4}[A-Z]$/,
    'PAN must be 10 characters: 5 letters, 4 digits, 1 letter (e.g., ABCDE1234F)',
  ),
  /** Two letters of the state, two digits of the office, four of the year, seven of the holder. */
  drivingLicenseNumber: identityNumber(
    /^[A-Z]{2}\d{13}$/,
    'Enter a valid Indian Driving License Number (e.g., MH1420110012345).',
  ),
  passportNumber: identityNumber(
    /^[A-PR-WYZ]\d{7}$/,
    'Passport should start with a letter followed by 7 digits (e.g., A1234567).',
  ),
};
