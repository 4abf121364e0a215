import { isDeviceToken } from '@job-alert/domain/accounts/device-token';
import { beforeEach, expect, it } from 'vitest';
import { deviceToken } from './device-token';
import { clearStorages } from './session-storage';

beforeEach(() => {
  document.cookie = 'device=; path=/; max-age=0';
});

it('the mark of the browser stays the same when logging out empties the storages', () => {
  const mark = deviceToken();
  expect(isDeviceToken(mark)).toBe(true);
  clearStorages();
  expect(deviceToken()).toBe(mark);
});

it('a mark that somebody has changed into something else is made anew', () => {
  document.cookie = 'device=mine; path=/';
  const mark = deviceToken();
  expect(isDeviceToken(mark)).toBe(true);
  expect(deviceToken()).toBe(mark);
});
