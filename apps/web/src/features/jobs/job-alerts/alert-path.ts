import { paths } from '../../../config/paths';
import { ALL_JOBS, type JobSearchState, PAGE_SIZE, toSearchParams } from '../job-search/job-search-params';

/** The URL parameter that opens the form for a new alert on the screen of saved jobs. The other parameters are those of the search. */
export const NEW_ALERT = 'alert';

/** Returns the path of the screen that saves a search as an alert. Omits the date filter, because an alert contains only new openings. */
export function alertPath(search: JobSearchState): string {
  const query = toSearchParams({ ...search, posted: ALL_JOBS.posted, sort: 'best', visibleCount: PAGE_SIZE });
  query.set(NEW_ALERT, 'new');
  return `${paths.candidate.savedJobs}?${query.toString()}`;
}
