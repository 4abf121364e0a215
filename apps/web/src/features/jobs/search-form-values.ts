import { parseExperience } from '@job-alert/domain/job-search';
import type { OpenJobsFilter } from '../../lib/graphql/schema.generated';

/** What the search form asks for; empty fields are not asked. */
export interface SearchFormValues {
  title: string;
  location: string;
  experience: string;
}

/** Where the openings found stand on their page: the fragment of an address that leads to them past the banner. */
export const resultsId = 'openings';

/** No search. */
export const EMPTY_SEARCH: SearchFormValues = { title: '', location: '', experience: '' };

/** Tells searches apart. */
export const searchKey = ({ title, location, experience }: SearchFormValues): string =>
  JSON.stringify([title, location, experience]);

/** What is asked of the server: the non-empty fields only; undefined when there are none. */
export function toFormFilter({ title, location, experience }: SearchFormValues): OpenJobsFilter | undefined {
  if (!title && !location && !experience) return undefined;
  return {
    query: title || undefined,
    location: location || undefined,
    experience: parseExperience(experience) ?? undefined,
  };
}
