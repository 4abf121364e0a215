import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { type Ask, askContext } from '../../lib/public-data/ask';
import { type Loaded, load } from '../../lib/public-data/loaded';
import { type ClosedJobQuery, ClosedJobText } from './closed-job.public.generated';
import { type OpenJobQuery, OpenJobText } from './open-job.public.generated';

/** What a job's own page shows: the job, else what it was, else nothing. */
export type OpenJobPage = OpenJobQuery & ClosedJobQuery;

/** The job's id out of `{id}-{slug}`. */
function idOf(idSlug: string): string {
  return idSlug.split('-', 1)[0] ?? '';
}

/** The job of an address. Its id finds it; under other words it has moved for good to its own address. */
export function loadOpenJob({ params, request, context }: LoaderFunctionArgs): Promise<Loaded<OpenJobPage>> {
  return load(pageOf(idOf(params.idSlug ?? ''), new URL(request.url), context.get(askContext), request.signal));
}

async function pageOf(id: string, { pathname, search }: URL, ask: Ask, signal: AbortSignal): Promise<OpenJobPage> {
  const { openJob } = await ask(OpenJobText, { id }, { signal });
  if (openJob === null) return { openJob, ...(await ask(ClosedJobText, { id }, { signal })) };
  if (openJob.path !== pathname) throw redirect(openJob.path + search, 301);
  return { openJob, closedJob: null };
}
