import { createDeviceToken, isDeviceToken } from '@job-alert/domain/accounts/device-token';

const NAME = 'device';
const HALF_A_YEAR = 180 * 86_400;

/**
 * The mark by which the server knows this browser at the next login. A cookie, because both storages are emptied at every login and
 * logout; the server takes it only as part of a login.
 */
export function deviceToken(): string {
  const kept = new Map(document.cookie.split('; ').map((pair) => [pair.split('=')[0], pair.split('=')[1]])).get(NAME);
  const mark =
    kept !== undefined && isDeviceToken(kept) ? kept : createDeviceToken((bytes) => crypto.getRandomValues(bytes));
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${NAME}=${mark}; path=/; max-age=${HALF_A_YEAR}; samesite=strict${secure}`;
  return mark;
}
