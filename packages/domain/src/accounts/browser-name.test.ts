import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { browserName, MAX_BROWSER_NAME } from './browser-name.js';

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Edge on Windows',
  ],
  [`${MOZILLA} (Linux; Android 10; K) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `${MOZILLA} (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`${MOZILLA} (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0`, 'Firefox on Linux'],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
  ],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.6 Safari/605.1.15`, 'Safari on Mac'],
  [`${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Chromebook'],
  [`${MOZILLA} (Unheard of) Firefox/1.0`, 'Firefox'],
  ['curl/8.5.0', null],
  ['node', null],
  ['', null],
])('the browser name of %s is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

test('a browser name is not longer than its column for any user agent', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect((browserName(`${text} Chrome/1 Android ${text}`) ?? '').length).toBeLessThanOrEqual(MAX_BROWSER_NAME);
    }),
  );
});
