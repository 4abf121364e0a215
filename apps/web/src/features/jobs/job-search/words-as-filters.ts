import { parseExperience } from '@job-alert/domain/search/job-search';
import { type WordedSearch, withQueryFilters } from '@job-alert/domain/search/query-filters';
import { type JobSearchState, mapFacets } from './job-search-params';

/** Converts words of the search to filters, as the server does: "remote accountant" becomes "accountant" with a work mode. */
export function withWordsAsFilters(search: JobSearchState): JobSearchState {
  const { title, location, experience, minSalary, chosen } = search;
  const words = {
    ...chosen,
    query: title,
    location,
    experience: parseExperience(experience),
    minSalary,
  } as WordedSearch & JobSearchState['chosen'];
  const read = withQueryFilters(words);
  if (read === words) return search;
  return {
    ...search,
    title: read.query ?? '',
    location: read.location ?? '',
    experience: String(read.experience ?? ''),
    minSalary: read.minSalary ?? null,
    chosen: mapFacets((name) => read[name] ?? []),
  };
}
