import { approvalStateFromEdge, type Decision } from '@job-alert/domain/approval';
import { ADMIN_MESSAGES } from '@job-alert/domain/messages';
import { LIST_PAGE_SIZE } from '@job-alert/domain/paging';
import { approvalOptions } from '../../components/admin/approval-options';
import { listAnswer } from '../../components/admin/list-answer';
import { useListFilters } from '../../components/admin/use-list-filters';
import { useRowChange } from '../../components/admin/use-row-change';
import { useBanner } from '../../components/banner';
import { describeError } from '../../lib/errors/describe-error';
import {
  type ManagedJobFragment,
  useDecideManagedJobMutation,
  useManagedJobsQuery,
  useSetManagedJobActiveMutation,
} from './manage-jobs.generated';

export const jobStatuses = approvalOptions('JOB');

const describe = (error: unknown) => describeError(error, { fallback: ADMIN_MESSAGES.statusFailed });

/** The jobs that the URL asks for, and what an administrator does with one of them. */
export function useManagedJobs() {
  const list = useListFilters(jobStatuses);
  const banner = useBanner();
  const query = useManagedJobsQuery({
    variables: {
      first: LIST_PAGE_SIZE,
      page: list.page,
      filter: { ...list.query, approvalState: approvalStateFromEdge(list.filters.status) },
    },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const answer = listAnswer(query, ({ jobs }) => jobs);
  const [decideJob] = useDecideManagedJobMutation();
  const [setJobActive] = useSetManagedJobActiveMutation();
  const change = useRowChange({ banner, reload: answer.reload, describe });

  return {
    list,
    answer,
    message: banner.message,
    decide: ({ id, title }: ManagedJobFragment, decision: Decision, feedback?: string) =>
      change(
        () => decideJob({ variables: { id, decision, feedback } }),
        `${title} was ${decision === 'APPROVE' ? 'approved' : 'rejected'}.`,
      ),
    setActive: ({ id, title }: ManagedJobFragment, isActive: boolean) =>
      change(
        () => setJobActive({ variables: { id, isActive } }),
        `${title} is now ${isActive ? 'Active' : 'Inactive'}.`,
      ),
  };
}
