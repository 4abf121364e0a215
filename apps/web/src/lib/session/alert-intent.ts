import { paths } from '../../config/paths';
import { ALERT_INTENT } from './session-storage';
import { visitorIntent } from './visitor-intent';

/** A search for which a visitor wants a job alert. */
export interface AlertIntent {
  search: string;
  /** The path of the screen that creates the alert. */
  path: string;
}

function check({ search, path }: Record<string, unknown>): AlertIntent | null {
  const isAlert = typeof search === 'string' && String(path).startsWith(`${paths.candidate.savedJobs}?`);
  return isAlert ? { search, path: String(path) } : null;
}

const intent = visitorIntent(ALERT_INTENT, check);

export const readAlertIntent = intent.read;

export const saveAlertIntent = intent.save;

export const clearAlertIntent = intent.clear;

export const useAlertIntent = intent.use;
