/**
 * Characters that nobody sees: those that turn the direction of others or have no width (`\p{Cf}`), letters without a shape, and halves of
 * surrogate pairs, with which JSON is invalid for the database. Joiners stay where Indian scripts and emoji are written with them: after a
 * sign or a picture, before something that is seen.
 */
const UNSEEN =
  /\p{Cs}|[^\P{Cf}\u200C\u200D]|[\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0]|(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** The text without characters that hide, or make others read in another order than they stand. */
export const removeInvisible = (text: string): string => text.replace(UNSEEN, '');

/** One line of text: control characters and line breaks become spaces, what nobody sees goes, the ends are trimmed. */
export const cleanLine = (text: string): string =>
  removeInvisible(text.replace(/[\p{Cc}\u2028\u2029\u2800]+/gu, ' ')).trim();

/** Text of several lines: line ends become \n, other control characters go, and what nobody sees; the ends are trimmed. */
export const cleanText = (text: string): string =>
  removeInvisible(text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')).trim();
