import { EXPERIENCE_BAND_YEARS, EXPERIENCE_BANDS } from '../jobs/job-bands.js';
import { QUALIFICATION_LEVELS } from '../candidates/qualification-level.js';
import { WORK_MODES } from '../jobs/job-labels.js';
import { NOTICE_PERIODS, OPEN_TO } from '../jobs/job-preference-labels.js';
import { wordsInOrder } from './job-search.js';
import { placeWords } from './place-names.js';
import { MAX_NAME_WORDS, otherSkillName, skillKey, stemsWithSkillNames, textParts } from './skill-fit.js';
import { FILLER_WORDS } from './stop-words.js';
import { type SearchedSynonymGroup, searchedSynonymGroups, synonymGroupTerm } from './synonym-groups.js';
import { stemWord } from './word-stem.js';

/** The parts of a candidate in which words are found. The position of a part is its bit in the index. */
export const TERM_FIELDS = ['TITLE', 'SKILL', 'QUALIFICATION', 'COMPANY', 'PLACE', 'RESUME'] as const;
export type TermField = (typeof TERM_FIELDS)[number];

/** The bit of a synonym group's term: another word of the same work. */
export const RELATED_BIT = 1 << TERM_FIELDS.length;

const FIELD_WEIGHTS: Readonly<Record<TermField, number>> = {
  TITLE: 6,
  SKILL: 5,
  QUALIFICATION: 3,
  COMPANY: 2,
  PLACE: 2,
  RESUME: 1,
};
/** The relevance of another word of the same work. */
export const RELATED_SCORE = 0.5;

/** Limits of a search: phrases in each of its three lists, the length of a phrase, and its words. */
export const MAX_PHRASES = 10;
export const MAX_PHRASE_LENGTH = 100;
const MAX_WORDS = 8;

/** The maximum length of a term in the index. */
const MAX_TERM_LENGTH = 24;
/** Longer texts are indexed up to this word. */
const MAX_TEXT_WORDS = 100;
const MAX_RESUME_WORDS = 3_000;
/** A phrase is found at the first positions of its words. */
const MAX_POSITIONS = 8;
/** Words on either side of this gap belong to no common phrase. */
const FIELD_GAP = 2;
/** The first position of each part. A change of one part then keeps the positions of the others, unless it is very long. */
const FIRST_POSITIONS = { TITLE: 0, SKILL: 2_000, QUALIFICATION: 5_000, COMPANY: 7_000, RESUME: 10_000 } as const;

/** Words about gender, marital status, religion and caste. They are in no index, and a search leaves them out. */
const PERSONAL_WORDS: ReadonlySet<string> = new Set(
  `male female transgender married unmarried spinster divorced divorcee widow widower hindu hinduism muslim islam
  christian christianity sikh sikhism buddhist buddhism parsi zoroastrian brahmin obc sebc पुरुष महिला विवाहित अविवाहित हिन्दू हिंदू મહિલા પુરુષ
  પરિણીત અપરિણીત હિન્દુ`.split(/\s+/),
);

/** Labels of lines about the person or an identity document. Such lines are not indexed. */
const PERSONAL_LINE =
  /(?:^|[^\p{L}])(?:date of birth|d\.?\s?o\.?\s?b\.?|birth ?(?:date|place)|age|gender|sex|marital(?: status)?|religion|caste|sub.?caste|category|nationality|(?:father|mother|husband|wife|spouse)['’]?s?(?: name)?|blood group|height|weight|aa?dhaa?r(?: card)?(?: no\.?| number)?|pan(?: card)?(?: no\.?| number)|passport(?: no\.?| number)?|driving licen[cs]e(?: no\.?| number)|voter id|जन्म ?तिथि|लिंग|धर्म|जाति|वैवाहिक|જન્મ ?તારીખ|લિંગ|ધર્મ|જાતિ)\s*(?:\([^)]*\)\s*)?[:：\-–—=]/iu;
const EMAIL_OR_URL = /\S+@\S+|https?:\/\/\S+|www\.\S+/giu;
/** Phone numbers and numbers of documents. */
const LONG_NUMBER = /\+?\d[\d\s().-]{5,}\d/gu;

/** Returns the text of a resume without contact data, personal facts and numbers of documents. */
export const searchableResume = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !PERSONAL_LINE.test(line))
    .join('\n')
    .replace(EMAIL_OR_URL, ' ')
    .replace(LONG_NUMBER, ' ');

const isPersonal = (word: string): boolean => PERSONAL_WORDS.has(word);
const isIndexed = (word: string): boolean => !isPersonal(word) && !/^\d{5,}$/.test(word);

/** Returns the index terms of words. Names of one skill have the same terms, as in `skill-fit.ts`. */
export const searchTerms = (words: readonly string[]): string[] =>
  words.length === 0 ? [] : stemsWithSkillNames(words).map((word) => word.slice(0, MAX_TERM_LENGTH));

/** The searched texts of a candidate. */
export interface SearchedCandidate {
  titles: readonly string[];
  skills: readonly string[];
  qualifications: readonly string[];
  companies: readonly string[];
  /** City and state. */
  places: readonly string[];
  /** As `searchableResume` returns it. */
  resume: string;
}

/** A term of the index. */
export interface CandidateTerm {
  /** The bits of `TERM_FIELDS`, or `RELATED_BIT`. */
  fields: number;
  /** The positions of the word, for phrases. */
  positions: number[];
}

/** Returns the index terms of a candidate: the stems of all words, and the synonym groups of titles, skills and qualifications. */
export function candidateTerms(candidate: SearchedCandidate): Map<string, CandidateTerm> {
  const { titles, skills, qualifications, companies, places, resume } = candidate;
  const terms = new Map<string, CandidateTerm>();
  let position = 0;
  const add = (term: string, fields: number, at?: number) => {
    const known = terms.get(term) ?? { fields: 0, positions: [] };
    known.fields |= fields;
    if (at !== undefined && known.positions.length < MAX_POSITIONS) known.positions.push(at);
    terms.set(term, known);
  };
  const addTexts = (field: keyof typeof FIRST_POSITIONS, texts: readonly string[], max = MAX_TEXT_WORDS) => {
    position = Math.max(position, FIRST_POSITIONS[field]);
    for (const text of texts) {
      let count = 0;
      for (const part of textParts(text)) {
        const words = wordsInOrder(part, max - count).filter(isIndexed);
        count += words.length;
        for (const term of searchTerms(words)) {
          position += 1;
          add(term, fieldBit(field), position);
        }
        position += FIELD_GAP;
        if (count >= max) break;
      }
    }
  };
  addTexts('TITLE', titles);
  addTexts('SKILL', skills);
  addTexts('QUALIFICATION', qualifications);
  addTexts('COMPANY', companies);
  for (const place of places) for (const term of searchTerms(placeWords(place))) add(term, fieldBit('PLACE'));
  for (const text of [...titles, ...skills, ...qualifications])
    for (const group of workGroups(wordsInOrder(text))) add(group, RELATED_BIT);
  addTexts('RESUME', [resume], MAX_RESUME_WORDS);
  return terms;
}

const fieldBit = (field: TermField): number => 1 << TERM_FIELDS.indexOf(field);
// Suggestions ask for these for each candidate.
const TITLE_BIT = fieldBit('TITLE');
const PROFILE_BITS = fieldBit('RESUME') - 1;

export const isInTitle = (fields: number): boolean => (fields & TITLE_BIT) !== 0;

/** Returns true if the fields include one of the profile, not only the resume. */
export const isInProfile = (fields: number): boolean => (fields & PROFILE_BITS) !== 0;

/** Returns the fields of a term, the most relevant first. */
export const termFields = (fields: number): TermField[] => TERM_FIELDS.filter((field) => fields & fieldBit(field));

const workGroups = (words: readonly string[]): string[] => searchParts(words).flatMap(({ groups }) => groups);

/** The words of a search part, and the terms of their synonym groups. */
interface NamedWords {
  words: readonly string[];
  groups: readonly string[];
  isSkillName: boolean;
}

/**
 * Divides words into those with one meaning. The words of a skill's name stay together: those of "Tally ERP 9", or of "account manager",
 * whose account is no accounting.
 */
function searchParts(words: readonly string[]): NamedWords[] {
  const meanings = searchedSynonymGroups(words);
  const parts: NamedWords[] = [];
  for (let from = 0; from < meanings.length; ) {
    const length = nameLength(meanings, from);
    const named = meanings.slice(from, from + length);
    const all = named.flatMap((one) => one.words);
    const name = length > 1 ? otherSkillName(all) : null;
    const groups = named.flatMap(({ family, kind, word }) =>
      kind === 'WORK' && (name === null || (word !== null && name.includes(stemWord(word))))
        ? [synonymGroupTerm(family)]
        : [],
    );
    parts.push({ words: all, groups, isSkillName: name !== null });
    from += length;
  }
  return parts;
}

/** Returns the number of words at this position that are one name of a skill, or 1. */
function nameLength(meanings: readonly SearchedSynonymGroup[], from: number): number {
  for (let length = Math.min(MAX_NAME_WORDS, meanings.length - from); length > 1; length -= 1) {
    const named = meanings.slice(from, from + length);
    if (named.every(({ word }) => word !== null) && otherSkillName(named.flatMap(({ words }) => words)) !== null)
      return length;
  }
  return 1;
}

/** A word, or several words with one meaning. All words, or its synonym group, must be found. */
export interface SearchPart {
  words: readonly string[];
  /** The index terms of the words. A name of a skill may have fewer or more terms than words. */
  terms: readonly string[];
  /** The term of the synonym group; null for a word of no group, and for words that exclude candidates. */
  related: string | null;
}

/** One entry of a search. All parts must be found; those of an exact phrase one after another. */
export interface SearchPhrase {
  text: string;
  parts: readonly SearchPart[];
  isExact: boolean;
}

/** Parses an entry. Quotes make it exact. Null if no word is left. */
export function parseSearchPhrase(text: string, { withRelated = true } = {}): SearchPhrase | null {
  const quoted = /^\s*["“”](.*?)["“”]?\s*$/u.exec(text);
  const words = wordsInOrder(quoted?.[1] ?? text, MAX_WORDS).filter((word) => !isPersonal(word));
  if (quoted) {
    const terms = searchTerms(words);
    return terms.length === 0 ? null : { text, parts: [{ words, terms, related: null }], isExact: terms.length > 1 };
  }
  const parts = searchParts(words.filter((word) => !FILLER_WORDS.has(word))).map(
    ({ words: named, groups, isSkillName }) => ({
      words: named,
      terms: searchTerms(named),
      related: (withRelated && !isSkillName && groups[0]) || null,
    }),
  );
  return parts.length === 0 ? null : { text, parts, isExact: false };
}

/** Returns the phrase that finds a skill of a job in profiles and resumes, by the words of its key. */
export function skillPhrase(skill: string): SearchPhrase {
  const words = skillKey(skill).split(' ').filter(Boolean);
  const terms = words.map((word) => word.slice(0, MAX_TERM_LENGTH));
  return { text: skill, parts: [{ words, terms, related: null }], isExact: terms.length > 1 };
}

/** Returns the words of a search that are left out, because they describe the person and not the work. */
export const leftOutWords = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => wordsInOrder(text, MAX_WORDS)).filter(isPersonal)),
];

/** Returns the relevance of a word by its best field; 0 without any. */
export const fieldsScore = (fields: number): number =>
  Math.max(0, ...TERM_FIELDS.map((field) => (fields & fieldBit(field) ? FIELD_WEIGHTS[field] : 0)));

/** Returns true if the positions of the words of a phrase follow each other somewhere. */
export const isPhraseAt = ([first = [], ...others]: readonly (readonly number[])[]): boolean =>
  first.some((start) => others.every((positions, index) => positions.includes(start + index + 1)));

/** The value of a filter for candidates who have not said so. */
export const UNKNOWN = 'UNKNOWN';

export const CANDIDATE_EXPERIENCES = [...EXPERIENCE_BANDS, UNKNOWN] as const;
export type CandidateExperience = (typeof CANDIDATE_EXPERIENCES)[number];

export const CANDIDATE_QUALIFICATIONS = [...QUALIFICATION_LEVELS, UNKNOWN] as const;
export type CandidateQualification = (typeof CANDIDATE_QUALIFICATIONS)[number];

/** Returns the band of some months of experience. */
export function candidateExperience(months: number | null): CandidateExperience {
  if (months === null) return UNKNOWN;
  const years = Math.floor(months / 12);
  return EXPERIENCE_BANDS.find((band) => years <= EXPERIENCE_BAND_YEARS[band].to) ?? UNKNOWN;
}

export const CANDIDATE_NOTICE_PERIODS = [...NOTICE_PERIODS, UNKNOWN] as const;
export type CandidateNoticePeriod = (typeof CANDIDATE_NOTICE_PERIODS)[number];

export const CANDIDATE_OPEN_TO = [...OPEN_TO, UNKNOWN] as const;
export type CandidateOpenTo = (typeof CANDIDATE_OPEN_TO)[number];

export const CANDIDATE_WORK_MODES = [...WORK_MODES, UNKNOWN] as const;
export type CandidateWorkMode = (typeof CANDIDATE_WORK_MODES)[number];

/** When a candidate was last active, most recent first. */
export const CANDIDATE_ACTIVITIES = ['WEEK', 'MONTH', 'QUARTER', 'YEAR', 'OLDER', UNKNOWN] as const;
export type CandidateActivity = (typeof CANDIDATE_ACTIVITIES)[number];

const ACTIVITY_DAYS: readonly (readonly [number, CandidateActivity])[] = [
  [7, 'WEEK'],
  [30, 'MONTH'],
  [91, 'QUARTER'],
  [365, 'YEAR'],
  [Number.POSITIVE_INFINITY, 'OLDER'],
];

/** Returns the band of a number of days without activity; null if the candidate never logged in. */
export const candidateActivity = (days: number | null): CandidateActivity =>
  days === null ? UNKNOWN : (ACTIVITY_DAYS.find(([most]) => days <= most)?.[1] ?? UNKNOWN);
