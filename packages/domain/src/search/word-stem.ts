/** The minimum length of a stem. Shorter ones would be shared by unrelated words: "lab" by "labour" and "laboratory". */
const MIN_STEM_LENGTH = 4;

/** Suffixes of activities and people, longer ones first: driver, driving; accounts, accountant, accountancy. */
const COMMON_ENDING = /(?:ing|er|or)$/;
const RARE_ENDING = /(?:anc[ye]|enc[ye]|ments?|ant|ist|ion|ian|al|ed)$/;
const DOUBLED = /([bcdfgkmnprtv])\1$/;
const VOWEL = /[aeiouy]/;

/** Words whose stem belongs to other work: a technician, a physician. */
const UNRELATED: ReadonlySet<string> = new Set(['technical', 'physical']);

/**
 * Returns the stem of an English word in job titles: "accountant" and "accounts", "driver" and "driving" have the same stem.
 * Words with digits or signs and words of other scripts are returned unchanged.
 */
export function stemWord(word: string): string {
  if (!/^[a-z]{5,}$/.test(word) || UNRELATED.has(word)) return word;
  let stem = singular(word);
  for (let shorter = withoutEnding(stem); shorter !== stem; shorter = withoutEnding(stem)) stem = shorter;
  return stem;
}

function singular(word: string): string {
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  const one = word.replace(/ies$/, 'y').replace(/(x|ch|sh|ss|z)es$|s$/, '$1');
  return one.length < MIN_STEM_LENGTH ? word : one;
}

function withoutEnding(word: string): string {
  const stem = cut(cut(word, COMMON_ENDING), RARE_ENDING);
  return stem.length > MIN_STEM_LENGTH && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}

function cut(word: string, ending: RegExp): string {
  const stem = word.replace(ending, '');
  if (stem === word || stem.length < MIN_STEM_LENGTH || !VOWEL.test(stem)) return word;
  return stem.length > MIN_STEM_LENGTH ? stem.replace(DOUBLED, '$1') : stem;
}
