import { paths } from '../../config/paths';
import { WANTED_ALERT } from './session-storage';
import { visitorIntent } from './visitor-intent';

/** A search for which a visitor wants a job alert. */
export interface WantedAlert {
  /** The search in words. */
  search: string;
  /** The candidate's screen that turns the search into an alert. */
  path: string;
}

function check({ search, path }: Record<string, unknown>): WantedAlert | null {
  const isAlert = typeof search === 'string' && String(path).startsWith(`${paths.candidate.savedJobs}?`);
  return isAlert ? { search, path: String(path) } : null;
}

const intent = visitorIntent(WANTED_ALERT, check);

/** The job alert that this browser's visitor wants, until it exists or they log out. */
export const readWantedAlert = intent.read;

/** Stores the alert through sign-up and login. */
export const saveWantedAlert = intent.save;

/** Removes the stored alert: it exists now. */
export const clearWantedAlert = intent.clear;

/** The same as `readWantedAlert`, for a component; null in what the server renders. */
export const useWantedAlert = intent.use;
