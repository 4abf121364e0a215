import { EXPERIENCE_BAND_LABELS, SALARY_BAND_LABELS } from '@job-alert/domain/job-bands';
import { JOB_TYPE_LABELS, WORK_MODE_LABELS } from '@job-alert/domain/job-labels';
import { foldedName } from '@job-alert/domain/job-search';
import { POSTED_WITHIN_DAYS, type PostedWithinDays, postedWithinLabel } from '@job-alert/domain/posted-ago';
import { choiceInAddress as inAddress, OPENINGS_PARAMETERS } from '@job-alert/domain/openings-search';
import { type WordedSearch, withQueryFilters } from '@job-alert/domain/query-filters';
import { filterDigits } from '@job-alert/domain/typing-filters';
import { paths } from '../../config/paths';
import type { OpenJobOrder, OpenJobsFilter } from '../../lib/graphql/schema.generated';
import { EMPTY_SEARCH, type SearchFormValues, toFormFilter } from './search-form-values';

/** How many openings come at a time, and the most that an address shows. */
export const PAGE_SIZE = 20;
export const MAX_RESULTS = 500;
/** Most choices of one filter; the server takes no more. */
const MOST_CHOICES = 20;

/** The filters of which several choices can be chosen: the name in the address, and the words for their choices where those are fixed. */
export const FACETS = {
  workModes: { parameter: OPENINGS_PARAMETERS.workModes, title: 'Work mode', labels: WORK_MODE_LABELS },
  jobTypes: { parameter: OPENINGS_PARAMETERS.jobTypes, title: 'Job type', labels: JOB_TYPE_LABELS },
  experienceBands: {
    parameter: OPENINGS_PARAMETERS.experienceBands,
    title: 'Experience',
    labels: EXPERIENCE_BAND_LABELS,
  },
  salaryBands: { parameter: OPENINGS_PARAMETERS.salaryBands, title: 'Salary per year', labels: SALARY_BAND_LABELS },
  industries: { parameter: OPENINGS_PARAMETERS.industries, title: 'Industry', labels: null },
  cities: { parameter: OPENINGS_PARAMETERS.cities, title: 'City', labels: null },
} as const satisfies Record<
  string,
  { parameter: string; title: string; labels: Readonly<Record<string, string>> | null }
>;

export type FacetName = keyof typeof FACETS;
export const FACET_NAMES: readonly FacetName[] = [
  'workModes',
  'jobTypes',
  'experienceBands',
  'salaryBands',
  'industries',
  'cities',
];

/** The orders: by how well they match, which without words to match is the newest first; by the day of posting; or by the highest salary. */
export const JOB_SORTS = ['best', 'newest', 'oldest', 'salary'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

/** The parameter of the one company, as the feeds have it. */
export const COMPANY = 'company';

/** What an address of the openings asks for. */
export interface JobSearchState extends SearchFormValues {
  chosen: Readonly<Record<FacetName, readonly string[]>>;
  /** The id of the one company whose openings are listed; empty for those of all. */
  company: string;
  /** Posted within so many days; null for any time. */
  posted: PostedWithinDays | null;
  sort: JobSort;
  /** How many openings are shown. */
  shown: number;
}

const NOTHING_CHOSEN: JobSearchState['chosen'] = {
  workModes: [],
  jobTypes: [],
  experienceBands: [],
  salaryBands: [],
  industries: [],
  cities: [],
};

/** The page as it is opened first. */
export const ALL_JOBS: JobSearchState = {
  ...EMPTY_SEARCH,
  chosen: NOTHING_CHOSEN,
  company: '',
  posted: null,
  sort: 'best',
  shown: PAGE_SIZE,
};

/** What an address asks for. Whatever it does not know is nothing, so that every address is one of a page. */
export function parseSearchParams(search: URLSearchParams): JobSearchState {
  const text = (name: string) => search.get(name)?.trim() ?? '';
  const chosen = (name: FacetName) => readChoices(name, search.getAll(FACETS[name].parameter));
  return withWordsAsFilters({
    title: text('title'),
    location: text('location'),
    experience: filterDigits(text('experience'), 2),
    chosen: {
      workModes: chosen('workModes'),
      jobTypes: chosen('jobTypes'),
      experienceBands: chosen('experienceBands'),
      salaryBands: chosen('salaryBands'),
      industries: chosen('industries'),
      cities: chosen('cities'),
    },
    company: /^\d{1,20}$/.test(text(COMPANY)) ? text(COMPANY) : '',
    posted: POSTED_WITHIN_DAYS.find((days) => String(days) === text('posted')) ?? null,
    sort: JOB_SORTS.find((sort) => sort === text('sort')) ?? 'best',
    shown: readShown(text('shown')),
  });
}

/** The same search, with words that ask for a filter turned into it, as the server does: "remote accountant" is "accountant" with a work mode. */
export function withWordsAsFilters(asked: JobSearchState): JobSearchState {
  const { title, location, chosen } = asked;
  const search = {
    query: title,
    location,
    workModes: chosen.workModes.filter(isKeyOf(WORK_MODE_LABELS)),
    jobTypes: chosen.jobTypes.filter(isKeyOf(JOB_TYPE_LABELS)),
    experienceBands: chosen.experienceBands.filter(isKeyOf(EXPERIENCE_BAND_LABELS)),
  };
  const read = withQueryFilters<WordedSearch>(search);
  if (read === search) return asked;
  return {
    ...asked,
    title: read.query ?? '',
    location: read.location ?? '',
    chosen: {
      ...chosen,
      workModes: read.workModes ?? [],
      jobTypes: read.jobTypes ?? [],
      experienceBands: read.experienceBands ?? [],
    },
  };
}

/** Fixed choices stand in their own order, names in the alphabet's: one search has one address. */
function readChoices(name: FacetName, words: readonly string[]): string[] {
  const { labels } = FACETS[name];
  if (labels !== null) return Object.keys(labels).filter((choice) => words.includes(inAddress(choice)));
  const names = new Set(words.map((word) => word.trim()).filter((word) => word !== ''));
  return [...names].toSorted().slice(0, MOST_CHOICES);
}

function readShown(text: string): number {
  const shown = Math.ceil((Number.parseInt(text, 10) || 0) / PAGE_SIZE) * PAGE_SIZE;
  return Math.min(Math.max(shown, PAGE_SIZE), MAX_RESULTS);
}

/** The query of the address that asks for this, in one order and without what is asked for anyway. */
export function toSearchParams(asked: JobSearchState): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of fieldsOf(asked)) search.append(name, value);
  if (asked.shown > PAGE_SIZE) search.set('shown', String(asked.shown));
  return search;
}

/** What a form of the page sends along: names and values, how many are shown left out, for another list begins anew. */
export function fieldsOf({
  title,
  location,
  experience,
  chosen,
  company,
  posted,
  sort,
}: JobSearchState): [string, string][] {
  const fields: [string, string][] = [
    ['title', title],
    ['location', location],
    ['experience', experience],
  ];
  for (const name of FACET_NAMES) {
    const { parameter, labels } = FACETS[name];
    for (const choice of chosen[name]) fields.push([parameter, labels ? inAddress(choice) : choice]);
  }
  fields.push([COMPANY, company], ['posted', posted === null ? '' : String(posted)]);
  if (sort !== 'best') fields.push(['sort', sort]);
  return fields.filter(([, value]) => value !== '');
}

/** The address that asks for this. */
export function jobSearchPath(asked: JobSearchState): string {
  const query = toSearchParams(asked).toString();
  return query ? `${paths.openings}?${query}` : paths.openings;
}

/** Upper and lower case are the same, as they are to the server. */
const isSame = (one: string) => (other: string) => foldedName(one) === foldedName(other);

export const isSelected = (asked: JobSearchState, name: FacetName, choice: string): boolean =>
  asked.chosen[name].some(isSame(choice));

/** The same search with a choice more, or without it when it is chosen. */
export function toggleFacet(asked: JobSearchState, name: FacetName, choice: string): JobSearchState {
  const others = asked.chosen[name].filter((other) => !isSame(choice)(other));
  const after = isSelected(asked, name, choice) ? others : [...others, choice];
  return { ...asked, chosen: { ...asked.chosen, [name]: after }, shown: PAGE_SIZE };
}

/** Something that narrows the list, in words, and the search without it. */
export interface Narrowing {
  label: string;
  without: JobSearchState;
  /** The filter that it belongs to; null for a word of the search. */
  filter: FacetName | null;
}

export const labelOf = (name: FacetName, choice: string): string => {
  const labels: Readonly<Record<string, string>> = FACETS[name].labels ?? {};
  return labels[choice] ?? choice;
};

/** All that narrows the list, one by one; `companyName` is the name of the one company. */
export function activeFilters(asked: JobSearchState, companyName = 'One company'): Narrowing[] {
  const { title, location, experience, company, posted } = asked;
  const begun = { ...asked, shown: PAGE_SIZE };
  const years = `${experience} ${experience === '1' ? 'year' : 'years'}`;
  const words: (Narrowing | null)[] = [
    title ? { label: `“${title}”`, without: { ...begun, title: '' }, filter: null } : null,
    location ? { label: `in ${location}`, without: { ...begun, location: '' }, filter: null } : null,
    experience ? { label: years, without: { ...begun, experience: '' }, filter: null } : null,
    company ? { label: companyName, without: { ...begun, company: '' }, filter: null } : null,
    posted ? { label: postedWithinLabel(posted), without: { ...begun, posted: null }, filter: null } : null,
  ];
  const choices = FACET_NAMES.flatMap((filter) =>
    asked.chosen[filter].map((choice) => ({
      label: labelOf(filter, choice),
      without: toggleFacet(asked, filter, choice),
      filter,
    })),
  );
  return [...words.filter((word) => word !== null), ...choices];
}

/** A search in words: what narrows the list. */
export const describeSearch = (asked: JobSearchState): string =>
  activeFilters(asked)
    .map(({ label }) => label)
    .join(' · ') || 'All openings';

/** Tells lists apart, whatever part of one is shown. */
export const listKey = (asked: JobSearchState): string => JSON.stringify(fieldsOf(asked));

const isKeyOf =
  <Key extends string>(labels: Readonly<Record<Key, string>>) =>
  (choice: string): choice is Key =>
    Object.hasOwn(labels, choice);

/** What is asked of the server; undefined when nothing narrows the list. */
export function toServerFilter(asked: JobSearchState): OpenJobsFilter | undefined {
  const { chosen, company, posted } = asked;
  if (activeFilters(asked).length === 0) return undefined;
  const some = <Choice>(choices: Choice[]): Choice[] | undefined => (choices.length > 0 ? choices : undefined);
  return {
    ...toFormFilter(asked),
    workModes: some(chosen.workModes.filter(isKeyOf(WORK_MODE_LABELS))),
    jobTypes: some(chosen.jobTypes.filter(isKeyOf(JOB_TYPE_LABELS))),
    experienceBands: some(chosen.experienceBands.filter(isKeyOf(EXPERIENCE_BAND_LABELS))),
    salaryBands: some(chosen.salaryBands.filter(isKeyOf(SALARY_BAND_LABELS))),
    industries: some([...chosen.industries]),
    cities: some([...chosen.cities]),
    companyId: company || undefined,
    postedWithinDays: posted ?? undefined,
  };
}

/** The order that is asked of the server; undefined for its own. */
export function toServerOrder({ sort }: JobSearchState): OpenJobOrder | undefined {
  if (sort === 'best') return undefined;
  if (sort === 'salary') return { field: 'SALARY', direction: 'DESC' };
  return { field: 'POSTED_AT', direction: sort === 'newest' ? 'DESC' : 'ASC' };
}
