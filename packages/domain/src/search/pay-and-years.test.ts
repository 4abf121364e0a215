import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMinSalary } from './min-salary.js';
import { readPay, readYears } from './pay-and-years.js';

describe('pay in a search', () => {
  test.each([
    ['10k salary', 120_000],
    ['salary 20000', 240_000],
    ['20000 per month', 240_000],
    ['20,000/month', 240_000],
    ['₹20000', 240_000],
    ['20000 rs', 240_000],
    ['15k-20k', 180_000],
    ['15 to 20k salary', 180_000],
    ['500 per day', 156_000],
    ['3 lakh', 300_000],
    ['3.5 lakh', 350_000],
    ['3 lakh per month', 3_600_000],
    ['5 LPA', 500_000],
    ['salary 250000', 250_000],
    ['240000 per annum', 240_000],
    ['20000 પગાર', 240_000],
    ['999999999 lakh', 1_000_000_000],
  ])('is read as rupees per year: %s', (text, minSalary) => {
    expect(readPay(text)?.filters).toEqual({ minSalary });
  });

  test.each([
    '12th pass',
    '4k video editor',
    'salary',
    '395002',
    '2 years',
    'iso 9001',
    'java 8',
    'grade 12 salary',
    '20 pm',
    'c4',
  ])('is not read from %s', (text) => {
    expect(readPay(text)).toBeNull();
  });

  test('leaves the other words', () => {
    expect(readPay('driver salary 20000 surat')?.text.trim().split(/\s+/)).toEqual(['driver', 'surat']);
  });
});

describe('experience in a search', () => {
  test.each([
    ['2 years', 2],
    ['2+ yrs experience', 2],
    ['3-5 years of experience', 3],
    ['experience 4', 4],
    ['exp: 2 yrs', 2],
    ['6 months experience', 0],
    ['2 साल', 2],
  ])('is read in years: %s', (text, experience) => {
    expect(readYears(text)).toEqual({ text: ' ', filters: { experience } });
  });

  test.each(['18 years old', 'experienced driver', '12th pass', '2 lakh'])('is not read from %s', (text) => {
    expect(readYears(text)).toBeNull();
  });
});

test('pay and years of any text are within their limits', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789., klakhpmyersxd₹-/'), maxLength: 300 }), (text) => {
      expect(readPay(text)?.filters.minSalary ?? 12_000).toBeGreaterThanOrEqual(12_000);
      expect(readPay(text)?.filters.minSalary ?? 0).toBeLessThanOrEqual(1_000_000_000);
      expect(readYears(text)?.filters.experience ?? 0).toBeLessThanOrEqual(99);
    }),
  );
});

test('a minimum salary of a URL is a positive whole number within the limit', () => {
  expect(['240000', '9999999999', '0', '-5', '1e5', ''].map(parseMinSalary)).toEqual([
    240_000,
    1_000_000_000,
    null,
    null,
    null,
    null,
  ]);
});
