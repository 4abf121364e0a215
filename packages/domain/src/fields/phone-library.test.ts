import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { isIndianPhone, parsePhone } from './phone.js';

/** Ten digits: a third mobile numbers, a third landline numbers of large cities, and a third any digits. */
const number = fc.oneof(
  fc.stringMatching(/^[6-9]\d{9}$/),
  fc
    .tuple(fc.constantFrom('11', '22', '33', '40', '44', '79', '80', '261', '265', '281', '2637'), fc.integer())
    .map(([area, seed]) => `${area}2${String(Math.abs(seed)).padStart(10, '3')}`.slice(0, 10)),
  fc.stringMatching(/^[0-9]\d{9}$/),
);

/** Common formats of a phone number. */
const writings: readonly ((digits: string) => string)[] = [
  (digits) => digits,
  (digits) => `+91${digits}`,
  (digits) => `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`,
  (digits) => `0${digits.slice(0, 5)} ${digits.slice(5)}`,
  (digits) => `+91-${digits.slice(0, 3)}-${digits.slice(3)}`,
  (digits) => `0091 ${digits}`,
  (digits) => `(0${digits.slice(0, 3)}) ${digits.slice(3)}`,
  (digits) => `\u202a+91 ${digits}\u202c`,
];

const numbers = fc.sample(fc.tuple(number, fc.constantFrom(...writings)), { seed: 14, numRuns: 2_000 });
const parsed = numbers.map(([digits, write]) => {
  const text = write(digits);
  return { digits, text, ours: parsePhone(text), theirs: parsePhoneNumberFromString(text, 'IN') };
});

describe('2,000 phone numbers in common formats, compared with libphonenumber-js', () => {
  test('are parsed as the same ten digits if the library finds an Indian number', () => {
    const indian = parsed.filter(({ theirs }) => theirs?.isValid() && theirs.country === 'IN');
    const tenDigits = indian.filter(({ theirs }) => theirs?.nationalNumber.length === 10);
    expect(tenDigits.length).toBeGreaterThan(1_000);
    expect(tenDigits.filter(({ ours, theirs }) => ours !== theirs?.nationalNumber)).toEqual([]);
  });

  test('are accepted if the library knows them as mobile or landline numbers', () => {
    const kinds = new Set(['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE']);
    const reachable = parsed.filter(({ theirs }) => theirs?.isValid() && kinds.has(theirs.getType() ?? ''));
    const ten = reachable.filter(({ digits }) => digits.length === 10);
    expect(ten.length).toBeGreaterThan(1_000);
    expect(ten.filter(({ ours }) => !isIndianPhone(ours)).map(({ text }) => text)).toEqual([]);
  });

  test('that begin with 6 to 9 are valid for the library in more than 75% of the cases', () => {
    const mobiles = parsed.filter(({ digits }) => /^[6-9]/.test(digits));
    const invalid = mobiles.filter(({ theirs }) => !theirs?.isValid());
    // The library's list of prefixes ages, so the rule accepts some numbers that the library rejects.
    expect(invalid.length / mobiles.length).toBeLessThan(0.25);
  });
});
