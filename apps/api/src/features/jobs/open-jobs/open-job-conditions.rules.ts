import { instantInIndia } from '@job-alert/domain/india/calendar';
import { type Band, EXPERIENCE_BAND_YEARS, SALARY_BAND_RUPEES } from '@job-alert/domain/jobs/job-bands';
import { foldName, SHORT_WORD_LENGTH, searchWords } from '@job-alert/domain/search/job-search';
import { searchedPlaces } from '@job-alert/domain/search/place-search';
import {
  companyTerm,
  companyWords,
  synonymGroupTerm,
  type SearchedSynonymGroup,
  searchedSynonymGroups,
} from '@job-alert/domain/search/synonym-groups';
import type { SqlValue } from '../../../database/sql-reader.js';
import { PortalError } from '../../../platform/errors.js';
import { placeholders } from '../../../platform/graphql/batch-loader.js';
import { checkId } from '../../../platform/ids.js';
import type { Condition } from '../../../platform/lists/list-order.js';
import { lookupTerm, TERM_WEIGHT } from '../../../database/search/job-terms.js';
import { MAX_CHOICES, MAX_POSTED_DAYS, type OpenJobsFilter } from './open-jobs.types.js';

/** A range of the term index, with conditions on its jobs. */
export interface TermSearch {
  term: string;
  /** The allowed weights of the term, most relevant first. */
  weights: readonly number[];
  conditions: Condition[];
}

/** The index ranges for the words of a search. A job is found by any of them. */
export type Search = readonly TermSearch[];

const TITLE_AND_SKILLS = [TERM_WEIGHT.title, TERM_WEIGHT.skills];

const longestFirst = (words: readonly string[]): string[] => words.toSorted((a, b) => b.length - a.length);
const wordCondition = (word: string): Condition =>
  countedTerms([lookupTerm(word)], `AND o.weight > ${TERM_WEIGHT.place}`);
const placeCondition = (word: string): Condition =>
  countedTerms([lookupTerm(word)], `AND o.weight = ${TERM_WEIGHT.place}`);
const placesOf = ({ location }: OpenJobsFilter): string[][] => searchedPlaces(location ?? '').map(longestFirst);

/** Returns the condition that a job is in one of the places of the location; empty without any. */
export function placeConditions(filter: OpenJobsFilter): Condition[] {
  const places = placesOf(filter).map((words) => words.map(placeCondition));
  return places.length > 1 ? [anyOf(places.map(allOf))] : places.flat();
}

/**
 * Plans the index ranges of a search; null without words. The longest word drives, since it is likely the rarest. Places
 * drive only if there are no other words, since every job has one.
 */
export function planSearch(filter: OpenJobsFilter): Search | null {
  const [driver, ...others] = longestFirst(searchWords(filter.query ?? ''));
  if (driver !== undefined) {
    const conditions = [...others.map(wordCondition), ...placeConditions(filter)];
    return [{ term: lookupTerm(driver), weights: TITLE_AND_SKILLS, conditions }];
  }
  const ranges = placesOf(filter).map(([place = '', ...rest]) => ({
    term: lookupTerm(place),
    weights: [TERM_WEIGHT.place],
    conditions: rest.map(placeCondition),
  }));
  return ranges.length > 0 ? ranges : null;
}

/** Condition that a job matches the search words themselves, for any row `t` with its id. */
export const exactCondition = ({ query }: OpenJobsFilter): Condition =>
  allOf(searchWords(query ?? '').map(wordCondition));

/** A search for related jobs that do not match the words themselves: by synonym group or company name. */
interface RelatedSearch {
  ranges: readonly TermSearch[];
  isExact: Condition;
}

/** Synonym groups of which a job needs one: of a word, or of all cities of the search. */
interface RelatedGroups {
  families: readonly string[];
  condition: Condition;
}

/** Plans the search for related jobs; null if the words have no meaning for the work. */
export function planRelatedSearch(filter: OpenJobsFilter): RelatedSearch | null {
  const words = searchWords(filter.query ?? '');
  const [first, ...rest] = relatedGroups(searchedSynonymGroups(words));
  if (!first) return null;
  const places = placeConditions(filter);
  const [company, ...others] = longestFirst(companyWords(words));
  const conditions = [...rest.map(({ condition }) => condition), ...places];
  const ranges = first.families.map((family) => relatedRange(synonymGroupTerm(family), conditions));
  if (company !== undefined) {
    const ofOthers = others
      .flatMap((word) => searchedSynonymGroups([word]))
      .map((group) => countedTerms(groupTerms(group)));
    ranges.push(relatedRange(companyTerm(company), [...ofOthers, ...places]));
  }
  return { ranges, isExact: exactCondition(filter) };
}

/** Returns the groups of a search, the one that drives first: work is rarer than other words, which may be places. */
function relatedGroups(groups: readonly SearchedSynonymGroup[]): RelatedGroups[] {
  const cities = groups.filter(({ kind }) => kind === 'CITY' || kind === 'LOCALITY');
  const others = groups.filter((group) => !cities.includes(group));
  const isWork = ([group]: SearchedSynonymGroup[]) => Number(group?.kind === 'WORK');
  const length = ([group]: SearchedSynonymGroup[]) => group?.family.length ?? 0;
  // The last word of a title is usually the occupation: "node.js developer".
  return [...others.toReversed().map((group) => [group]), ...(cities.length > 0 ? [cities] : [])]
    .toSorted((a, b) => isWork(b) - isWork(a) || length(b) - length(a))
    .map((alternatives) => ({
      families: [...new Set(alternatives.map(({ family }) => family))],
      condition: countedTerms([...new Set(alternatives.flatMap(groupTerms))]),
    }));
}

const relatedRange = (term: string, conditions: Condition[]): TermSearch => ({
  term,
  weights: [TERM_WEIGHT.family],
  conditions,
});

/** The terms of one search word: its synonym group, a prefix, or a word of the company's name. */
const groupTerms = ({ family, word }: SearchedSynonymGroup): string[] => [
  synonymGroupTerm(family),
  ...(word === null ? [] : [companyTerm(word)]),
  ...(word === null || word.length <= SHORT_WORD_LENGTH ? [] : [lookupTerm(word)]),
];

/** Condition that a job is in one of the related ranges, for any row `t` with its id. */
export const relatedCondition = ({ ranges }: RelatedSearch): Condition =>
  anyOf(ranges.map(({ term, conditions }) => allOf([countedTerms([term]), ...conditions])));

/** Conditions that a job matches a search, directly or as a related job, for any row `t` with its id. */
export function matchConditions(filter: OpenJobsFilter, today: string): Condition[] {
  const always = [...rowConditions(filter, today), ...placeConditions(filter)];
  if (searchWords(filter.query ?? '').length === 0) return always;
  const related = planRelatedSearch(filter);
  return [...always, anyOf([exactCondition(filter), ...(related ? [relatedCondition(related)] : [])])];
}

/** Uses COUNT instead of EXISTS, since MariaDB would materialize an EXISTS over all jobs that have a common term. */
const countedTerms = (terms: readonly string[], also = ''): Condition => ({
  sql: `(SELECT COUNT(*) FROM job_term o WHERE o.job_id = t.job_id AND o.term IN (${placeholders(terms)}) ${also}) > 0`,
  values: terms,
});

const DAY = 24 * 60 * 60_000;

/** Resolves `postedWithinDays` to an instant. */
export function withPostedSince(filter: OpenJobsFilter, now: Date): OpenJobsFilter {
  const days = filter.postedWithinDays;
  if (days == null) return filter;
  if (days < 1 || days > MAX_POSTED_DAYS) throw new PortalError('MALFORMED', `Give from 1 to ${MAX_POSTED_DAYS} days.`);
  return { ...filter, postedSince: new Date(now.getTime() - days * DAY) };
}

/** Conditions on the job row. The deadline comes first, since every index of listed jobs has it. */
export function rowConditions(filter: OpenJobsFilter, today: string): Condition[] {
  const conditions: Condition[] = [{ sql: 'j.deadline >= ?', values: [today] }];
  const add = (sql: string, ...values: SqlValue[]) => conditions.push({ sql, values });
  if (filter.experience != null)
    add('j.min_experience <= ? AND j.max_experience >= ?', filter.experience, filter.experience);
  if (filter.minSalary != null) add('j.salary_max >= ?', filter.minSalary);
  if (filter.companyId) add('j.company_id = ?', checkId(filter.companyId, 'Company'));
  if (filter.postedSince) add('j.listed_at >= ?', filter.postedSince);
  if (filter.postedAfter) add('j.listed_at >= ?', instantInIndia(filter.postedAfter, '00:00'));
  if (filter.updatedSince) add('COALESCE(j.changed_at, j.listed_at) >= ?', filter.updatedSince);
  if (filter.workModes?.length) conditions.push(inCondition('j.work_mode', [...new Set(filter.workModes)]));
  if (filter.jobTypes?.length) conditions.push(inCondition('j.job_type', [...new Set(filter.jobTypes)]));
  if (filter.experienceBands?.length) {
    const bands = [...new Set(filter.experienceBands)].map((band) => EXPERIENCE_BAND_YEARS[band]);
    conditions.push(overlapsBand('j.min_experience', 'j.max_experience', bands));
  }
  if (filter.salaryBands?.length) {
    const bands = [...new Set(filter.salaryBands)].map((band) => SALARY_BAND_RUPEES[band]);
    conditions.push(overlapsBand('j.salary_min', 'j.salary_max', bands));
  }
  if (filter.cities?.length) conditions.push(inCondition('j.city', uniqueNames(filter.cities)));
  if (filter.industries?.length) conditions.push(inCondition('j.industry', uniqueNames(filter.industries)));
  return conditions;
}

/** The meaning of a filter for the statements of a request. It is planned once. */
export interface FilterPlan {
  companyId: string | null;
  /** The selected cities and industries without repeated spellings. */
  cities: readonly string[];
  industries: readonly string[];
  /** Conditions on the job row. */
  rows: readonly Condition[];
  /** Null without words. */
  search: Search | null;
  related: RelatedSearch | null;
  /** Today in India. */
  today: string;
}

export const planFilter = (filter: OpenJobsFilter, today: string): FilterPlan => ({
  companyId: filter.companyId ?? null,
  cities: uniqueNames(filter.cities ?? []),
  industries: uniqueNames(filter.industries ?? []),
  rows: rowConditions(filter, today),
  search: planSearch(filter),
  related: filter.query ? planRelatedSearch(filter) : null,
  today,
});

const inCondition = (column: string, values: readonly string[]): Condition => ({
  sql: `${column} IN (${placeholders(values)})`,
  values,
});

const overlapsBand = (min: string, max: string, bands: readonly Band[]): Condition => ({
  sql: `(${bands.map(() => `${min} <= ? AND ${max} >= ?`).join(' OR ')})`,
  values: bands.flatMap(({ from, to }) => [to, from]),
});

/** Removes duplicate names regardless of spelling. */
function uniqueNames(chosen: readonly string[]): string[] {
  if (chosen.length > MAX_CHOICES) throw new PortalError('MALFORMED', `A filter takes at most ${MAX_CHOICES} choices.`);
  return [...new Map(chosen.map((name) => [foldName(name), name.trim()])).values()];
}

const allOf = (conditions: readonly Condition[]): Condition => ({
  sql: `(${joinSql(conditions)})`,
  values: joinValues(conditions),
});
const anyOf = (conditions: readonly Condition[]): Condition => ({
  sql: `(${conditions.map(({ sql }) => sql).join(' OR ')})`,
  values: joinValues(conditions),
});
export const notThat = ({ sql, values }: Condition): Condition => ({ sql: `NOT ${sql}`, values });

export const joinSql = (conditions: readonly Condition[]): string => conditions.map(({ sql }) => sql).join(' AND ');

/** A loop, because `flatMap` takes a hundredth of the time of a request for the first page. */
export function joinValues(conditions: readonly Condition[]): SqlValue[] {
  const joined: SqlValue[] = [];
  for (const { values } of conditions) joined.push(...values);
  return joined;
}
