import { expect, test } from 'vitest';
import { createDeviceToken, isDeviceToken } from './device-token.js';

test('a mark is made of random bytes and is taken as one', () => {
  const mark = createDeviceToken((bytes) => bytes.fill(171));
  expect(mark).toBe('ab'.repeat(32));
  expect(isDeviceToken(mark)).toBe(true);
});

test.each(['', 'short', 'a'.repeat(129), `${'a'.repeat(40)} `, `${'a'.repeat(40)};`])('%j is no mark', (text) => {
  expect(isDeviceToken(text)).toBe(false);
});
