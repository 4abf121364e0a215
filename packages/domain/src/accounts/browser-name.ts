export const MAX_BROWSER_NAME = 40;

/** The order matters, because most browsers name others as well. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
];
const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const findName = (names: typeof BROWSERS, userAgent: string): string | undefined =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0];

/** Returns a readable name for a User-Agent header, such as "Chrome on Android", or null for programs. */
export function browserName(userAgent: string): string | null {
  const browser = findName(BROWSERS, userAgent);
  const system = findName(SYSTEMS, userAgent);
  if (browser === undefined) return null;
  return system === undefined ? browser : `${browser} on ${system}`;
}
