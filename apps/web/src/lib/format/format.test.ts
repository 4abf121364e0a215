import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from './format';

const intl = new Intl.NumberFormat('en-IN');

test('formatNumber formats whole numbers like Intl', () => {
  expect(formatNumber(123456)).toBe('1,23,456');
  fc.assert(fc.property(fc.maxSafeInteger(), (value) => formatNumber(value) === intl.format(value)));
});

test('formatNumber formats fractions like Intl', () => {
  expect(formatNumber(1234.5)).toBe('1,234.5');
  fc.assert(fc.property(fc.double({ noInteger: true }), (value) => formatNumber(value) === intl.format(value)));
});
