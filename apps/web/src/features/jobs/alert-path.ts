import { paths } from '../../config/paths';
import { ALL_OPENINGS, type OpeningsAsked, OPENINGS_STEP, writeOpenings } from './openings-address';

/** By this parameter the screen of saved jobs asks for the name of a new alert; the others are those of the search. */
export const NEW_ALERT = 'alert';

/** The screen on which a search becomes an alert. An alert is of new openings, so a filter by date says nothing in it. */
export function alertPath(asked: OpeningsAsked): string {
  const query = writeOpenings({ ...asked, posted: ALL_OPENINGS.posted, sort: 'best', shown: OPENINGS_STEP });
  query.set(NEW_ALERT, 'new');
  return `${paths.candidate.savedJobs}?${query.toString()}`;
}
