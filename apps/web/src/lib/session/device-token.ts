import { createDeviceToken, isDeviceToken } from '@job-alert/domain/accounts/device-token';

const NAME = 'device';
const HALF_A_YEAR = 180 * 86_400;

/**
 * Returns the token by which the server recognizes this browser at login. It is a cookie, because logins clear both
 * storages.
 */
export function deviceToken(): string {
  const stored = new Map(document.cookie.split('; ').map((pair) => [pair.split('=')[0], pair.split('=')[1]])).get(NAME);
  const mark =
    stored !== undefined && isDeviceToken(stored)
      ? stored
      : createDeviceToken((bytes) => crypto.getRandomValues(bytes));
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${NAME}=${mark}; path=/; max-age=${HALF_A_YEAR}; samesite=strict${secure}`;
  return mark;
}
