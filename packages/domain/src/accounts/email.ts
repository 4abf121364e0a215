/**
 * The one form in which an e-mail address is kept and compared: compatible characters composed (NFKC), lower case, and without
 * characters that nobody sees (zero-width joiners, soft hyphens, variation selectors). Before the @ accents stay: asha@… and áshá@…
 * are different people. A domain of other letters is written as the mail servers write it (punycode).
 */
export function normalizeEmail(text: string): string {
  const typed = text.normalize('NFKC').replace(UNSEEN, '').toLowerCase().normalize('NFKC').trim();
  const at = typed.lastIndexOf('@') + 1;
  return at === 0 ? typed : typed.slice(0, at) + asciiDomain(typed.slice(at));
}

const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The domain in ASCII; as it is when it has no such form, which `emailAddress` then refuses. */
function asciiDomain(domain: string): string {
  // Only names: the parser of addresses would read numbers, percent signs and colons in its own way.
  if (!/[^\p{ASCII}]/u.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}
