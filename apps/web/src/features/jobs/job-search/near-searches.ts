import { searchWords } from '@job-alert/domain/search/job-search';
import { OPTIONAL_WORDS } from '@job-alert/domain/search/optional-words';
import type { OpenJobsFilter } from '../../../lib/graphql/schema.generated';
import { ALL_JOBS, activeFilters, type JobSearchState, listKey, PAGE_SIZE, toServerFilter } from './job-search-params';

/** The maximum number of near searches. The server counts no more in one request. */
const MAX_COUNTS = 20;

/**
 * Returns alternatives to a search without results, nearest first: the search without one of its filters, for one word of its title, and in
 * its location. All openings are not near.
 */
export function nearSearches(requested: JobSearchState): JobSearchState[] {
  const search: JobSearchState = { ...requested, sort: 'best', visibleCount: PAGE_SIZE };
  const words = searchWords(search.title).filter((word) => word.length > 1 && !OPTIONAL_WORDS.has(word));
  const titles = words.length > 1 ? words : [];
  const { location, chosen } = search;
  const near = [
    ...activeFilters(search).map(({ without }) => without),
    ...titles.map((title) => ({ ...search, title })),
    ...[search.title, ...titles].filter((title) => title !== '').map((title) => ({ ...ALL_JOBS, title })),
    { ...ALL_JOBS, location, chosen: { ...ALL_JOBS.chosen, cities: chosen.cities } },
  ];
  const byKey = new Map(near.map((one) => [listKey(one), one]));
  byKey.delete(listKey(search));
  byKey.delete(listKey(ALL_JOBS));
  return [...byKey.values()].slice(0, MAX_COUNTS);
}

/** Returns the server filters of the near searches, in the same order. */
export const nearFilters = (search: JobSearchState): OpenJobsFilter[] =>
  nearSearches(search).map((near) => toServerFilter(near) ?? {});
