/**
 * Invisible characters: direction overrides and zero-width characters (`\p{Cf}`), blank letters, and unpaired
 * surrogates, which are invalid JSON for the database. Joiners remain where Indian scripts and emoji need them: between
 * visible characters.
 */
const UNSEEN =
  /\p{Cs}|[^\P{Cf}\u200C\u200D]|[\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0]|(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** Removes invisible and reordering characters. */
export const removeInvisible = (text: string): string => text.replace(UNSEEN, '');

/**
 * Normalizes a single line: control characters and line breaks become spaces, invisible characters are removed, the
 * ends are trimmed.
 */
export const cleanLine = (text: string): string =>
  removeInvisible(text.replace(/[\p{Cc}\u2028\u2029\u2800]+/gu, ' ')).trim();

/**
 * Normalizes text of several lines: line ends become \n, control and invisible characters are removed, the ends are
 * trimmed.
 */
export const cleanText = (text: string): string =>
  removeInvisible(text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')).trim();
