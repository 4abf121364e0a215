/** How many names a question shows; the rest is a number. */
const SHOWN = 5;

/** "Asha Patel, Rohan Mehta and 3 more". */
export function nameSome(names: readonly string[]): string {
  if (names.length <= SHOWN) return names.join(', ');
  return `${names.slice(0, SHOWN).join(', ')} and ${names.length - SHOWN} more`;
}
