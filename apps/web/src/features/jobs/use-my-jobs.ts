import { OWN_JOB_SORTS, sortFromEdge } from '@job-alert/domain/list-sorts';
import { pageNumber, useUrlFilters } from '../../lib/url/use-url-filters';
import { useMyJobsQuery } from './my-jobs.generated';

/** The list's search, sort and page as the URL spells them. */
export interface MyJobsFilters extends Record<string, string> {
  search: string;
  /** active, inactive, or empty for both. */
  status: string;
  /** latest or oldest. */
  sort: string;
}

const noFilters: MyJobsFilters & { page: string } = { search: '', status: '', sort: 'latest', page: '1' };

/** The page of the employer's own jobs that the URL asks for. */
export function useMyJobs() {
  const [{ page, ...filters }, change] = useUrlFilters(noFilters);
  const status = filters.status.toLowerCase();
  const query = useMyJobsQuery({
    variables: {
      filter: {
        search: filters.search || undefined,
        isActive: status === 'active' || status === 'inactive' ? status === 'active' : undefined,
      },
      orderBy: OWN_JOB_SORTS[sortFromEdge(OWN_JOB_SORTS, filters.sort) ?? 'LATEST'].orderBy,
      page: pageNumber(page),
    },
    fetchPolicy: 'cache-and-network',
  });
  const jobs = query.data?.viewer?.jobs;

  return {
    filters,
    narrowed: filters.search !== '' || filters.status !== '',
    jobs: jobs?.nodes,
    error: query.error,
    page: pageNumber(page),
    hasNextPage: jobs?.pageInfo.hasNextPage ?? false,
    search: (next: MyJobsFilters) => change(next),
    clear: () => change(noFilters),
    turnTo: (next: number) => change({ page: String(next) }),
    reload: () =>
      query.refetch().then(
        () => true,
        () => false,
      ),
  };
}
