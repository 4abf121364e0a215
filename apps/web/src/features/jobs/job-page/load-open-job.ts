import { SEARCH_BEFORE } from '@job-alert/domain/portal/public-paths';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { withQuery } from '../../../config/paths';
import { type ExecuteOperation, executeContext } from '../../../lib/public-data/execute';
import { type Loaded, load } from '../../../lib/public-data/loaded';
import { type ClosedJobQuery, ClosedJobText } from './closed-job.public.generated';
import { type OpenJobQuery, OpenJobText } from './open-job.public.generated';

/** The data of a job's page: the open job, the closed job or neither, and the search from which it was opened, if known. */
type OpenJobPage = OpenJobQuery & ClosedJobQuery & { search: string | null };

/** Returns the job's id from `{id}-{slug}`. */
function parseJobId(idSlug: string): string {
  return idSlug.split('-', 1)[0] ?? '';
}

/** Loads the job of a URL by its id. Redirects permanently (301) if the rest of the path is not the job's own. */
export function loadOpenJob({ params, request, context }: LoaderFunctionArgs): Promise<Loaded<OpenJobPage>> {
  return load(
    loadPage(parseJobId(params.idSlug ?? ''), new URL(request.url), context.get(executeContext), request.signal),
  );
}

async function loadPage(
  id: string,
  { pathname, searchParams }: URL,
  ask: ExecuteOperation,
  signal: AbortSignal,
): Promise<OpenJobPage> {
  const search = searchParams.get(SEARCH_BEFORE);
  const { openJob } = await ask(OpenJobText, { id }, { signal });
  if (openJob === null) return { openJob, ...(await ask(ClosedJobText, { id }, { signal })), search };
  if (openJob.path !== pathname) {
    searchParams.delete(SEARCH_BEFORE);
    throw redirect(withQuery(openJob.path, Object.fromEntries(searchParams)), 301);
  }
  return { openJob, closedJob: null, search };
}
