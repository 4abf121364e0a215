import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { paths, withQuery } from '../../config/paths';
import { type Ask, askContext } from '../../lib/public-data/ask';
import { type Loaded, load } from '../../lib/public-data/loaded';
import { forgetJob, type KeptJob, keepJob, useKeptJob } from '../../lib/session/kept-job';
import { WantedClosedJobText, WantedJobText } from './wanted-job.public.generated';

/** The parameter of a sign-up's and a login's address that names the opening to apply for afterwards. */
export const JOB_PARAMETER = 'job';

/** The opening that somebody is applying for. */
export interface WantedJob extends KeptJob {
  /** It has closed in the meantime; its page shows similar ones. */
  isClosed?: boolean;
}

/** The path of a sign-up or a login that leads back to this opening; the path alone without one. */
export const withJob = (path: string, job: { id: string } | null): string =>
  withQuery(path, { [JOB_PARAMETER]: job?.id });

/** The opening that the address of a sign-up or a login names, or null. */
export function loadWantedJob({ request, context }: LoaderFunctionArgs): Promise<Loaded<WantedJob | null>> {
  const id = new URL(request.url).searchParams.get(JOB_PARAMETER);
  return load(id && /^\d+$/.test(id) ? find(id, context.get(askContext), request.signal) : Promise.resolve(null));
}

async function find(id: string, ask: Ask, signal: AbortSignal): Promise<WantedJob | null> {
  const { openJob } = await ask(WantedJobText, { id }, { signal });
  if (openJob) return { ...openJob, company: openJob.company.name };
  const { closedJob } = await ask(WantedClosedJobText, { id }, { signal });
  return (
    closedJob && { ...closedJob, company: closedJob.company.name, path: `${paths.openings}/${id}`, isClosed: true }
  );
}

/** Returns the job in the page's URL, else the stored one. A job in the URL is stored. */
export function useWantedJob(): WantedJob | null {
  const named = useLoaderData<Loaded<WantedJob | null> | null | undefined>()?.data ?? null;
  const kept = useKeptJob();

  useEffect(() => {
    if (named?.isClosed) forgetJob();
    else if (named) keepJob(named);
  }, [named]);

  return named ?? kept;
}
