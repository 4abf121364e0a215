import { MAX_FIRST } from '@job-alert/domain/paging';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type Ask, askContext } from '../../lib/public-data/ask';
import { type Loaded, load } from '../../lib/public-data/loaded';
import { OpenJobCountsText } from '../shared/openings-count.public.generated';
import { nearFilters } from './near-searches';
import { FurtherOpenJobsText, type OpenJobsQuery, OpenJobsText } from './open-jobs.public.generated';
import {
  activeFilters,
  type JobSearchState,
  parseSearchParams,
  toServerFilter,
  toServerOrder,
} from './job-search-params';

/** The list of an address and, where it is empty, how many openings each near search finds. */
export interface OpeningsData extends OpenJobsQuery {
  nearCounts?: readonly number[];
}

/** The openings that an address asks for, as many as it shows: reload and Back find what Load More has brought. */
export function loadJobSearch({ request, context }: LoaderFunctionArgs): Promise<Loaded<OpeningsData>> {
  const asked = parseSearchParams(new URL(request.url).searchParams);
  return load(openingsOf(asked, context.get(askContext), request.signal));
}

/** One request, up to the hundred that the server gives at a time; what is beyond comes beside it. */
async function openingsOf(asked: JobSearchState, ask: Ask, signal: AbortSignal): Promise<OpeningsData> {
  const what = { filter: toServerFilter(asked), orderBy: toServerOrder(asked) };
  const first = Math.min(asked.shown, MAX_FIRST);
  const further = Array.from({ length: Math.ceil(asked.shown / MAX_FIRST) - 1 }, (_, index) =>
    ask(FurtherOpenJobsText, { ...what, first: MAX_FIRST, page: index + 2 }, { signal }),
  );
  const [begin, ...rest] = await Promise.all([ask(OpenJobsText, { ...what, first }, { signal }), ...further]);
  if (begin.openJobs.nodes.length === 0 && activeFilters(asked).length > 0) {
    const near = await ask(OpenJobCountsText, { filters: nearFilters(asked) }, { signal }).catch(() => null);
    return near ? { ...begin, nearCounts: near.openJobCounts } : begin;
  }
  const last = rest.at(-1);
  if (!last) return begin;
  const nodes = [begin, ...rest].flatMap(({ openJobs }) => openJobs.nodes);
  const hasNextPage = nodes.length > asked.shown || last.openJobs.pageInfo.hasNextPage;
  return { openJobs: { ...begin.openJobs, nodes: nodes.slice(0, asked.shown), pageInfo: { hasNextPage } } };
}
