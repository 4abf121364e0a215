import { MAX_FIRST } from '@job-alert/domain/paging';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type Ask, askContext } from '../../lib/public-data/ask';
import { type Loaded, load } from '../../lib/public-data/loaded';
import { FurtherOpenJobsText, type OpenJobsQuery, OpenJobsText } from './open-jobs.public.generated';
import { type OpeningsAsked, readOpenings, toServerFilter, toServerOrder } from './openings-address';

/** The openings that an address asks for, as many as it shows: reload and Back find what Load More has brought. */
export function loadOpenings({ request, context }: LoaderFunctionArgs): Promise<Loaded<OpenJobsQuery>> {
  const asked = readOpenings(new URL(request.url).searchParams);
  return load(openingsOf(asked, context.get(askContext), request.signal));
}

/** One request, up to the hundred that the server gives at a time; what is beyond comes beside it. */
async function openingsOf(asked: OpeningsAsked, ask: Ask, signal: AbortSignal): Promise<OpenJobsQuery> {
  const what = { filter: toServerFilter(asked), orderBy: toServerOrder(asked) };
  const first = Math.min(asked.shown, MAX_FIRST);
  const further = Array.from({ length: Math.ceil(asked.shown / MAX_FIRST) - 1 }, (_, index) =>
    ask(FurtherOpenJobsText, { ...what, first: MAX_FIRST, page: index + 2 }, { signal }),
  );
  const [begin, ...rest] = await Promise.all([ask(OpenJobsText, { ...what, first }, { signal }), ...further]);
  const last = rest.at(-1);
  if (!last) return begin;
  const nodes = [begin, ...rest].flatMap(({ openJobs }) => openJobs.nodes);
  const hasNextPage = nodes.length > asked.shown || last.openJobs.pageInfo.hasNextPage;
  return { openJobs: { ...begin.openJobs, nodes: nodes.slice(0, asked.shown), pageInfo: { hasNextPage } } };
}
