import { paths } from '../../config/paths';
import { WANTED_ALERT } from './session-storage';
import { visitorIntent } from './visitor-intent';

/** A search for which a visitor wants a job alert. */
export interface WantedAlert {
  /** The description of the search. */
  search: string;
  /** The path of the screen that creates the alert. */
  path: string;
}

function check({ search, path }: Record<string, unknown>): WantedAlert | null {
  const isAlert = typeof search === 'string' && String(path).startsWith(`${paths.candidate.savedJobs}?`);
  return isAlert ? { search, path: String(path) } : null;
}

const intent = visitorIntent(WANTED_ALERT, check);

export const readWantedAlert = intent.read;

export const saveWantedAlert = intent.save;

export const clearWantedAlert = intent.clear;

export const useWantedAlert = intent.use;
