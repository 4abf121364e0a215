import { approvalStateFromEdge, type Decision } from '@job-alert/domain/approval';
import { JOB_ORDERS, JOB_SORTS } from '@job-alert/domain/list-sorts';
import { ADMIN_MESSAGES } from '@job-alert/domain/messages';
import { useCallback } from 'react';
import { approvalOptions } from '../list/approval-options';
import type { DecisionReason } from '../list/decision-dialog';
import { listAnswer, liveList } from '../../../components/list/list-answer';
import { requestOf } from '../list/request-of';
import { removalOf } from '../list/removal';
import { useListFilters } from '../list/use-list-filters';
import { useRowChange } from '../../../components/list/use-row-change';
import { useSeveralDecisions } from '../list/use-several-decisions';
import { useBanner } from '../../../components/banner';
import { describeError } from '../../../lib/errors/describe-error';
import {
  type ManagedJobFragment,
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
  const { sort, ...position } = list.position;
  const query = useManagedJobsQuery({
    variables: {
      ...position,
      orderBy: JOB_ORDERS[sort],
      filter: { ...list.query, approvalState: approvalStateFromEdge(list.filters.status) },
    },
    ...liveList,
  });
  const answer = listAnswer(query, ({ jobs }) => jobs);
  const [decideJob] = useDecideManagedJobMutation();
  const [setJobActive] = useSetManagedJobActiveMutation();
  const [deleteJobs] = useDeleteManagedJobsMutation();
  const change = useRowChange({ banner, reload: answer.reload, describe });
  const removal = useRowChange({ banner, reload: answer.reload, describe: describeDeletion });
  const decideOne = useCallback(
    (row: ManagedJobFragment, decision: Decision, why: DecisionReason) =>
      decideJob({ variables: { input: { ...requestOf(row), seenVersion: row.version, decision, ...why } } }),
    [decideJob],
  );

  return {
    list,
    answer,
    banner,
    decide: (row: ManagedJobFragment, decision: Decision, why: DecisionReason) =>
      change(
        () => decideOne(row, decision, why),
        `${row.title} was ${decision === 'APPROVE' ? 'approved' : 'rejected'}.`,
      ),
    decideSeveral: useSeveralDecisions({ what: 'jobs', banner, reload: answer.reload, decideOne }),
    remove: removalOf(removal, 'jobs', async (ids) => {
      const { data } = await deleteJobs({ variables: { ids } });
      return data?.deleteJobs.deleted.jobs;
    }),
    setActive: ({ id, title }: ManagedJobFragment, isActive: boolean) =>
      change(
        () => setJobActive({ variables: { input: { id, isActive } } }),
        `${title} is now ${isActive ? 'Active' : 'Inactive'}.`,
      ),
  };
}
