import { MAX_SAVED_JOBS, SAVED_JOB_MESSAGES } from '@job-alert/domain/jobs/saved-job';
import { useEffect, useSyncExternalStore } from 'react';
import { describeError } from '../../../lib/errors/describe-error';
import { fetchGraphql } from '../../../lib/public-data/execute';
import { subscribeToSession } from '../../../lib/session/session';
import { readSession, readToken, SAVED_JOBS } from '../../../lib/session/session-storage';
import { useHydrated } from '../../../start/use-hydrated';
import {
  AddSavedJobsText,
  type HoldsSavedJobsFragment,
  SavedJobIdsText,
  SaveJobText,
  UnsaveJobText,
} from './saved-jobs.public.generated';

type Ids = ReadonlySet<string>;

/** The toast after the last click on a save button. */
type SavedJobToastState = { kind: 'inBrowser'; count: number } | { kind: 'failed'; sentence: string };

/** The saved jobs that the server returned for this token. */
let serverSavedJobs: { token: string; ids: Ids } | null = null;
let pendingToken: string | null = null;
let toast: SavedJobToastState | null = null;
/** Saved jobs of a visitor, parsed from this text of local storage. */
let localSavedJobs: { text: string | null; ids: Ids } = { text: null, ids: new Set() };
/** Job ids just uploaded from local storage. Responses to earlier requests may not contain them yet, so they are merged in. */
let mergedIds: Ids = new Set();

const listeners = new Set<() => void>();

function notifyListeners(): void {
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

function readLocalSavedJobs(): Ids {
  const text = window.localStorage.getItem(SAVED_JOBS);
  if (text !== localSavedJobs.text) localSavedJobs = { text, ids: new Set(parseIds(text)) };
  return localSavedJobs.ids;
}

/** Returns the ids in the stored text. Ignores anything else in it. */
const parseIds = (text: string | null): string[] => (text?.match(/\d{1,19}/g) ?? []).slice(0, MAX_SAVED_JOBS);

function writeLocalSavedJobs(ids: Ids): void {
  if (ids.size === 0) window.localStorage.removeItem(SAVED_JOBS);
  else window.localStorage.setItem(SAVED_JOBS, [...ids].slice(-MAX_SAVED_JOBS).join(' '));
}

/** Returns the saved jobs of the visitor or candidate. Null until they have loaded, and for other roles. */
function getSavedJobs(): Ids | null {
  const token = readToken();
  if (token === null) return readLocalSavedJobs();
  return serverSavedJobs?.token === token && isCandidate() ? serverSavedJobs.ids : null;
}

const isCandidate = (): boolean => readSession()?.user.user_type === 'candidate';

const NONE: Ids = new Set();

/** The server renders the page of a visitor without saved jobs. */
const getServerSavedJobs = (): Ids => NONE;

export function useSavedJobs(): Ids | null {
  const isHydrated = useHydrated();
  return useSyncExternalStore(subscribe, isHydrated ? getSavedJobs : getServerSavedJobs, getServerSavedJobs);
}

export const useSavedJobToast = (): SavedJobToastState | null =>
  useSyncExternalStore(
    subscribe,
    () => toast,
    () => null,
  );
/** Changes when the jobs saved in this browser have been uploaded to the account. */
export const useMergedJobIds = (): Ids =>
  useSyncExternalStore(
    subscribe,
    () => mergedIds,
    () => mergedIds,
  );

export function setToast(next: SavedJobToastState | null): void {
  toast = next;
  notifyListeners();
}

const savedJobIds = (user: HoldsSavedJobsFragment | null): string[] =>
  user?.savedJobs?.nodes.map(({ job }) => job.id) ?? [];

function setSavedJobs(token: string, ids: Iterable<string>): void {
  serverSavedJobs = { token, ids: new Set(ids) };
  notifyListeners();
}

/** Sets the saved jobs from a screen's own query, so that no other request is needed. */
export function useSeedSavedJobs(user: HoldsSavedJobsFragment | null | undefined): void {
  useEffect(() => {
    const token = readToken();
    if (user && token !== null) setSavedJobs(token, [...savedJobIds(user), ...mergedIds]);
  }, [user]);
}

/**
 * Uploads the jobs that were saved in this browser before the login. If there are none, `ifNoneLocal` says whether to fetch the saved
 * jobs.
 */
export async function mergeLocalSavedJobs(ifNoneLocal: 'ask' | 'leave'): Promise<void> {
  const token = readToken();
  if (token === null || !isCandidate() || pendingToken === token) return;
  const jobIds = [...readLocalSavedJobs()];
  if (jobIds.length === 0 && ifNoneLocal === 'leave') return;
  pendingToken = token;
  try {
    if (jobIds.length === 0) {
      const { viewer } = await fetchGraphql(SavedJobIdsText, {}, { token });
      mergedIds = new Set();
      setSavedJobs(token, savedJobIds(viewer));
      return;
    }
    const { addSavedJobs } = await fetchGraphql(AddSavedJobsText, { jobIds }, { token });
    writeLocalSavedJobs(new Set());
    mergedIds = new Set(jobIds);
    setSavedJobs(token, savedJobIds(addSavedJobs.user));
  } catch {
    // The save buttons stay disabled and local storage is unchanged until the next page retries.
  } finally {
    pendingToken = null;
  }
}

/** Saves or removes a job. The change is shown at once and reverted if the request fails. */
export async function toggleSavedJob(jobId: string, isSaved: boolean): Promise<void> {
  const before = getSavedJobs();
  if (before === null) return;
  const token = readToken();
  const next = new Set(before);
  if (isSaved) next.add(jobId);
  else next.delete(jobId);
  toast = null;
  if (token === null) {
    writeLocalSavedJobs(next);
    return setToast(isSaved ? { kind: 'inBrowser', count: next.size } : null);
  }
  mergedIds = new Set([...mergedIds].filter((id) => id !== jobId));
  setSavedJobs(token, next);
  try {
    await (isSaved
      ? fetchGraphql(SaveJobText, { jobId }, { token })
      : fetchGraphql(UnsaveJobText, { jobId }, { token }));
  } catch (error) {
    const fallback = isSaved ? SAVED_JOB_MESSAGES.saveFailed : SAVED_JOB_MESSAGES.removeFailed;
    const present = new Set(serverSavedJobs?.token === token ? serverSavedJobs.ids : []);
    if (isSaved) present.delete(jobId);
    else present.add(jobId);
    setSavedJobs(token, present);
    setToast({ kind: 'failed', sentence: describeError(error, { fallback }) });
  }
}
