import { useMemo, useSyncExternalStore } from 'react';
import { paths } from '../../config/paths';
import { KEPT_JOB } from './session-storage';

/** An opening that somebody has begun to apply for, as far as the way to it names it. */
export interface KeptJob {
  id: string;
  title: string;
  company: string;
  /** The job's own page. */
  path: string;
}

/** Whoever comes back later than this has something else in mind. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const readText = (): string | null => window.localStorage.getItem(KEPT_JOB);

/** What is stored, unless it is old or not what this app has written: its path leads nowhere but to an opening. */
function parse(text: string | null): KeptJob | null {
  if (text === null) return null;
  try {
    const { id, title, company, path, until }: Record<string, unknown> = JSON.parse(text);
    const isJob = [id, title, company].every((word) => typeof word === 'string') && typeof until === 'number';
    if (!isJob || until < Date.now() || !String(path).startsWith(`${paths.openings}/${String(id)}-`)) return null;
    return { id: String(id), title: String(title), company: String(company), path: String(path) };
  } catch {
    return null;
  }
}

/** The opening that this browser's visitor is applying for, until they have applied, have thought better of it or have logged out. */
export const readKeptJob = (): KeptJob | null => parse(readText());

/** Keeps it through sign-up, login, the link of the welcome mail and an incomplete profile. */
export function keepJob({ id, title, company, path }: KeptJob): void {
  window.localStorage.setItem(KEPT_JOB, JSON.stringify({ id, title, company, path, until: Date.now() + KEPT_FOR }));
  announce();
}

/** They have applied, or do not want to any more. */
export function forgetJob(): void {
  window.localStorage.removeItem(KEPT_JOB);
  announce();
}

/** The same as `readKeptJob`, for a component; null in what the server renders. */
export function useKeptJob(): KeptJob | null {
  const text = useSyncExternalStore(subscribe, readText, () => null);
  return useMemo(() => parse(text), [text]);
}
