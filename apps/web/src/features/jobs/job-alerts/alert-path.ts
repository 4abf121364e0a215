import { paths } from '../../../config/paths';
import { ALL_JOBS, type JobSearchState, PAGE_SIZE, toSearchParams } from '../job-search/job-search-params';

/** By this parameter the screen of saved jobs asks for the name of a new alert; the others are those of the search. */
export const NEW_ALERT = 'alert';

/** The screen on which a search becomes an alert. An alert is of new openings, so a filter by date says nothing in it. */
export function alertPath(search: JobSearchState): string {
  const query = toSearchParams({ ...search, posted: ALL_JOBS.posted, sort: 'best', visibleCount: PAGE_SIZE });
  query.set(NEW_ALERT, 'new');
  return `${paths.candidate.savedJobs}?${query.toString()}`;
}
