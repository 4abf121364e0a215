import { MAX_SAVED_JOBS, SAVED_JOB_MESSAGES } from '@job-alert/domain/jobs/saved-job';
import { useEffect, useSyncExternalStore } from 'react';
import { describeError } from '../../lib/errors/describe-error';
import { askOverHttp } from '../../lib/public-data/ask';
import { subscribeToSession } from '../../lib/session/session';
import { readSession, readToken, SAVED_JOBS } from '../../lib/session/session-storage';
import { useHydrated } from '../../start/use-hydrated';
import {
  AddSavedJobsText,
  type HoldsSavedJobsFragment,
  SavedJobIdsText,
  SaveJobText,
  UnsaveJobText,
} from './saved-jobs.public.generated';

type Ids = ReadonlySet<string>;

/** What is said of the last press on a heart. */
export type SavedJobNews = { kind: 'inBrowser'; count: number } | { kind: 'failed'; sentence: string };

/** What the server has said of whoever has this token. */
let known: { token: string; ids: Ids } | null = null;
let asked: string | null = null;
let news: SavedJobNews | null = null;
/** What a visitor has saved, by the text that it stands in. */
let kept: { text: string | null; ids: Ids } = { text: null, ids: new Set() };
/** What came from this browser to the account: an answer that is older than that does not have it. */
let brought: Ids = new Set();

const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = subscribeToSession(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

function readKept(): Ids {
  const text = window.localStorage.getItem(SAVED_JOBS);
  if (text !== kept.text) kept = { text, ids: new Set(parse(text)) };
  return kept.ids;
}

/** Ids, whatever somebody has written there. */
const parse = (text: string | null): string[] => (text?.match(/\d{1,19}/g) ?? []).slice(0, MAX_SAVED_JOBS);

function writeKept(ids: Ids): void {
  if (ids.size === 0) window.localStorage.removeItem(SAVED_JOBS);
  else window.localStorage.setItem(SAVED_JOBS, [...ids].slice(-MAX_SAVED_JOBS).join(' '));
}

/** The saved jobs of the visitor or the candidate; null until they are known, and for everybody else. */
function read(): Ids | null {
  const token = readToken();
  if (token === null) return readKept();
  return known?.token === token && isCandidate() ? known.ids : null;
}

const isCandidate = (): boolean => readSession()?.user.user_type === 'candidate';

const unknown = (): null => null;

export function useSavedJobs(): Ids | null {
  const isHydrated = useHydrated();
  return useSyncExternalStore(subscribe, isHydrated ? read : unknown, unknown);
}

export const useSavedJobNews = (): SavedJobNews | null =>
  useSyncExternalStore(
    subscribe,
    () => news,
    () => null,
  );
/** Changes when what this browser has kept has come to the account. */
export const useBroughtJobs = (): Ids =>
  useSyncExternalStore(
    subscribe,
    () => brought,
    () => brought,
  );

export function tell(next: SavedJobNews | null): void {
  news = next;
  announce();
}

const idsOf = (user: HoldsSavedJobsFragment | null): string[] => user?.savedJobs?.nodes.map(({ job }) => job.id) ?? [];

function know(token: string, ids: Iterable<string>): void {
  known = { token, ids: new Set(ids) };
  announce();
}

/** For a screen that has learnt with its own data what is saved, so that nothing else has to be asked for. */
export function useLearntJobs(user: HoldsSavedJobsFragment | null | undefined): void {
  useEffect(() => {
    const token = readToken();
    if (user && token !== null) know(token, [...idsOf(user), ...brought]);
  }, [user]);
}

/** Gives the account what this browser has kept before the login; where nothing was kept it asks what is saved, or leaves it. */
export async function bringSavedJobs(otherwise: 'ask' | 'leave'): Promise<void> {
  const token = readToken();
  if (token === null || !isCandidate() || asked === token) return;
  const jobIds = [...readKept()];
  if (jobIds.length === 0 && otherwise === 'leave') return;
  asked = token;
  try {
    if (jobIds.length === 0) {
      const { viewer } = await askOverHttp(SavedJobIdsText, {}, { token });
      brought = new Set();
      know(token, idsOf(viewer));
      return;
    }
    const { addSavedJobs } = await askOverHttp(AddSavedJobsText, { jobIds }, { token });
    writeKept(new Set());
    brought = new Set(jobIds);
    know(token, idsOf(addSavedJobs.user));
  } catch {
    // The hearts stay away, and what was kept stays kept, until the next page asks.
  } finally {
    asked = null;
  }
}

/** A press on a heart: shown at once, and taken back when the server refuses it. */
export async function pressHeart(jobId: string, isSaved: boolean): Promise<void> {
  const before = read();
  if (before === null) return;
  const token = readToken();
  const next = new Set(before);
  if (isSaved) next.add(jobId);
  else next.delete(jobId);
  news = null;
  if (token === null) {
    writeKept(next);
    return tell(isSaved ? { kind: 'inBrowser', count: next.size } : null);
  }
  brought = new Set([...brought].filter((id) => id !== jobId));
  know(token, next);
  try {
    await (isSaved ? askOverHttp(SaveJobText, { jobId }, { token }) : askOverHttp(UnsaveJobText, { jobId }, { token }));
  } catch (error) {
    const fallback = isSaved ? SAVED_JOB_MESSAGES.saveFailed : SAVED_JOB_MESSAGES.removeFailed;
    const present = new Set(known?.token === token ? known.ids : []);
    if (isSaved) present.delete(jobId);
    else present.add(jobId);
    know(token, present);
    tell({ kind: 'failed', sentence: describeError(error, { fallback }) });
  }
}
