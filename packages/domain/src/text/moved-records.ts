/** Returns a number with its noun: "1 job", "2,000 jobs". */
export const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en-IN')} ${one}${count === 1 ? '' : 's'}`;

/**
 * Describes the records that a merge moves, by their nouns: "2 applications and 1 note go over, each with its history."
 * Returns `nothing` if there are none.
 */
export function describeMove(counts: Readonly<Record<string, number>>, nothing: string): string {
  const parts = Object.entries(counts).flatMap(([noun, count]) => (count > 0 ? [counted(count, noun)] : []));
  if (parts.length === 0) return nothing;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const list = [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ');
  return `${list} ${total === 1 ? 'goes over, with its' : 'go over, each with its'} history.`;
}
