import { expect, test } from 'vitest';
import { isDeviceMark, newDeviceMark } from './device-mark.js';

test('a mark is made of random bytes and is taken as one', () => {
  const mark = newDeviceMark((bytes) => bytes.fill(171));
  expect(mark).toBe('ab'.repeat(32));
  expect(isDeviceMark(mark)).toBe(true);
});

test.each(['', 'short', 'a'.repeat(129), `${'a'.repeat(40)} `, `${'a'.repeat(40)};`])('%j is no mark', (text) => {
  expect(isDeviceMark(text)).toBe(false);
});
