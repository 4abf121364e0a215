import { removeInvisible } from '../text/plain-text.js';
import { TEXT_LIMITS } from './text-limits.js';

const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;

/**
 * Returns the normalized URL of a web page, adding 'https://' to a bare host. Returns null for other schemes,
 * credentials, white space, and hosts without a dot.
 */
export function webAddress(text: string): string | null {
  const typed = removeInvisible(text).trim();
  const address = SCHEME.test(typed) ? typed : `https://${typed}`;
  if (address.length > TEXT_LIMITS.url || /[\s\\<>"'`\p{Cc}]/u.test(address)) return null;
  // URL would silently accept 'https:///host', which other parsers do not.
  if (!/^https?:\/\/[^/]/i.test(address)) return null;
  const url = parseUrl(address);
  if (!url || url.username !== '' || url.password !== '' || !HOST.test(url.hostname)) return null;
  return address;
}

function parseUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
