import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { paths, withQuery } from '../../../config/paths';
import { type ExecuteOperation, executeContext } from '../../../lib/public-data/execute';
import { type Loaded, load } from '../../../lib/public-data/loaded';
import {
  clearApplyIntent,
  type StoredApplyIntent,
  saveApplyIntent,
  useStoredApplyIntent,
} from '../../../lib/session/apply-intent';
import { WantedClosedJobText, WantedJobText } from './apply-intent.public.generated';

/** The URL parameter of sign-up and login that contains the id of the job to apply for. */
export const JOB_PARAMETER = 'job';

export interface ApplyIntent extends StoredApplyIntent {
  /** True if the job has closed. Its page shows similar jobs. */
  isClosed?: boolean;
}

/** Adds the job to the path of a sign-up or login. */
export const withJob = (path: string, job: { id: string } | null): string =>
  withQuery(path, { [JOB_PARAMETER]: job?.id });

/** Loads the job whose id is in the URL of a sign-up or login, or null without an id. */
export function loadApplyIntent({ request, context }: LoaderFunctionArgs): Promise<Loaded<ApplyIntent | null>> {
  const id = new URL(request.url).searchParams.get(JOB_PARAMETER);
  return load(id && /^\d+$/.test(id) ? find(id, context.get(executeContext), request.signal) : Promise.resolve(null));
}

async function find(id: string, execute: ExecuteOperation, signal: AbortSignal): Promise<ApplyIntent | null> {
  const { openJob } = await execute(WantedJobText, { id }, { signal });
  if (openJob) return { ...openJob, company: openJob.company.name };
  const { closedJob } = await execute(WantedClosedJobText, { id }, { signal });
  return (
    closedJob && { ...closedJob, company: closedJob.company.name, path: `${paths.openings}/${id}`, isClosed: true }
  );
}

/** Returns the job of the page's URL, or the stored job. Stores the job of the URL unless it has closed. */
export function useApplyIntent(): ApplyIntent | null {
  const linkedIntent = useLoaderData<Loaded<ApplyIntent | null> | null | undefined>()?.data ?? null;
  const stored = useStoredApplyIntent();

  useEffect(() => {
    if (linkedIntent?.isClosed) clearApplyIntent();
    else if (linkedIntent) saveApplyIntent(linkedIntent);
  }, [linkedIntent]);

  return linkedIntent ?? stored;
}
