import { isDeviceToken } from '@job-alert/domain/accounts/device-token';
import { beforeEach, expect, it } from 'vitest';
import { deviceToken } from './device-token';
import { clearStorages } from './session-storage';

beforeEach(() => {
  document.cookie = 'device=; path=/; max-age=0';
});

it('the device token stays the same when a logout clears the storages', () => {
  const mark = deviceToken();
  expect(isDeviceToken(mark)).toBe(true);
  clearStorages();
  expect(deviceToken()).toBe(mark);
});

it('an invalid device token is replaced by a new one', () => {
  document.cookie = 'device=mine; path=/';
  const mark = deviceToken();
  expect(isDeviceToken(mark)).toBe(true);
  expect(deviceToken()).toBe(mark);
});
