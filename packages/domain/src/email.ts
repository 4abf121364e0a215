/**
 * The one form in which an e-mail address is kept and compared: compatible characters composed (NFKC), lower case, and without
 * characters that nobody sees (zero-width joiners, soft hyphens). Accents stay: asha@… and áshá@… are different people.
 */
export function normalizeEmail(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .normalize('NFKC')
    .trim();
}
