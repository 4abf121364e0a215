import { filterDigits, latinDigits } from '../text/input-filters.js';

/**
 * Indian phone numbers, stored as ten digits: a mobile number, or a landline number with its area code (decision 0033).
 */

export const PHONE_DIGITS = 10;

/** Maximum length while typing: '+91', a trunk prefix 0 and ten digits, or a foreign number, which is then rejected with a message. */
const MAX_TYPED_LENGTH = 16;

const MOBILE = /^[6-9]\d{9}$/;
/** An area code of two to four digits and a subscriber number that starts with 2 to 7. */
const LANDLINE = /^[1-8]\d{1,3}[2-7]\d{5,7}$/;

const tenDigits = (text: string): string => filterDigits(text, PHONE_DIGITS);

/** Normalizes pasted text: Latin digits, plain dashes, no invisible characters. */
const plain = (text: string): string =>
  latinDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace('\uff0b', '+')
    .trim();

/** Keeps only digits and a leading plus. */
const compact = (text: string): string => plain(text).replace(/(?!^\+)\D/g, '');

/**
 * Returns the ten digits of a number with or without +91, 0091, 91 or 0, and with any separators. Returns other text
 * trimmed, so that validation rejects it.
 */
export function parsePhone(text: string): string {
  const line = plain(text);
  if (/[^\d\s+().\-/]/.test(line)) return line;
  const [, digits] = /^(?:(?:\+|00)91|91(?=0?\d{10}$))?0?(\d{10})$/.exec(compact(line)) ?? [];
  return digits ?? line;
}

/**
 * Filters text in a phone field: more than ten digits only after the start of a prefix. `keep` filters all other text.
 */
export function filterPhone(text: string, keep = tenDigits): string {
  const read = parsePhone(text);
  if (isTenDigits(read)) return read;
  const typed = compact(text).slice(0, MAX_TYPED_LENGTH);
  return /^(?:\+|0|91)/.test(typed) ? typed : keep(text);
}

/** Returns true for a number with the prefix of another country. */
export const isForeignPhone = (phone: string): boolean => /^(?:\+|00)(?!91|0)/.test(compact(phone));

export const isTenDigits = (phone: string): boolean => /^\d{10}$/.test(phone);

/** Returns true if the ten digits can be a mobile or landline number in India. */
export const isIndianPhone = (phone: string): boolean => MOBILE.test(phone) || LANDLINE.test(phone);

/** Returns the international number of ten digits as WhatsApp addresses it, without a plus; null if it is no mobile number. */
export const whatsAppNumber = (phone: string): string | null => (MOBILE.test(phone) ? `91${phone}` : null);
