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
    COMMON_DOMAINS.find((common) => typingErrors(domain, common) === 1) ??
    COMMON_DOMAINS.find((common) => common.length > LONG_DOMAIN && typingErrors(domain, common) === 2);
  return meant ? `${name}@${meant}` : null;
}

/** Counts wrong, missing, extra and swapped letters between two words. */
function typingErrors(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const [a, b] = [one[row - 1], other[column - 1]];
      const isSwapped = row > 1 && column > 1 && a === other[column - 2] && b === one[row - 2];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (a === b ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? 0;
}
