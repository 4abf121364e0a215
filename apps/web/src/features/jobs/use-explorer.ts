import { useLocation, useNavigate } from 'react-router-dom';
import { ACCOUNT_MESSAGES } from '@job-alert/domain/messages';
import { paths } from '../../config/paths';
import { readToken } from '../../lib/session/session-storage';
import { pageNumber, useUrlFilters } from '../../lib/url/use-url-filters';
import { applyButton, type ApplyButton } from './apply-state';
import { useApplyToJobMutation, useExploreJobsQuery } from './explorer.generated';
import {
  ALL_JOBS,
  listKey,
  PAGE_SIZE,
  type JobSearchState,
  parseSearchParams,
  toServerFilter,
  withWordsAsFilters,
  toSearchParams,
} from './job-search-params';
import type { SearchFormValues } from './search-form-values';
import { useLearntJobs } from './saved-jobs-store';
import { useApply } from './use-apply';
import { useSearchMessages } from './use-search-messages';

/** By how the candidate's skills fit; without it the list has the order of every other. */
const MATCH = 'match';
const firstPage = { sort: '', page: '1' };
const pageSize = 12;

/** The openings that the URL asks for, with what the candidate can do about each. */
export function useExplorer() {
  const [{ sort, page: pageText }, changeFilters] = useUrlFilters(firstPage);
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = parseSearchParams(new URLSearchParams(search));
  const page = pageNumber(pageText);
  const filter = toServerFilter(asked);
  const key = listKey(asked);
  const isByMatch = sort === MATCH;
  /** Another search keeps the order. */
  const to = (next: JobSearchState): string => {
    const query = toSearchParams({ ...next, sort: 'best', shown: PAGE_SIZE });
    if (isByMatch) query.set('sort', MATCH);
    return query.size > 0 ? `${paths.candidate.jobs}?${query.toString()}` : paths.candidate.jobs;
  };
  const go = (next: JobSearchState) => void navigate(to(next), { preventScrollReset: true });

  const { data, previousData, error, loading, refetch } = useExploreJobsQuery({
    variables: {
      first: pageSize,
      page,
      filter,
      orderBy: isByMatch ? { field: 'MATCH', direction: 'DESC' } : undefined,
    },
    // The buttons depend on what happened elsewhere since the last visit.
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const found = data !== undefined && data.openJobs.nodes.length > 0;
  const { banner, searching, begin, repeat } = useSearchMessages({ key, loading, error, found });
  const [applyToJob] = useApplyToJobMutation();
  const { learned, ...applying } = useApply(banner, async (application) => {
    const { data: taken } = await applyToJob({ variables: application });
    return taken?.applyToJob.application.appliedAt;
  });
  useLearntJobs(data?.viewer);
  // A search replaces the list once it has succeeded; until then, and when it fails, the last list stays.
  const shown = data ?? previousData;
  const applied = new Map(shown?.viewer?.appliedJobs?.map((last) => [last.job.id, last]));

  return {
    asked,
    to,
    page,
    banner,
    searching,
    loading,
    ...applying,
    key,
    jobs: shown?.openJobs.nodes,
    totalCount: shown?.openJobs.totalCount,
    hasNextPage: shown?.openJobs.pageInfo.hasNextPage ?? false,
    failed: error !== undefined && !shown,
    searched: filter !== undefined,
    isByMatch,
    /** Only a profile that names skills has openings that fit it. */
    hasSkills: isByMatch || shown?.openJobs.nodes.some(({ match }) => match !== null) === true,
    sort: (by: 'match' | '') => changeFilters({ sort: by }),
    buttonOf: (jobId: string): ApplyButton => learned.get(jobId) ?? applyButton(applied.get(jobId)),
    search(filters: SearchFormValues) {
      if (readToken() === null) return banner.show('error', ACCOUNT_MESSAGES.notSignedIn, 3000);
      const next = withWordsAsFilters({ ...asked, ...filters });
      if (listKey(next) === key && page === 1) return void repeat(refetch);
      begin(listKey(next));
      go(next);
    },
    clear: () => go(ALL_JOBS),
    goTo: (next: number) => changeFilters({ page: String(next) }),
    retry: () => void refetch().catch(() => undefined),
  };
}
