import { approvalStateFromEdge, type Decision } from '@job-alert/domain/approval';
import { JOB_SORTS } from '@job-alert/domain/list-sorts';
import { ADMIN_MESSAGES } from '@job-alert/domain/messages';
import { approvalOptions } from '../list/approval-options';
import type { DecisionReason } from '../list/decision-dialog';
import { listAnswer, liveList } from '../../../components/list/list-answer';
import { requestOf, rowOf } from '../list/request-of';
import { removalOf } from '../list/removal';
import { useListFilters } from '../list/use-list-filters';
import { useRowChange } from '../../../components/list/use-row-change';
import { settleChanged } from '../list/settle-changed';
import { decisionsOf } from '../list/decisions';
import { useBanner } from '../../../components/banner';
import { describeError } from '../../../lib/errors/describe-error';
import {
  type ManagedJobFragment as Job,
  useDecideManagedJobMutation,
  useDeleteManagedJobsMutation,
  useManagedJobsQuery,
  useSetManagedJobActiveMutation,
} from './manage-jobs.generated';

export const jobStatuses = approvalOptions('JOB');

const describe = (error: unknown) => describeError(error, { fallback: ADMIN_MESSAGES.statusFailed });
const describeDeletion = () => ADMIN_MESSAGES.deleteFailed;

/** The jobs that the URL asks for, and what an administrator does with one of them. */
export function useManagedJobs() {
  const list = useListFilters(jobStatuses, JOB_SORTS);
  const banner = useBanner();
  const approvalState = approvalStateFromEdge(list.filters.status);
  const query = useManagedJobsQuery({
    variables: {
      ...list.position,
      filter: { ...list.query, approvalState },
    },
    ...liveList,
  });
  const answer = listAnswer(query, 'jobs');
  const [decideJob] = useDecideManagedJobMutation();
  const [setJobActive] = useSetManagedJobActiveMutation();
  const [deleteJobs] = useDeleteManagedJobsMutation();
  const change = useRowChange({ banner, reload: answer.reload, describe });
  const removal = useRowChange({ banner, reload: answer.reload, describe: describeDeletion });
  const settle = settleChanged<Job>(
    answer,
    (row) => approvalState === undefined || row.approvalState === approvalState,
  );
  async function decideOne(row: Job, decision: Decision, why: DecisionReason) {
    const { data } = await decideJob({
      variables: { input: { ...requestOf(row), seenVersion: row.version, decision, ...why } },
    });
    return rowOf(data);
  }

  return {
    list,
    answer,
    banner,
    ...decisionsOf({
      what: 'jobs',
      banner,
      change,
      reload: answer.reload,
      decideOne,
      settle,
      say: ({ title }, done) => `${title} was ${done}.`,
    }),
    remove: removalOf({
      change: removal,
      answer,
      what: 'jobs',
      async deleteBatch(ids) {
        const { data } = await deleteJobs({ variables: { ids } });
        return data?.deleteJobs.deleted.jobs;
      },
    }),
    setActive: ({ id, title }: Job, isActive: boolean) =>
      change(
        () => setJobActive({ variables: { input: { id, isActive } } }),
        `${title} is now ${isActive ? 'Active' : 'Inactive'}.`,
      ),
  };
}
