import { listWords, searchedPhone } from '@job-alert/domain/list-search';
import type { Condition } from './list-order.js';

/** What separates words: for letters everything but letters, for digits everything but digits. */
const BETWEEN_LETTERS = String.raw`[^\\p{L}\\p{M}]+`;
const BETWEEN_DIGITS = String.raw`[^\\p{N}]+`;
const SIGNS = String.raw`[^\\p{L}\\p{M} ]+`;

type Text = string | null | undefined;

/** A condition that no row meets, for a text of nothing but punctuation. */
export const NOWHERE: Condition = { sql: 'FALSE', values: [] };

/**
 * Rows that have every word of a text at the start of a word of one of the columns, in any order; no condition without a text.
 * Columns are compared by their collation: names and titles without regard to case and accents.
 */
export function havingWords(columns: readonly string[], text: Text): Condition[] {
  if (!text?.trim()) return [];
  const words = listWords(text);
  const eachIn = (shown: (column: string, word: string) => string, before: string): Condition[] =>
    words.map((word) => ({
      sql: `(${columns.map((column) => `${shown(column, word)} LIKE ?`).join(' OR ')})`,
      values: columns.map(() => `${before}${word}%`),
    }));
  // Most rows are refused by the cheap comparison; where a word starts is asked of the others only.
  const conditions = [...eachIn((column) => column, '%'), ...eachIn(spaced, '% ')];
  return words.length === 0 ? [NOWHERE] : conditions;
}

/**
 * The same in one column of few rows. Fields that take letters and spaces only (specification 2 §5) drop all signs, so
 * that "R&D" arrives as "RD", and people leave them out ("DSouza"): here a word may also start where one does once all signs are gone.
 */
export function havingTypedWords(column: string, text: Text): Condition[] {
  if (!text?.trim()) return [];
  const words = listWords(text);
  const conditions = words.map((word) => ({
    sql: `(${spaced(column, word)} LIKE ? OR CONCAT(' ', REGEXP_REPLACE(${column}, '${SIGNS}', '')) LIKE ?)`,
    values: [`% ${word}%`, `% ${word}%`],
  }));
  return words.length === 0 ? [NOWHERE] : conditions;
}

/** The column with a space before each place where such a word can start. */
const spaced = (column: string, word: string): string =>
  `CONCAT(' ', REGEXP_REPLACE(${column}, '${/^\p{N}/u.test(word) ? BETWEEN_DIGITS : BETWEEN_LETTERS}', ' '))`;

/** Rows that have the words, or whose phone number starts with the text, when that is one. */
export function havingWordsOrPhone(columns: readonly string[], phone: string, text: Text): Condition[] {
  const words = havingWords(columns, text);
  const number = searchedPhone(text ?? '');
  return number === null ? words : [either([words, [{ sql: `${phone} LIKE ?`, values: [`${number}%`] }]])];
}

/** One condition that holds where all of one of some groups hold. */
export function either(groups: readonly (readonly Condition[])[]): Condition {
  return {
    sql: `(${groups.map((all) => all.map(({ sql }) => sql).join(' AND ')).join(' OR ')})`,
    values: groups.flatMap((all) => all.flatMap(({ values }) => values)),
  };
}
