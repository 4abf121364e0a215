import * as z from 'zod';
import { mustBeExactDigits } from '../fields/fields.js';
import { removeInvisible } from '../text/plain-text.js';

/**
 * Numbers of identity documents (specification 2 §5), all optional. As schema fields they return undefined for
 * unchanged (not sent), null for removed (sent empty), otherwise the number in capitals without spaces.
 */

/** The numbers that are stored completely, unlike Aadhaar. */
export const IDENTITY_NUMBER_KINDS = ['PAN', 'DRIVING_LICENSE', 'PASSPORT'] as const;
export type IdentityNumberKind = (typeof IDENTITY_NUMBER_KINDS)[number];

/** Shown when identity data is first saved without consent. */
export const IDENTITY_CONSENT_REQUIRED = 'Please agree to the use of your identity details to save them';

const MASKED_AADHAAR = /^XXXX-XXXX-\d{4}$/i;

/** Returns the last four characters: all that is stored of an Aadhaar number (decision 0057). */
export function lastFour(number: string): string {
  return number.replace(/\s/g, '').slice(-4);
}

/** Returns 'XXXX-XXXX-1234' for a whole Aadhaar number or its last four digits. */
export function maskAadhaar(number: string): string {
  return `XXXX-XXXX-${lastFour(number)}`;
}

/** Returns true for a masked number. A screen that was not edited sends the mask back, which means unchanged. */
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

export const identityNumberFields = {
  aadhaarNumber: identityNumber(/^\d{12}$/, `${mustBeExactDigits('Aadhaar ID', 12)}.`, isMaskedAadhaar),
  panNumber: identityNumber(
    /^[A-Z]{5}\d{4}[A-Z]$/,
    'PAN must be 10 characters: 5 letters, 4 digits, 1 letter (e.g., ABCDE1234F)',
  ),
  /** Two letters of the state, two digits of the issuing office, four of the year, seven of the holder. */
  drivingLicenseNumber: identityNumber(
    /^[A-Z]{2}\d{13}$/,
    'Enter a valid Indian Driving License Number (e.g., MH1420110012345).',
  ),
  passportNumber: identityNumber(
    /^[A-PR-WYZ]\d{7}$/,
    'Passport should start with a letter followed by 7 digits (e.g., A1234567).',
  ),
};
