import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPay, formatRupees, formatSalaryRange } from './money.js';

test('rupees are grouped as in India', () => {
  expect(formatRupees(300000)).toBe('₹3,00,000');
  expect(formatRupees(0)).toBe('₹0');
  expect(formatRupees(999)).toBe('₹999');
  expect(formatRupees(1000)).toBe('₹1,000');
  expect(formatRupees(99999)).toBe('₹99,999');
  expect(formatRupees(123456789)).toBe('₹12,34,56,789');
});

test('paise are rounded and the minus sign is before the symbol', () => {
  expect(formatRupees(1499.5)).toBe('₹1,500');
  expect(formatRupees(-150000)).toBe('-₹1,50,000');
  expect(formatRupees(-0.2)).toBe('₹0');
});

test('every whole amount is formatted as Intl formats it', () => {
  const intl = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
  fc.assert(
    fc.property(fc.integer(), (rupees) => {
      expect(formatRupees(rupees)).toBe(intl.format(rupees));
    }),
  );
});

test('a salary range names both ends and the year', () => {
  expect(formatSalaryRange({ salaryMin: 300_000, salaryMax: 450_000 })).toBe('₹3,00,000 to ₹4,50,000 a year');
});

test('pay is a range per year and per month, in whole rupees', () => {
  expect(formatPay({ salaryMin: 300_000, salaryMax: 420_000 })).toBe(
    '₹3,00,000 to ₹4,20,000 a year\n₹25,000 to ₹35,000 a month',
  );
  expect(formatPay({ salaryMin: 220_000, salaryMax: 250_000 })).toMatch('₹18,333 to ₹20,833 a month');
});
