import { formatRupees } from '@job-alert/domain/india/money';
import { filterDigits } from '@job-alert/domain/text/input-filters';
import { EXPERIENCE_BAND_LABELS, SALARY_BAND_LABELS } from '@job-alert/domain/jobs/job-bands';
import { JOB_TYPE_LABELS, WORK_MODE_LABELS } from '@job-alert/domain/jobs/job-labels';
import { POSTED_WITHIN_DAYS, type PostedWithinDays, postedWithinLabel } from '@job-alert/domain/jobs/posted-ago';
import { foldName, parseExperience } from '@job-alert/domain/search/job-search';
import { facetToParam, JOB_SEARCH_PARAMS } from '@job-alert/domain/search/job-search-path';
import { parseMinSalary } from '@job-alert/domain/search/min-salary';
import type { OpenJobOrder, OpenJobsFilter } from '../../../lib/graphql/schema.generated';
import { EMPTY_SEARCH, type SearchFormValues } from './search-form-values';

/** The number of openings that Load more adds. */
export const PAGE_SIZE = 20;
/** The maximum number of openings that a URL shows. */
export const MAX_RESULTS = 500;
/** The maximum number of choices of one facet that the server accepts. */
const MAX_FACET_CHOICES = 20;

/** The filters with multiple choices. `parameter` is the name in the URL. `labels` is null if the choices are not fixed. */
export const FACETS = {
  workModes: { parameter: JOB_SEARCH_PARAMS.workModes, title: 'Work mode', labels: WORK_MODE_LABELS },
  jobTypes: { parameter: JOB_SEARCH_PARAMS.jobTypes, title: 'Job type', labels: JOB_TYPE_LABELS },
  experienceBands: {
    parameter: JOB_SEARCH_PARAMS.experienceBands,
    title: 'Experience',
    labels: EXPERIENCE_BAND_LABELS,
  },
  salaryBands: { parameter: JOB_SEARCH_PARAMS.salaryBands, title: 'Salary per year', labels: SALARY_BAND_LABELS },
  industries: { parameter: JOB_SEARCH_PARAMS.industries, title: 'Industry', labels: null },
  cities: { parameter: JOB_SEARCH_PARAMS.cities, title: 'City', labels: null },
} as const satisfies Record<
  string,
  { parameter: string; title: string; labels: Readonly<Record<string, string>> | null }
>;

export type FacetName = keyof typeof FACETS;
export const FACET_NAMES = Object.keys(FACETS) as FacetName[];

export const mapFacets = <Values>(getValues: (name: FacetName) => Values) =>
  Object.fromEntries(FACET_NAMES.map((name) => [name, getValues(name)])) as Record<FacetName, Values>;

/**
 * The orders: `best` by relevance, or newest first without a search text; `newest` and `oldest` by date of posting; `salary` by highest
 * salary; `match` by the match with the candidate's skills.
 */
export const JOB_SORTS = ['best', 'newest', 'oldest', 'salary', 'match'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

/** The URL parameter of the company filter. The feeds use the same name. */
const COMPANY_PARAMETER = 'company';

/** A search of the openings, as stored in its URL. */
export interface JobSearchState extends SearchFormValues {
  chosen: Readonly<Record<FacetName, readonly string[]>>;
  /** In rupees per year. Null for any pay. */
  minSalary: number | null;
  /** The id of the company whose openings are listed. Empty for all companies. */
  company: string;
  /** The maximum number of days since posting. Null for any time. */
  posted: PostedWithinDays | null;
  sort: JobSort;
  visibleCount: number;
}

/** The search of a URL without parameters. */
export const ALL_JOBS: JobSearchState = {
  ...EMPTY_SEARCH,
  chosen: mapFacets(() => []),
  minSalary: null,
  company: '',
  posted: null,
  sort: 'best',
  visibleCount: PAGE_SIZE,
};

/** Reads the search of a URL. Unknown values are ignored, so that every URL is valid. */
export function parseSearchParams(search: URLSearchParams): JobSearchState {
  const text = (name: string) => search.get(name)?.trim() ?? '';
  return {
    title: text('title'),
    location: text('location'),
    experience: filterDigits(text('experience'), 2),
    chosen: mapFacets((name) => readChoices(name, search.getAll(FACETS[name].parameter))),
    minSalary: parseMinSalary(text(JOB_SEARCH_PARAMS.minSalary)),
    company: /^\d{1,20}$/.test(text(COMPANY_PARAMETER)) ? text(COMPANY_PARAMETER) : '',
    posted: POSTED_WITHIN_DAYS.find((days) => String(days) === text('posted')) ?? null,
    sort: JOB_SORTS.find((sort) => sort === text('sort')) ?? 'best',
    visibleCount: readVisibleCount(text('shown')),
  };
}

/**
 * Returns the valid choices. Fixed choices are in a fixed order and names are sorted, so that each search has one URL. Names that the server
 * treats as equal become one choice.
 */
function readChoices(name: FacetName, words: readonly string[]): string[] {
  const { labels } = FACETS[name];
  if (labels !== null) return Object.keys(labels).filter((choice) => words.includes(facetToParam(choice)));
  const names = new Map(words.map((word) => [foldName(word), word.trim()]));
  return [...names.values()]
    .filter((word) => word !== '')
    .toSorted()
    .slice(0, MAX_FACET_CHOICES);
}

function readVisibleCount(text: string): number {
  const count = Math.ceil((Number.parseInt(text, 10) || 0) / PAGE_SIZE) * PAGE_SIZE;
  return Math.min(Math.max(count, PAGE_SIZE), MAX_RESULTS);
}

/** Returns the query of a search's URL, in a fixed order and without defaults, so that each search has one URL. */
export function toSearchParams(search: JobSearchState): URLSearchParams {
  const query = new URLSearchParams(toFields(search));
  if (search.visibleCount > PAGE_SIZE) query.set('shown', String(search.visibleCount));
  return query;
}

/** Returns the parameters of a search without the number of visible openings, because another list starts with its first page. */
export function toFields({
  title,
  location,
  experience,
  chosen,
  minSalary,
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
    for (const choice of chosen[name]) fields.push([parameter, labels ? facetToParam(choice) : choice]);
  }
  fields.push([JOB_SEARCH_PARAMS.minSalary, String(minSalary ?? '')]);
  fields.push([COMPANY_PARAMETER, company], ['posted', posted === null ? '' : String(posted)]);
  if (sort !== 'best') fields.push(['sort', sort]);
  return fields.filter(([, value]) => value !== '');
}

/** Compares names as the server does, without accents and case. */
const isSameName = (one: string) => (other: string) => foldName(one) === foldName(other);

export const isSelected = (search: JobSearchState, name: FacetName, choice: string): boolean =>
  search.chosen[name].some(isSameName(choice));

/** Returns the search with a choice of a facet added, or removed if it is selected. */
export function toggleFacet(search: JobSearchState, name: FacetName, choice: string): JobSearchState {
  const others = search.chosen[name].filter((other) => !isSameName(choice)(other));
  const after = isSelected(search, name, choice) ? others : [...others, choice];
  return { ...search, chosen: { ...search.chosen, [name]: after }, visibleCount: PAGE_SIZE };
}

/** A filter of a search, with its label and the search without it. */
interface ActiveFilter {
  label: string;
  without: JobSearchState;
}

export const facetLabel = (name: FacetName, choice: string): string => {
  const labels: Readonly<Record<string, string>> = FACETS[name].labels ?? {};
  return labels[choice] ?? choice;
};

/** Returns the active filters of a search. `companyName` is the label of the company filter. */
export function activeFilters(search: JobSearchState, companyName = 'One company'): ActiveFilter[] {
  const { title, location, experience, minSalary, company, posted, chosen } = search;
  const fields: [label: string, without: Partial<JobSearchState>][] = [
    [title && `“${title}”`, { title: '' }],
    [location && `in ${location}`, { location: '' }],
    [experience && `${experience} ${experience === '1' ? 'year' : 'years'}`, { experience: '' }],
    [minSalary === null ? '' : `${formatRupees(minSalary)} a year or more`, { minSalary: null }],
    [company && companyName, { company: '' }],
    [posted ? postedWithinLabel(posted) : '', { posted: null }],
  ];
  const choices = FACET_NAMES.flatMap((name) =>
    chosen[name].map((choice) => ({ label: facetLabel(name, choice), without: toggleFacet(search, name, choice) })),
  );
  return [
    ...fields
      .filter(([label]) => label !== '')
      .map(([label, without]) => ({ label, without: { ...search, visibleCount: PAGE_SIZE, ...without } })),
    ...choices,
  ];
}

/** Returns the search of all openings in the same order. */
export const withoutFilters = ({ sort }: JobSearchState): JobSearchState => ({ ...ALL_JOBS, sort });

/** Returns a search in words: the labels of its filters. */
export const describeSearch = (search: JobSearchState): string =>
  activeFilters(search)
    .map(({ label }) => label)
    .join(' · ') || 'All openings';

/** Returns a key that identifies a search, regardless of the number of visible openings. */
export const listKey = (search: JobSearchState): string => JSON.stringify(toFields(search));

/** Returns the filter for the server, or undefined without active filters. `readChoices` guarantees that the choices have the server's types. */
export function toServerFilter(search: JobSearchState): OpenJobsFilter | undefined {
  const { title, location, experience, minSalary, chosen, company, posted } = search;
  if (activeFilters(search).length === 0) return undefined;
  return {
    query: title || undefined,
    location: location || undefined,
    experience: parseExperience(experience) ?? undefined,
    ...(mapFacets((name) => (chosen[name].length > 0 ? chosen[name] : undefined)) as OpenJobsFilter),
    minSalary: minSalary ?? undefined,
    companyId: company || undefined,
    postedWithinDays: posted ?? undefined,
  };
}

/** Visitors and candidates without skills get the default order for `match` too. */
const SERVER_ORDERS: Readonly<Record<JobSort, OpenJobOrder | undefined>> = {
  best: undefined,
  newest: { field: 'POSTED_AT', direction: 'DESC' },
  oldest: { field: 'POSTED_AT', direction: 'ASC' },
  salary: { field: 'SALARY', direction: 'DESC' },
  match: { field: 'MATCH', direction: 'DESC' },
};

/** Returns the order for the server, or undefined for its default. */
export const toServerOrder = ({ sort }: JobSearchState): OpenJobOrder | undefined => SERVER_ORDERS[sort];
