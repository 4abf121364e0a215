import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  filterAlphanumeric,
  filterDigits,
  filterDigitsAndDots,
  filterLettersAndSpaces,
  filterMarks,
  filterOrganizationName,
  filterSearchedTitle,
} from './input-filters.js';

test('a number keeps its digits up to the maximum length', () => {
  expect(filterDigits('+91 98765-43210', 12)).toBe('919876543210');
  expect(filterDigits('98765432101234', 10)).toBe('9876543210');
});

test('phone and year inputs keep digits and dots up to ten characters', () => {
  expect(filterDigitsAndDots('2a0.1b2')).toBe('20.12');
  expect(filterDigitsAndDots('123456789012')).toBe('1234567890');
});

test('a name keeps letters of every script and spaces', () => {
  expect(filterLettersAndSpaces("Asha2 O'Brien-Patel")).toBe('Asha OBrienPatel');
  expect(filterLettersAndSpaces('आशा पटेल 9')).toBe('आशा पटेल ');
});

test("an organisation name keeps only letters, digits, spaces and & . , ' ( ) / -", () => {
  expect(filterOrganizationName("M/s. Rao & Sons' (Exports), Surat-7 #1 @*!")).toBe(
    "M/s. Rao & Sons' (Exports), Surat-7 1 ",
  );
});

test('a searched title keeps its punctuation, and other symbols between words become spaces', () => {
  expect(filterSearchedTitle("Manager, R&D (Chef's) 3D/CAD - No. 1")).toBe("Manager, R&D (Chef's) 3D/CAD - No. 1");
  expect(filterSearchedTitle('D’Souza श्\u200Dयाम')).toBe('D’Souza श्\u200Dयाम');
  expect(filterSearchedTitle('Sales|Marketing @ Surat #1!')).toBe('Sales Marketing @ Surat 1');
  expect(filterSearchedTitle('asha_r.patel+hr@tapi-looms.example')).toBe('asha_r.patel+hr@tapi-looms.example');
});

test('a GSTIN keeps letters and digits', () => {
  expect(filterAlphanumeric('24-ABCDE 1234F1Z5x', 15)).toBe('24ABCDE1234F1Z5');
});

test.each(['87.25', '100', '101.555', '87.255', '1000', '8.5.2', '-5', '80-85', '9/10'])(
  'marks of %s are kept as typed, key by key or pasted',
  (marks) => {
    expect([...marks].reduce((typed, key) => filterMarks(typed + key), '')).toBe(marks);
    expect(filterMarks(marks)).toBe(marks);
  },
);

test('marks lose letters and percent signs', () => {
  expect(filterMarks('8x')).toBe('8');
  expect(filterMarks('81.25%')).toBe('81.25');
  expect(filterMarks('')).toBe('');
});

test('filtering a filtered text changes nothing', () => {
  const filters = [
    filterDigits,
    filterDigitsAndDots,
    filterLettersAndSpaces,
    filterOrganizationName,
    filterSearchedTitle,
    filterAlphanumeric,
    filterMarks,
  ];
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...filters), (text, filter) => {
      const once = filter(text);
      expect(filter(once)).toBe(once);
    }),
  );
});
