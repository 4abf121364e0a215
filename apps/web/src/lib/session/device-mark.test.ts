import { isDeviceToken } from '@job-alert/domain/accounts/device-token';
import { beforeEach, expect, it } from 'vitest';
import { deviceMark } from './device-mark';
import { clearStorages } from './session-storage';

beforeEach(() => {
  document.cookie = 'device=; path=/; max-age=0';
});

it('the mark of the browser stays the same when logging out empties the storages', () => {
  const mark = deviceMark();
  expect(isDeviceToken(mark)).toBe(true);
  clearStorages();
  expect(deviceMark()).toBe(mark);
});

it('a mark that somebody has changed into something else is made anew', () => {
  document.cookie = 'device=mine; path=/';
  const mark = deviceMark();
  expect(isDeviceToken(mark)).toBe(true);
  expect(deviceMark()).toBe(mark);
});
