import { approvalStateFromWire } from '@job-alert/domain/approvals/approval';
import { filterSearchedTitle } from '@job-alert/domain/text/input-filters';
import { JOB_SORTS } from '@job-alert/domain/lists/list-sorts';
import { ADMIN_MESSAGES } from '@job-alert/domain/portal/admin-messages';
import { LIST_QUERY_OPTIONS, toListResult } from '../../../components/list/list-result';
import { useList } from '../../../components/list/use-list';
import { describeError } from '../../../lib/errors/describe-error';
import { approvalOptions } from '../list/approval-options';
import { decidedRow } from '../list/decided-row';
import { recordFilters, recordQuery } from '../list/record-filters';
import { useDecisions } from '../list/use-decisions';
import { useRecords } from '../list/use-records';
import {
  type ManagedJobFragment as Job,
  useDecideManagedJobMutation,
  useDeleteManagedJobsMutation,
  useManagedJobsQuery,
  useSetManagedJobActiveMutation,
} from './manage-jobs.generated';

const definition = {
  filters: recordFilters({
    label: 'Title or company name',
    clean: filterSearchedTitle,
    statuses: approvalOptions('JOB'),
  }),
  sorts: JOB_SORTS,
};

const describe = (error: unknown) => describeError(error, { fallback: ADMIN_MESSAGES.statusFailed });
const describeDeletion = () => ADMIN_MESSAGES.deleteFailed;

/** Returns the jobs that match the URL's filters, with the administrator's actions. */
export function useManagedJobs() {
  const list = useList(definition);
  const approvalState = approvalStateFromWire(list.filters.status);
  const query = useManagedJobsQuery({
    variables: {
      ...list.position,
      orderBy: list.orderBy,
      filter: { ...recordQuery(list.filters), approvalState },
    },
    ...LIST_QUERY_OPTIONS,
  });
  const [decideJob] = useDecideManagedJobMutation();
  const [setJobActive] = useSetManagedJobActiveMutation();
  const [deleteJobs] = useDeleteManagedJobsMutation();
  const records = useRecords({
    what: 'jobs',
    list,
    answer: toListResult(query, 'jobs'),
    matches: (row: Job) => approvalState === undefined || row.approvalState === approvalState,
    describe,
    describeDeletion,
    async deleteBatch(ids) {
      const { data } = await deleteJobs({ variables: { ids } });
      return data?.deleteJobs.deleted.jobs;
    },
  });

  return {
    records,
    ...useDecisions(records, {
      expectedValues: ({ version }) => ({ expectedVersion: version }),
      async decideOne(input) {
        const { data } = await decideJob({ variables: { input } });
        return decidedRow(data);
      },
      toRow: (subject) => (subject?.__typename === 'Job' ? subject : null),
      getMessage: ({ title }, done) => `${title} was ${done}.`,
    }),
    setActive: ({ id, title }: Job, isActive: boolean) =>
      records.change(
        () => setJobActive({ variables: { input: { id, isActive } } }),
        `${title} is now ${isActive ? 'Active' : 'Inactive'}.`,
      ),
  };
}
