/**
 * The mark of a browser: random text that it makes once, keeps, and sends with each login. After a login the server knows the
 * browser by it, and a stranger's wrong passwords no longer count against it. It opens nothing.
 */
const BYTES = 32;

/** A new mark out of random bytes, which `fill` supplies. */
export function createDeviceToken(fill: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>): string {
  return Array.from(fill(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Can the text be a mark? Anything shorter might be guessed or shared by several browsers. */
export const isDeviceToken = (text: string): boolean => /^[\w-]{32,128}$/.test(text);
