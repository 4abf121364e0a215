import { parseExperience } from '@job-alert/domain/job-search';
import type { OpenJobsFilter } from '../../lib/graphql/schema.generated';

/** What the search form asks for; empty fields are not asked. */
export interface OpeningsFilters {
  title: string;
  location: string;
  experience: string;
}

/** Where the openings found stand on their page: the fragment of an address that leads to them past the banner. */
export const openingsListId = 'openings';

/** No search. */
export const noOpeningsFilters: OpeningsFilters = { title: '', location: '', experience: '' };

/** Tells searches apart. */
export const openingsKey = ({ title, location, experience }: OpeningsFilters): string =>
  JSON.stringify([title, location, experience]);

/** What is asked of the server: the non-empty fields only; undefined when there are none. */
export function toOpenJobsFilter({ title, location, experience }: OpeningsFilters): OpenJobsFilter | undefined {
  if (!title && !location && !experience) return undefined;
  return {
    query: title || undefined,
    location: location || undefined,
    experience: parseExperience(experience) ?? undefined,
  };
}
