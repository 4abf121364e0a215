/** Returns a number with its noun: "1 job", "2,000 jobs". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

/** Returns parts as a list: "2 companies, 1 job and 1 note". */
export const listed = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ');

/**
 * Describes the records that a merge moves, by their nouns: "2 applications and 1 note go over, each with its history."
 * Returns `nothing` if there are none.
 */
export function describeMove(
  counts: Readonly<Record<string, number>>,
  nothing: string,
  plurals: Readonly<Record<string, string>> = {},
): string {
  const parts = Object.entries(counts).flatMap(([noun, count]) =>
    count > 0 ? [counted(count, noun, plurals[noun])] : [],
  );
  if (parts.length === 0) return nothing;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return `${listed(parts)} ${total === 1 ? 'goes over, with its' : 'go over, each with its'} history.`;
}
