import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { validate } from '../fields/validation.js';
import { identityNumberFields, isMaskedAadhaar, lastFour, maskAadhaar } from './identity-numbers.js';

const schema = z.object(identityNumberFields);
type Field = keyof typeof identityNumberFields;

const storedValue = (field: Field, typed: unknown): unknown => {
  const result = validate(schema, { [field]: typed });
  return result.ok ? result.value[field] : result.errors[field];
};

describe('every identity number', () => {
  test.each(Object.keys(identityNumberFields) as Field[])(
    '%s is unchanged when absent, removed when empty',
    (field) => {
      expect(validate(schema, {})).toEqual({ ok: true, value: {} });
      expect(storedValue(field, undefined)).toBeUndefined();
      expect(storedValue(field, '')).toBeNull();
      expect(storedValue(field, '  ')).toBeNull();
      expect(storedValue(field, null)).toBeNull();
    },
  );

  test.each([
    { field: 'aadhaarNumber', typed: '1234 5678 9012', number: '123456789012' },
    { field: 'panNumber', typed: ' abcde1234f ', number: 'ABCDE1234F' },
    { field: 'drivingLicenseNumber', typed: 'mh14 2011 0012345', number: 'MH1420110012345' },
    { field: 'passportNumber', typed: 'a 1234567', number: 'A1234567' },
  ] as const)('$field $typed is stored as $number', ({ field, typed, number }) => {
    expect(storedValue(field, typed)).toBe(number);
  });
});

test.each(['12345678901', '1234567890123', '12345678901X', 'XXXX-XXXX-123', '123'])(
  '%s is rejected as an Aadhaar number',
  (typed) => {
    expect(storedValue('aadhaarNumber', typed)).toEqual(['Aadhaar ID must be exactly 12 digits.']);
  },
);

test.each(['ABCD1234F', 'ABCDE12345', '1BCDE1234F', 'ABCDE1234FG'])('%s is rejected as a PAN', (typed) => {
  expect(storedValue('panNumber', typed)).toEqual([
    'PAN must be 10 characters: 5 letters, 4 digits, 1 letter (e.g., ABCDE1234F)',
  ]);
});

test.each(['M1420110012345', 'MH142011001234', 'MH-1420110012345', 'MH14201100123456'])(
  '%s is rejected as a driving licence number',
  (typed) => {
    expect(storedValue('drivingLicenseNumber', typed)).toEqual([
      'Enter a valid Indian Driving License Number (e.g., MH1420110012345).',
    ]);
  },
);

test.each(['Q1234567', 'X1234567', 'A123456', 'A12345678', '12345678', 'AB123456'])(
  '%s is rejected as a passport number',
  (typed) => {
    expect(storedValue('passportNumber', typed)).toEqual([
      'Passport should start with a letter followed by 7 digits (e.g., A1234567).',
    ]);
  },
);

describe('the mask of an Aadhaar number', () => {
  test('shows the last four digits', () => {
    expect(maskAadhaar('1234 5678 9012')).toBe('XXXX-XXXX-9012');
    expect(maskAadhaar('9012')).toBe('XXXX-XXXX-9012');
    expect(lastFour('A1234567')).toBe('4567');
  });

  test('is recognised and differs from a full number', () => {
    expect(isMaskedAadhaar(maskAadhaar('123456789012'))).toBe(true);
    expect(isMaskedAadhaar(' xxxx-xxxx-9012 ')).toBe(true);
    expect(isMaskedAadhaar('123456789012')).toBe(false);
    expect(isMaskedAadhaar('')).toBe(false);
  });

  test('leaves the number unchanged when it is submitted', () => {
    expect(storedValue('aadhaarNumber', 'XXXX-XXXX-9012')).toBeUndefined();
  });
});
