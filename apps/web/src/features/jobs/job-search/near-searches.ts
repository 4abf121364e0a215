import { searchWords } from '@job-alert/domain/search/job-search';
import { STOP_WORDS } from '@job-alert/domain/search/stop-words';
import type { OpenJobsFilter } from '../../../lib/graphql/schema.generated';
import { ALL_JOBS, activeFilters, type JobSearchState, listKey, PAGE_SIZE, toServerFilter } from './job-search-params';

/** The maximum number of near searches. The server counts no more in one request. */
const MAX_COUNTS = 20;
/** The minimum length of a word of the title. Too many other words start with a shorter one. */
const MIN_LETTERS = 3;

/**
 * Returns alternatives to a search without results, nearest first: the search without one of its filters, for one word of its title, in its
 * location, and all openings.
 */
export function nearSearches(requested: JobSearchState): JobSearchState[] {
  const search: JobSearchState = { ...requested, sort: 'best', visibleCount: PAGE_SIZE };
  const words = searchWords(search.title).filter((word) => word.length >= MIN_LETTERS && !STOP_WORDS.has(word));
  const titles = words.length > 1 ? words : [];
  const { location, chosen } = search;
  const near = [
    ...activeFilters(search).map(({ without }) => without),
    ...titles.map((title) => ({ ...search, title })),
    ...titles.map((title) => ({ ...ALL_JOBS, title })),
    { ...ALL_JOBS, location, chosen: { ...ALL_JOBS.chosen, cities: chosen.cities } },
  ];
  const byKey = new Map([...near, ALL_JOBS].map((one) => [listKey(one), one]));
  // All openings are last, even if they are also the search without its only filter.
  const allKey = listKey(ALL_JOBS);
  byKey.delete(listKey(search));
  byKey.delete(allKey);
  return [...[...byKey.values()].slice(0, MAX_COUNTS - 1), ALL_JOBS];
}

/** Returns the server filters of the near searches, in the same order. */
export const nearFilters = (search: JobSearchState): OpenJobsFilter[] =>
  nearSearches(search).map((near) => toServerFilter(near) ?? {});
