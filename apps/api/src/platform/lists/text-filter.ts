import { listWords } from '@job-alert/domain/lists/list-search';
import type { Condition } from './list-order.js';

/** Word separators: for letters everything except letters, for digits everything except digits. */
const BETWEEN_LETTERS = String.raw`[^\\p{L}\\p{M}]+`;
const BETWEEN_DIGITS = String.raw`[^\\p{N}]+`;
const SIGNS = String.raw`[^\\p{L}\\p{M} ]+`;

type Text = string | null | undefined;

/** A condition that no row meets, for a search text of punctuation. */
export const NO_ROWS: Condition = { sql: 'FALSE', values: [] };

/**
 * Conditions for rows in which every word of a text is the start of a word of some column, in any order. Returns no condition without a
 * text. It reads every row, so use it for few rows. A word with punctuation inside also counts as one word without it, as in the word
 * index (`nameWords`): fields that take letters and spaces only (specification 2 §5) turn "R&D" into "RD". Columns compare by their
 * collation: names and titles ignore case and accents.
 */
export function matchesWords(columns: readonly string[], text: Text): Condition[] {
  if (!text?.trim()) return [];
  const words = listWords(text);
  const startsIn = (column: string, word: string): string =>
    `${spaced(column, word)} LIKE ? OR CONCAT(' ', REGEXP_REPLACE(${column}, '${SIGNS}', '')) LIKE ?`;
  const conditions = words.map((word) => ({
    sql: `(${columns.map((column) => startsIn(column, word)).join(' OR ')})`,
    values: columns.flatMap(() => [`% ${word}%`, `% ${word}%`]),
  }));
  return words.length === 0 ? [NO_ROWS] : conditions;
}

/** SQL for the column with a space before each possible start of a word. */
const spaced = (column: string, word: string): string =>
  `CONCAT(' ', REGEXP_REPLACE(${column}, '${/^\p{N}/u.test(word) ? BETWEEN_DIGITS : BETWEEN_LETTERS}', ' '))`;

/** A condition that holds if all conditions of one group hold. */
export function anyOf(groups: readonly (readonly Condition[])[]): Condition {
  return {
    sql: `(${groups.map((all) => all.map(({ sql }) => sql).join(' AND ')).join(' OR ')})`,
    values: groups.flatMap((all) => all.flatMap(({ values }) => values)),
  };
}
