import { filterLettersAndSpaces } from '@job-alert/domain/text/input-filters';
import { OWN_JOB_SORTS } from '@job-alert/domain/lists/list-sorts';
import { LIST_QUERY_OPTIONS, toViewerListResult } from '../../../components/list/list-result';
import { useList } from '../../../components/list/use-list';
import { useMyJobsQuery } from './my-jobs.generated';

const definition = {
  filters: {
    search: { kind: 'text', label: 'Job Title', maxLength: 150, clean: filterLettersAndSpaces },
    status: {
      kind: 'choice',
      label: 'Status',
      options: [
        { value: 'active', label: 'Active' },
        { value: 'inactive', label: 'Inactive' },
      ],
    },
    sort: {
      kind: 'order',
      label: 'Sort By',
      options: [
        { value: 'latest', label: 'Latest' },
        { value: 'oldest', label: 'Oldest' },
      ],
    },
  },
  sorts: OWN_JOB_SORTS,
} as const;

/** Returns the page of the employer's own jobs that the URL requests. */
export function useMyJobs() {
  const list = useList(definition);
  const { search, status } = list.filters;
  const query = useMyJobsQuery({
    variables: {
      ...list.position,
      orderBy: list.orderBy,
      filter: {
        search: search || undefined,
        isActive: status === '' ? undefined : status === 'active',
      },
    },
    ...LIST_QUERY_OPTIONS,
  });
  return { list, answer: toViewerListResult(query, 'jobs') };
}
