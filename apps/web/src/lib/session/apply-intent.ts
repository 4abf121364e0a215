import { paths } from '../../config/paths';
import { KEPT_JOB } from './session-storage';
import { visitorIntent } from './visitor-intent';

/** An opening that somebody has begun to apply for, as far as the way to it names it. */
export interface StoredApplyIntent {
  id: string;
  title: string;
  company: string;
  /** The job's own page. */
  path: string;
}

/** Its path leads nowhere but to an opening. */
function check({ id, title, company, path }: Record<string, unknown>): StoredApplyIntent | null {
  const isJob = [id, title, company].every((word) => typeof word === 'string');
  if (!isJob || !String(path).startsWith(`${paths.openings}/${String(id)}-`)) return null;
  return { id: String(id), title: String(title), company: String(company), path: String(path) };
}

const intent = visitorIntent(KEPT_JOB, check);

/** The opening that this browser's visitor is applying for, until they have applied, have thought better of it or have logged out. */
export const readApplyIntent = intent.read;

/** Keeps it through sign-up, login, the link of the welcome mail and an incomplete profile. */
export const saveApplyIntent = ({ id, title, company, path }: StoredApplyIntent): void =>
  intent.save({ id, title, company, path });

/** They have applied, or do not want to any more. */
export const clearApplyIntent = intent.clear;

/** The same as `readKeptJob`, for a component; null in what the server renders. */
export const useApplyIntent = intent.use;
