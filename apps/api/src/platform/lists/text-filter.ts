import { listWords } from '@job-alert/domain/lists/list-search';
import type { Condition } from './list-order.js';

/** What separates words: for letters everything but letters, for digits everything but digits. */
const BETWEEN_LETTERS = String.raw`[^\\p{L}\\p{M}]+`;
const BETWEEN_DIGITS = String.raw`[^\\p{N}]+`;
const SIGNS = String.raw`[^\\p{L}\\p{M} ]+`;

type Text = string | null | undefined;

/** A condition that no row meets, for a text of nothing but punctuation. */
export const NO_ROWS: Condition = { sql: 'FALSE', values: [] };

/**
 * Rows that have every word of a text at the start of a word of one of the columns, in any order; no condition without a text. Use it for
 * few rows: it reads each of them. What has signs between its letters is also one word without them, as in the index of words
 * (`nameWords`): fields that take letters and spaces only (specification 2 §5) turn "R&D" into "RD".
 *
 * Columns are compared by their collation: names and titles without regard to case and accents.
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

/** The column with a space before each place where such a word can start. */
const spaced = (column: string, word: string): string =>
  `CONCAT(' ', REGEXP_REPLACE(${column}, '${/^\p{N}/u.test(word) ? BETWEEN_DIGITS : BETWEEN_LETTERS}', ' '))`;

/** One condition that holds where all of one of some groups hold. */
export function anyOf(groups: readonly (readonly Condition[])[]): Condition {
  return {
    sql: `(${groups.map((all) => all.map(({ sql }) => sql).join(' AND ')).join(' OR ')})`,
    values: groups.flatMap((all) => all.flatMap(({ values }) => values)),
  };
}
