import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRupees } from '../india/money.js';
import { filterNumberInput, parseNumberInput } from './parse-number.js';

const amount = fc.integer({ min: 0, max: 1_000_000_000 });

describe('a number', () => {
  test.each([
    ['1200000', '1200000'],
    ['12,00,000', '1200000'],
    ['1,200,000', '1200000'],
    ['₹12,00,000/-', '1200000'],
    ['Rs. 12,00,000', '1200000'],
    ['12 lakh', '1200000'],
    ['12 Lakhs', '1200000'],
    ['12L', '1200000'],
    ['12 LPA', '1200000'],
    ['12.5 lakh', '1250000'],
    ['1.25 crore', '12500000'],
    ['50k', '50000'],
    ['\u0967\u0968 lakh', '1200000'],
    ['007', '7'],
    ['0', '0'],
  ])('typed as %s is parsed as %s', (typed, number) => {
    expect(parseNumberInput(typed)).toBe(number);
  });

  test.each([
    '',
    '10-12',
    '12-15 lakh',
    '3.5',
    '12.34567890 lakh',
    '1,2',
    '12,0,000',
    '12 million',
    '12 lakh 50',
    'many',
  ])('typed as "%s" is ambiguous or invalid and kept as typed', (typed) => {
    expect(parseNumberInput(typed)).toBe(typed);
  });

  test('is parsed from plain digits and from Indian and Western digit groups', () => {
    fc.assert(
      fc.property(amount, (number) => {
        for (const typed of [String(number), formatRupees(number), number.toLocaleString('en-US')])
          expect(parseNumberInput(typed)).toBe(String(number));
      }),
    );
  });

  test('is unchanged when it is parsed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789,. lakhcr₹-') }), (typed) => {
        expect(parseNumberInput(parseNumberInput(typed))).toBe(parseNumberInput(typed));
      }),
    );
  });
});

describe('the input filter of a number field', () => {
  const typedOneByOne = (text: string) => [...text].reduce((typed, key) => filterNumberInput(typed + key, typed), '');

  test.each(['1200000', '12,00,000', '12 lakh', '1.5 crore', '₹50k', 'Rs. 500'])(
    'keeps %s, typed key by key or pasted',
    (text) => {
      expect(typedOneByOne(text)).toBe(text);
      expect(filterNumberInput(text, '')).toBe(text);
    },
  );

  test('drops letters', () => {
    expect(typedOneByOne('a1b2')).toBe('12');
    expect(filterNumberInput('12abc', '')).toBe('12');
    expect(filterNumberInput('abc', '')).toBe('');
    expect(filterNumberInput('4 years', '')).toBe('4');
  });

  test.each(['-5', '-1200000', '₹-5', '10-12', '12-15 lakh', '1.5.3', '10/12'])(
    'keeps %s unchanged, because it would be another number without its sign',
    (text) => {
      expect(typedOneByOne(text)).toBe(text);
      expect(filterNumberInput(text, '')).toBe(text);
      expect(parseNumberInput(text)).toBe(text);
    },
  );

  test('keeps a range or another invalid number so that its error can be shown', () => {
    expect(filterNumberInput('10-12', '')).toBe('10-12');
    expect(filterNumberInput('12-15 lakh', '')).toBe('12-15 lakh');
    expect(filterNumberInput('INR -5 only', '')).toBe('INR -5 only');
    expect(filterNumberInput('12 million', '')).toBe('12 million');
    expect(filterNumberInput('12 lakhs per annum', '')).toBe('12 lakhs per annum');
    expect(filterNumberInput('10-1', '10-12')).toBe('10-1');
  });
});
