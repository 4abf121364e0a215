import { letterDistance } from '../text/letter-distance.js';

/** Domains that most people in India have their address at. */
const COMMON_DOMAINS = ['gmail.com', 'yahoo.com', 'yahoo.co.in', 'hotmail.com', 'outlook.com', 'rediffmail.com'];
/** Other providers whose names are as close as a typing error. */
const OTHER_DOMAINS = ['ymail.com', 'mail.com', 'email.com', 'gmx.com', 'yahoo.in', 'yahoo.co.uk', 'hotmail.co.in'];
/** Two wrong letters are counted as an error only in a long domain, because short ones have too many neighbours. */
const LONG_DOMAIN = 9;

/** Returns the address that was probably meant, such as krupa@gmail.com for krupa@gmial.com. Returns null for any other address. */
export function suggestEmail(email: string): string | null {
  const [, name, domain] = /^(\S+)@(\S{4,20})$/.exec(email.trim().toLowerCase()) ?? [];
  if (!name || !domain || COMMON_DOMAINS.includes(domain) || OTHER_DOMAINS.includes(domain)) return null;
  const meant =
    COMMON_DOMAINS.find((common) => letterDistance(domain, common) === 1) ??
    COMMON_DOMAINS.find((common) => common.length > LONG_DOMAIN && letterDistance(domain, common) === 2);
  return meant ? `${name}@${meant}` : null;
}
