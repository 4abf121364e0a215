import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { errorsOf } from '../../test/errors-of.js';
import { phoneNumber } from './fields.js';
import { filterDigitsAndDots } from '../text/input-filters.js';
import { filterPhone, isTenDigits, parsePhone, whatsAppNumber } from './phone.js';

const tenDigits = fc.stringMatching(/^[6-8]\d{9}$/);
const prefixes = ['', '0', '+91', '+91 ', '+91-0', '91', '91 ', '0091 ', '0091-', '(+91) '];

describe('a phone number', () => {
  test.each([
    '9876543210',
    '+91 98765 43210',
    '098765 43210',
    '0091-98765-43210',
    '+91-98765-43210',
    ' 91 98765 43210 ',
    '+91 (0) 98765.43210',
    '+91\u00a098765\u00a043210',
    '\u202a+91 98765 43210\u202c',
    '98765\u200b43210',
    '98765\u201343210',
    '\uff0b91 98765 43210',
    '\u096f\u096e\u096d\u096c\u096b \u096a\u0969\u0968\u0967\u0966',
    '+\u096f\u0967 \u096f\u096e\u096d\u096c\u096b \u096a\u0969\u0968\u0967\u0966',
    '\u0aef\u0aee\u0aed\u0aec\u0aeb\u0aea\u0ae9\u0ae8\u0ae7\u0ae6',
    '\u0beF\u0bee\u0bed\u0bec\u0beb\u0bea\u0be9\u0be8\u0be7\u0be6',
    '\u06f9\u06f8\u06f7\u06f6\u06f5\u06f4\u06f3\u06f2\u06f1\u06f0',
  ])('written as %s is parsed as its ten digits', (text) => {
    expect(parsePhone(text)).toBe('9876543210');
  });

  test('keeps its ten digits after any prefix', () => {
    fc.assert(
      fc.property(tenDigits, fc.constantFrom(...prefixes), (digits, prefix) => {
        expect(parsePhone(`${prefix}${digits.slice(0, 5)} ${digits.slice(5)}`)).toBe(digits);
      }),
    );
  });

  test('with ten digits that begins with 91 has no prefix', () => {
    expect(parsePhone('9198765432')).toBe('9198765432');
  });

  test.each(['', 'call me', '98765', '98765 43210 / 98765 43211', '+44 20 7946 0000', '987654321O'])(
    'cannot be parsed from "%s"',
    (text) => {
      expect(isTenDigits(parsePhone(text))).toBe(false);
    },
  );
});

describe('the input filter of a phone field', () => {
  const typedOneByOne = (text: string) => [...text].reduce((typed, key) => filterPhone(typed + key), '');

  test.each(['9876543210', '+91 98765 43210', '0091 98765 43210', '098765 43210', '91 98765 43210'])(
    'keeps the ten digits of %s, typed key by key or pasted',
    (text) => {
      expect(typedOneByOne(text)).toBe('9876543210');
      expect(filterPhone(text)).toBe('9876543210');
    },
  );

  test('keeps at most ten digits and no other characters', () => {
    expect(filterPhone('98a765 43210 99')).toBe('9876543210');
    expect(filterPhone('abc')).toBe('');
  });

  test('keeps a foreign number so that its error can be shown', () => {
    expect(filterPhone('+44 20 7946 0000')).toBe('+442079460000');
  });

  test('keeps dots if the screen allows them', () => {
    expect(filterPhone('98.76', filterDigitsAndDots)).toBe('98.76');
    expect(filterPhone('+91 98765 43210', filterDigitsAndDots)).toBe('9876543210');
  });

  test('changes nothing when it is applied again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+- .a') }), (text) => {
        expect(filterPhone(filterPhone(text))).toBe(filterPhone(text));
      }),
    );
  });
});

describe('the validation of a phone number', () => {
  const schema = z.object({ contact: phoneNumber('Contact No', 'Contact number must be exactly 10 digits.') });

  test.each([
    '9876543210',
    '6000000001',
    '2612345678',
    '0261 234 5678',
    '+91-261-2345678',
    '+91 22 6789 0123',
    '080 4123 4567',
  ])('accepts %s', (contact) => {
    expect(errorsOf(schema, { contact })).toEqual({});
  });

  test.each([
    ['', 'Contact No is required.'],
    ['98765', 'Contact number must be exactly 10 digits.'],
    ['98765432101', 'Contact number must be exactly 10 digits.'],
    ['+91 98765', 'Contact number must be exactly 10 digits.'],
    ['+44 20 7946 0000', 'Only phone numbers of India can be entered here.'],
    ['0000000000', 'This is not a mobile or landline number of India.'],
    ['1111111111', 'This is not a mobile or landline number of India.'],
    ['5000000000', 'This is not a mobile or landline number of India.'],
  ])('rejects "%s": %s', (contact, message) => {
    expect(errorsOf(schema, { contact })).toEqual({ contact: [message] });
  });
});

test.each([
  ['9876543210', '919876543210'],
  ['6000000000', '916000000000'],
  ['2612345678', null],
  ['', null],
  ['+919876543210', null],
])('the WhatsApp number of %s is %s', (phone, number) => {
  expect(whatsAppNumber(phone)).toBe(number);
});
