import { paths } from '../../config/paths';
import { APPLY_INTENT } from './session-storage';
import { visitorIntent } from './visitor-intent';

/** The stored part of a job that a visitor is applying for. */
export interface StoredApplyIntent {
  id: string;
  title: string;
  company: string;
  path: string;
}

/** Returns the stored job, or null if its path is not a job page. */
function check({ id, title, company, path }: Record<string, unknown>): StoredApplyIntent | null {
  const isJob = [id, title, company].every((word) => typeof word === 'string');
  if (!isJob || !String(path).startsWith(`${paths.openings}/${String(id)}-`)) return null;
  return { id: String(id), title: String(title), company: String(company), path: String(path) };
}

const intent = visitorIntent(APPLY_INTENT, check);

/** Returns the job that the visitor is applying for, until they apply, cancel or log out. */
export const readApplyIntent = intent.read;

/** Stores the job. It survives sign-up, confirmation, login and profile completion. */
export const saveApplyIntent = ({ id, title, company, path }: StoredApplyIntent): void =>
  intent.save({ id, title, company, path });

export const clearApplyIntent = intent.clear;

/** Returns the same as `readApplyIntent`, for components. Null in server-rendered HTML. */
export const useStoredApplyIntent = intent.use;
