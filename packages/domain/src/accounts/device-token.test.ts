import { expect, test } from 'vitest';
import { createDeviceToken, isDeviceToken } from './device-token.js';

test('a device token is created from random bytes and is valid', () => {
  const mark = createDeviceToken((bytes) => bytes.fill(171));
  expect(mark).toBe('ab'.repeat(32));
  expect(isDeviceToken(mark)).toBe(true);
});

test.each(['', 'short', 'a'.repeat(129), `${'a'.repeat(40)} `, `${'a'.repeat(40)};`])(
  '%j is not a device token',
  (text) => {
    expect(isDeviceToken(text)).toBe(false);
  },
);
