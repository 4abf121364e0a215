import { instantInIndia } from '@job-alert/domain/calendar';
import { type Band, EXPERIENCE_BAND_YEARS, SALARY_BAND_RUPEES } from '@job-alert/domain/job-bands';
import {
  companyTerm,
  companyWords,
  familyTerm,
  type SearchedFamily,
  searchedFamilies,
} from '@job-alert/domain/job-families';
import { foldedName, searchWords } from '@job-alert/domain/job-search';
import type { SqlValue } from '../../database/reader.js';
import { placeholders } from '../../platform/batch-loader.js';
import { PortalError } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import type { Condition } from '../../platform/list-order.js';
import { lookupTerm, TERM_WEIGHT } from './job-terms.rules.js';
import { MAX_CHOICES, MAX_POSTED_DAYS, type OpenJobsFilter } from './open-jobs.types.js';

/** A range of the term index, and what each of its jobs must also have. */
export interface TermSearch {
  term: string;
  /** The weights under which the term may stand, the most relevant first. */
  weights: readonly number[];
  conditions: Condition[];
}

/** How the words of a search are looked up. */
export interface Search {
  /** Jobs of which each word begins a word. */
  beginnings: TermSearch;
  /** Jobs that have the short words as whole words, or words of their families; they come first. Null without short words. */
  whole: WholeWords | null;
}

export interface WholeWords extends TermSearch {
  /** What tells them from other jobs, and those that also have the words themselves from their families. */
  isWhole: Condition;
  isBeginning: Condition;
}

/** The whole words of so few letters come before words that only begin with them: "CA" before "Cashier". */
const SHORT = 2;
const TITLE_AND_SKILLS = [TERM_WEIGHT.title, TERM_WEIGHT.skills];

const longestFirst = (words: readonly string[]): string[] => words.toSorted((a, b) => b.length - a.length);
const beginning = (word: string, isPlace = false) => otherTermCondition({ term: lookupTerm(word), isPlace });
const placesOf = ({ location }: OpenJobsFilter): string[] => longestFirst(searchWords(location ?? ''));

/** The conditions that the words of the location put on a job. */
export const placeConditions = (filter: OpenJobsFilter): Condition[] =>
  placesOf(filter).map((place) => beginning(place, true));

/** The family of a short word; undefined for longer ones and for those that say nothing about the work. */
const shortFamily = (word: string): string | undefined =>
  word.length <= SHORT ? searchedFamilies([word])[0]?.family : undefined;

/**
 * The ranges that a search reads; null without words. The longest word is taken as the rarest and drives; a place drives only alone, since
 * every job has one.
 */
export function layOut(filter: OpenJobsFilter): Search | null {
  const words = longestFirst(searchWords(filter.query ?? ''));
  const [driver, ...others] = words.length > 0 ? words : placesOf(filter);
  if (driver === undefined) return null;
  const isPlace = words.length === 0;
  const inPlaces = isPlace ? [] : placeConditions(filter);
  const beginnings: TermSearch = {
    term: lookupTerm(driver),
    weights: isPlace ? [TERM_WEIGHT.place] : TITLE_AND_SKILLS,
    conditions: [...others.map((word) => beginning(word, isPlace)), ...inPlaces],
  };
  const isWhole = isPlace ? null : wholeWords(words);
  if (isWhole === null) return { beginnings, whole: null };
  const family = shortFamily(driver);
  const ofOthers = others.map((word) => wholeWord(word) ?? beginning(word));
  const whole: WholeWords = {
    term: family === undefined ? beginnings.term : familyTerm(family),
    weights: family === undefined ? TITLE_AND_SKILLS : [TERM_WEIGHT.family],
    conditions: [...ofOthers, ...inPlaces],
    isWhole,
    isBeginning: allOf(words.map(countedBeginning)),
  };
  return { beginnings, whole };
}

/** A short word as a whole one, in any of its family's; null for a longer word. */
function wholeWord(word: string): Condition | null {
  const family = shortFamily(word);
  return family === undefined ? null : countedTerms([familyTerm(family)]);
}

/** The condition that all short words of a search are whole words; null without short words. */
function wholeWords(words: readonly string[]): Condition | null {
  const conditions = words.flatMap((word) => wholeWord(word) ?? []);
  return conditions.length === 0 ? null : allOf(conditions);
}

export const otherTermCondition = ({ term, isPlace }: { term: string; isPlace: boolean }): Condition => ({
  sql: `EXISTS (SELECT 1 FROM job_term o WHERE o.job_id = t.job_id AND o.term = ? AND o.weight ${isPlace ? '=' : '>'} ${TERM_WEIGHT.place})`,
  values: [term],
});

/** What a job has that the words themselves find, wherever the job itself was found: `t` has its id. */
export function exactCondition(filter: OpenJobsFilter): Condition {
  const words = searchWords(filter.query ?? '');
  const beginnings = allOf(words.map(countedBeginning));
  if (wholeWords(words) === null) return beginnings;
  return anyOf([beginnings, allOf(words.map((word) => wholeWord(word) ?? countedBeginning(word)))]);
}

const countedBeginning = (word: string): Condition =>
  countedTerms([lookupTerm(word)], `AND o.weight > ${TERM_WEIGHT.place}`);

/** A search for what the words themselves do not find: jobs of their families, and of companies of that name. */
export interface RelatedSearch {
  ranges: readonly TermSearch[];
  isExact: Condition;
}

/** What the words of a search are related to; null where they say nothing about the work. */
export function layOutRelated(filter: OpenJobsFilter): RelatedSearch | null {
  const words = searchWords(filter.query ?? '');
  // A family of the table says what the work is; other words may be those of a place.
  const [first, ...rest] = searchedFamilies(words).toSorted(
    (a, b) => Number(b.isKnown) - Number(a.isKnown) || b.family.length - a.family.length,
  );
  if (!first) return null;
  const places = placeConditions(filter);
  const [company, ...others] = longestFirst(companyWords(words));
  const ranges = [
    relatedRange(familyTerm(first.family), [...rest.map(relatedWord), ...places]),
    ...(company === undefined
      ? []
      : [
          relatedRange(companyTerm(company), [
            ...others.flatMap((word) => searchedFamilies([word])).map(relatedWord),
            ...places,
          ]),
        ]),
  ];
  return { ranges, isExact: exactCondition(filter) };
}

const relatedRange = (term: string, conditions: Condition[]): TermSearch => ({
  term,
  weights: [TERM_WEIGHT.family],
  conditions,
});

/** One thing that a search asks for: its family, a word that begins so, or a word of the company's name. */
const relatedWord = ({ family, word }: SearchedFamily): Condition =>
  countedTerms([familyTerm(family), ...(word === null ? [] : [lookupTerm(word), companyTerm(word)])]);

/** What a job has that is found by one of these ranges, wherever the job itself was found: `t` has its id. */
export const relatedCondition = ({ ranges }: RelatedSearch): Condition =>
  anyOf(ranges.map(({ term, conditions }) => allOf([countedTerms([term]), ...conditions])));

/** What a job must have to be in the list of a search, by its words or by what they are related to, wherever the job itself was found: `t` has its id. */
export function matchConditions(filter: OpenJobsFilter, today: string): Condition[] {
  const always = [...rowConditions(filter, today), ...placeConditions(filter)];
  if (searchWords(filter.query ?? '').length === 0) return always;
  const related = layOutRelated(filter);
  return [...always, anyOf([exactCondition(filter), ...(related ? [relatedCondition(related)] : [])])];
}

/** A number and no EXISTS, of which MariaDB would first make a table of all jobs that have a common term. */
const countedTerms = (terms: readonly string[], also = ''): Condition => ({
  sql: `(SELECT COUNT(*) FROM job_term o WHERE o.job_id = t.job_id AND o.term IN (${placeholders(terms)}) ${also}) > 0`,
  values: terms,
});

const DAY = 24 * 60 * 60_000;

/** The same filter with the instant since which its jobs were posted. */
export function withPostedSince(filter: OpenJobsFilter, now: Date): OpenJobsFilter {
  const days = filter.postedWithinDays;
  if (days == null) return filter;
  if (days < 1 || days > MAX_POSTED_DAYS) throw new PortalError('MALFORMED', `Give from 1 to ${MAX_POSTED_DAYS} days.`);
  return { ...filter, postedSince: new Date(now.getTime() - days * DAY) };
}

/** Conditions on the job's own row, deadline first: it is in every index of listed jobs. */
export function rowConditions(filter: OpenJobsFilter, today: string): Condition[] {
  const conditions: Condition[] = [{ sql: 'j.deadline >= ?', values: [today] }];
  const add = (sql: string, ...values: SqlValue[]) => conditions.push({ sql, values });
  if (filter.experience != null)
    add('j.min_experience <= ? AND j.max_experience >= ?', filter.experience, filter.experience);
  if (filter.minSalary != null) add('j.salary_max >= ?', filter.minSalary);
  if (filter.companyId) add('j.company_id = ?', checkId(filter.companyId, 'Company'));
  if (filter.postedSince) add('j.listed_at >= ?', filter.postedSince);
  if (filter.postedAfter) add('j.listed_at >= ?', instantInIndia(filter.postedAfter, '00:00'));
  if (filter.workModes?.length) conditions.push(oneOf('j.work_mode', [...new Set(filter.workModes)]));
  if (filter.jobTypes?.length) conditions.push(oneOf('j.job_type', [...new Set(filter.jobTypes)]));
  if (filter.experienceBands?.length) {
    const bands = [...new Set(filter.experienceBands)].map((band) => EXPERIENCE_BAND_YEARS[band]);
    conditions.push(reaching('j.min_experience', 'j.max_experience', bands));
  }
  if (filter.salaryBands?.length) {
    const bands = [...new Set(filter.salaryBands)].map((band) => SALARY_BAND_RUPEES[band]);
    conditions.push(reaching('j.salary_min', 'j.salary_max', bands));
  }
  if (filter.cities?.length) conditions.push(oneOf('j.city', namesOf(filter.cities)));
  if (filter.industries?.length) conditions.push(oneOf('j.industry', namesOf(filter.industries)));
  return conditions;
}

const oneOf = (column: string, values: readonly string[]): Condition => ({
  sql: `${column} IN (${placeholders(values)})`,
  values,
});

const reaching = (min: string, max: string, bands: readonly Band[]): Condition => ({
  sql: `(${bands.map(() => `${min} <= ? AND ${max} >= ?`).join(' OR ')})`,
  values: bands.flatMap(({ from, to }) => [to, from]),
});

/** Each name once, however it is written. */
export function namesOf(chosen: readonly string[]): string[] {
  if (chosen.length > MAX_CHOICES) throw new PortalError('MALFORMED', `A filter takes at most ${MAX_CHOICES} choices.`);
  return [...new Map(chosen.map((name) => [foldedName(name), name.trim()])).values()];
}

const allOf = (conditions: readonly Condition[]): Condition => ({
  sql: `(${sqlOf(conditions)})`,
  values: valuesOf(conditions),
});
const anyOf = (conditions: readonly Condition[]): Condition => ({
  sql: `(${conditions.map(({ sql }) => sql).join(' OR ')})`,
  values: valuesOf(conditions),
});
export const notThat = ({ sql, values }: Condition): Condition => ({ sql: `NOT ${sql}`, values });

export const sqlOf = (conditions: readonly Condition[]): string => conditions.map(({ sql }) => sql).join(' AND ');
export const valuesOf = (conditions: readonly Condition[]): SqlValue[] => conditions.flatMap(({ values }) => values);
