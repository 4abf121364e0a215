import { MAX_FIRST } from '@job-alert/domain/lists/paging';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import type { OpenJobsFilter } from '../../../lib/graphql/schema.generated';
import { executeContext } from '../../../lib/public-data/execute';
import { type Loaded, load } from '../../../lib/public-data/loaded';
import { OpenJobCountsText } from '../../shared/jobs/openings-count.public.generated';
import {
  type JobSearchState,
  parseSearchParams,
  toSearchParams,
  toServerFilter,
  toServerOrder,
} from './job-search-params';
import { nearFilters } from './near-searches';
import {
  type FurtherOpenJobsQueryVariables,
  FurtherOpenJobsText,
  type JobResultFragment,
  type JobResultsFragment,
  type OpenJobsQueryVariables,
  OpenJobsText,
} from './open-jobs.public.generated';

export interface JobSearchData<Job = JobResultFragment> {
  openJobs: JobResultsFragment & { nodes: Job[] };
  /** The number of openings of each near search. Set only for a search without results. */
  nearCounts?: readonly number[];
}

interface ResultsQueries<Data extends JobSearchData> {
  first: (variables: OpenJobsQueryVariables) => Promise<Data>;
  further: (
    variables: FurtherOpenJobsQueryVariables,
  ) => Promise<{ openJobs: Pick<Data['openJobs'], 'nodes' | 'pageInfo'> }>;
  counts: (filters: OpenJobsFilter[]) => Promise<{ openJobCounts: readonly number[] }>;
}

/** Returns a search whose words that name a filter are filters. The rules load with the first search that has words. */
export async function readWords(search: JobSearchState): Promise<JobSearchState> {
  if (search.title === '' && search.location === '') return search;
  return (await import('./words-as-filters')).withWordsAsFilters(search);
}

/**
 * Loads as many openings as the URL shows, so that reload and Back show what Load more has added. A URL with words that name a filter leads to
 * the one with the filter.
 */
export async function loadJobSearch({ request, context }: LoaderFunctionArgs): Promise<Loaded<JobSearchData>> {
  const execute = context.get(executeContext);
  const { signal } = request;
  const { pathname, searchParams } = new URL(request.url);
  const search = parseSearchParams(searchParams);
  const read = await readWords(search);
  if (read !== search) throw redirect(`${pathname}?${toSearchParams(read).toString()}`);
  const results = loadResults<JobSearchData>(search, {
    first: (variables) => execute(OpenJobsText, variables, { signal }),
    further: (variables) => execute(FurtherOpenJobsText, variables, { signal }),
    counts: (filters) => execute(OpenJobCountsText, { filters }, { signal }),
  });
  return load(results);
}

/** Loads the results with one request for each 100 openings, the maximum of the server. The requests run in parallel. */
export async function loadResults<Data extends JobSearchData>(
  search: JobSearchState,
  { first, further, counts }: ResultsQueries<Data>,
): Promise<Data> {
  const { visibleCount } = search;
  const variables = { filter: toServerFilter(search), orderBy: toServerOrder(search) };
  const otherPages = Array.from({ length: Math.ceil(visibleCount / MAX_FIRST) - 1 }, (_, index) =>
    further({ ...variables, first: MAX_FIRST, page: index + 2 }),
  );
  const [data, ...others] = await Promise.all([
    first({ ...variables, first: Math.min(visibleCount, MAX_FIRST) }),
    ...otherPages,
  ]);
  const filters = data.openJobs.nodes.length === 0 ? nearFilters(search) : [];
  if (filters.length > 0) {
    const near = await counts(filters).catch(() => null);
    return near ? { ...data, nearCounts: near.openJobCounts } : data;
  }
  const last = others.at(-1);
  if (!last) return data;
  const nodes = [data, ...others].flatMap(({ openJobs }) => openJobs.nodes);
  const hasNextPage = nodes.length > visibleCount || last.openJobs.pageInfo.hasNextPage;
  return { ...data, openJobs: { ...data.openJobs, nodes: nodes.slice(0, visibleCount), pageInfo: { hasNextPage } } };
}
