import { instantInIndia } from '@job-alert/domain/calendar';
import { type Band, EXPERIENCE_BAND_YEARS, SALARY_BAND_RUPEES } from '@job-alert/domain/job-bands';
import { familyTerm, searchedFamilies } from '@job-alert/domain/job-families';
import { foldedName, searchWords } from '@job-alert/domain/job-search';
import type { SqlValue } from '../../database/reader.js';
import { placeholders } from '../../platform/batch-loader.js';
import { PortalError } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import type { Condition } from '../../platform/list-order.js';
import { lookupTerm, TERM_WEIGHT } from './job-terms.rules.js';
import { MAX_CHOICES, type OpenJobsFilter } from './open-jobs.types.js';

/** How a search is laid out: the word that drives the scan of the index, and what each hit must also have. */
export interface Search {
  driver: string | null;
  /** The weights under which the driving word may stand, the most relevant first. */
  weights: readonly number[];
  others: { term: string; isPlace: boolean }[];
}

/** The longest word is taken as the rarest and drives; a place drives only alone, since every job has one. */
export function layOut(filter: OpenJobsFilter): Search {
  const longestFirst = (text: string | null | undefined) =>
    searchWords(text ?? '')
      .map(lookupTerm)
      .toSorted((a, b) => b.length - a.length);
  const words = longestFirst(filter.query);
  const places = longestFirst(filter.location);
  const [driver, ...rest] = words.length > 0 ? words : places;
  const weights = words.length > 0 ? [TERM_WEIGHT.title, TERM_WEIGHT.skills] : [TERM_WEIGHT.place];
  const otherWords = words.length > 0 ? rest : [];
  const otherPlaces = words.length > 0 ? places : rest;
  const others = [
    ...otherWords.map((term) => ({ term, isPlace: false })),
    ...otherPlaces.map((term) => ({ term, isPlace: true })),
  ];
  return { driver: driver ?? null, weights, others };
}

export const otherTermCondition = ({ term, isPlace }: Search['others'][number]): Condition => ({
  sql: `EXISTS (SELECT 1 FROM job_term o WHERE o.job_id = t.job_id AND o.term = ? AND o.weight ${isPlace ? '=' : '>'} ${TERM_WEIGHT.place})`,
  values: [term],
});

/** A search by families: the term that drives it, what each hit must also have, and what makes a hit one of the words themselves. */
export interface RelatedSearch {
  driver: string;
  others: Condition[];
  isExact: Condition;
}

/** What the words of a search are related to; null where they say nothing about the work. */
export function layOutRelated({ query, location }: OpenJobsFilter): RelatedSearch | null {
  const words = searchWords(query ?? '');
  // A family of the table says what the work is; other words may be those of a place.
  const [first, ...rest] = searchedFamilies(words).toSorted(
    (a, b) => Number(b.isKnown) - Number(a.isKnown) || b.family.length - a.family.length,
  );
  if (!first) return null;
  const places = searchWords(location ?? '').map((place) => ({ term: lookupTerm(place), isPlace: true }));
  const exact = words.map((word) => countedTerms([lookupTerm(word)], `AND o.weight > ${TERM_WEIGHT.place}`));
  return {
    driver: familyTerm(first.family),
    others: [
      ...rest.map(({ family, word }) =>
        countedTerms([familyTerm(family), ...(word === null ? [] : [lookupTerm(word)])]),
      ),
      ...places.map(otherTermCondition),
    ],
    isExact: { sql: sqlOf(exact), values: valuesOf(exact) },
  };
}

/** What a job must have to be in the list of a search, by its words or by their families, wherever the job itself was found: `t` has its id. */
export function matchConditions(filter: OpenJobsFilter, today: string): Condition[] {
  const words = searchWords(filter.query ?? '');
  const places = searchWords(filter.location ?? '').map((place) => ({ term: lookupTerm(place), isPlace: true }));
  const always = [...rowConditions(filter, today), ...places.map(otherTermCondition)];
  if (words.length === 0) return always;
  const exact = words.map((word) => countedTerms([lookupTerm(word)], `AND o.weight > ${TERM_WEIGHT.place}`));
  const related = layOutRelated(filter);
  const ways = related ? [exact, [countedTerms([related.driver]), ...related.others]] : [exact];
  const any = ways.map((conditions) => `(${sqlOf(conditions)})`).join(' OR ');
  return [...always, { sql: `(${any})`, values: ways.flatMap(valuesOf) }];
}

/** A number and no EXISTS, of which MariaDB would first make a table of all jobs that have a common term. */
const countedTerms = (terms: readonly string[], also = ''): Condition => ({
  sql: `(SELECT COUNT(*) FROM job_term o WHERE o.job_id = t.job_id AND o.term IN (${placeholders(terms)}) ${also}) > 0`,
  values: terms,
});

/** Conditions on the job's own row, deadline first: it is in every index of listed jobs. */
export function rowConditions(filter: OpenJobsFilter, today: string): Condition[] {
  const conditions: Condition[] = [{ sql: 'j.deadline >= ?', values: [today] }];
  const add = (sql: string, ...values: SqlValue[]) => conditions.push({ sql, values });
  if (filter.experience != null)
    add('j.min_experience <= ? AND j.max_experience >= ?', filter.experience, filter.experience);
  if (filter.minSalary != null) add('j.salary_max >= ?', filter.minSalary);
  if (filter.companyId) add('j.company_id = ?', checkId(filter.companyId, 'Company'));
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

export const sqlOf = (conditions: readonly Condition[]): string => conditions.map(({ sql }) => sql).join(' AND ');
export const valuesOf = (conditions: readonly Condition[]): SqlValue[] => conditions.flatMap(({ values }) => values);
