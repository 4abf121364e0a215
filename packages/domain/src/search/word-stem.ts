/** The minimum length of a stem. Shorter ones would be shared by unrelated words. */
const MIN_STEM_LENGTH = { common: 3, rare: 4 } as const;

/** Suffixes of activities and people, longer ones first: driver, driving; accounts, accountant, accountancy. */
const COMMON_ENDING = /(?:ing|er|or)$/;
const RARE_ENDING = /(?:anc[ye]|enc[ye]|ments?|ant|ist|ion|ian|al|ed)$/;
const DOUBLED = /([bcdfgkmnprtv])\1$/;
const VOWEL = /[aeiouy]/;

/**
 * Returns the stem of an English word in job titles: "accountant" and "accounts", "driver" and "driving" have the same stem.
 * Words with digits or signs and words of other scripts are returned unchanged.
 */
export function stemWord(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  let stem = singular(word);
  for (let shorter = withoutEnding(stem); shorter !== stem; shorter = withoutEnding(stem)) stem = shorter;
  return stem;
}

function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss|z)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  const stem = cut(cut(word, COMMON_ENDING, MIN_STEM_LENGTH.common), RARE_ENDING, MIN_STEM_LENGTH.rare);
  return stem.length > MIN_STEM_LENGTH.rare && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}

function cut(word: string, ending: RegExp, shortest: number): string {
  const stem = word.replace(ending, '');
  if (stem === word || stem.length < shortest || !VOWEL.test(stem)) return word;
  return stem.length > MIN_STEM_LENGTH.common ? stem.replace(DOUBLED, '$1') : stem;
}
