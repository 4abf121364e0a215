/**
 * Normalizes an email address for storage and comparison: compatible characters composed (NFKC), lower case, without
 * invisible characters (zero-width joiners, soft hyphens, variation selectors). Accents before the @ remain, because
 * asha@… and áshá@… are different people. International domains become ASCII (punycode), as mail servers use them.
 */
export function normalizeEmail(text: string): string {
  const typed = text.normalize('NFKC').replace(UNSEEN, '').toLowerCase().normalize('NFKC').trim();
  const at = typed.lastIndexOf('@') + 1;
  return at === 0 ? typed : typed.slice(0, at) + asciiDomain(typed.slice(at));
}

const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Returns the domain in ASCII, or unchanged if it has no ASCII form. `emailAddress` then rejects it. */
function asciiDomain(domain: string): string {
  // Only host names: the URL parser would reinterpret numbers, percent signs and colons.
  if (!/[^\p{ASCII}]/u.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}
