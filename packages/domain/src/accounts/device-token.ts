/**
 * Device token: random text that a browser creates once, stores, and sends with each login. After a login the server recognizes
 * the browser, and failed logins from other browsers no longer count against it. It grants no access.
 */
const BYTES = 32;

/** Creates a device token from random bytes that `fill` supplies. */
export function createDeviceToken(fill: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>): string {
  return Array.from(fill(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns true for the format of a device token. Shorter text could be guessed or shared by several browsers. */
export const isDeviceToken = (text: string): boolean => /^[\w-]{32,128}$/.test(text);
