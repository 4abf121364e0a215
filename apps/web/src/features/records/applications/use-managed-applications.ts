import { listFilterFromEdge } from '@job-alert/domain/application-status';
import type { Decision } from '@job-alert/domain/approval';
import { joinFullName } from '@job-alert/domain/company-profile';
import { ADMIN_MESSAGES } from '@job-alert/domain/messages';
import { APPLICATION_ORDERS, APPLICATION_SORTS } from '@job-alert/domain/list-sorts';
import { useCallback } from 'react';
import type { DecisionReason } from '../list/decision-dialog';
import { listAnswer, liveList } from '../../../components/list/list-answer';
import { requestOf } from '../list/request-of';
import { removalOf } from '../list/removal';
import { useListFilters } from '../list/use-list-filters';
import { useRowChange } from '../../../components/list/use-row-change';
import { useSeveralDecisions } from '../list/use-several-decisions';
import { useBanner } from '../../../components/banner';
import { describeError } from '../../../lib/errors/describe-error';
import { applicationStatuses } from './application-texts';
import {
  type ManagedApplicationFragment as Application,
  useDecideManagedApplicationMutation,
  useDeleteManagedApplicationsMutation,
  useManagedApplicationsQuery,
  useSetManagedApplicationActiveMutation,
} from './manage-applications.generated';

const describe = (error: unknown) =>
  describeError(error, { fallback: ADMIN_MESSAGES.updateFailed, network: ADMIN_MESSAGES.statusFailed });

const describeDeletion = () => ADMIN_MESSAGES.deleteFailed;

/** Names an application in messages and for screen readers. */
export const applicationName = ({ candidate, job }: Application): string => `${joinFullName(candidate)}, ${job.title}`;

/** Tells it from another of somebody of the same name. */
export const applicationNumber = ({ id }: Application): string => `Application ${id}`;

/** The applications that the URL asks for, and what an administrator does with one of them. */
export function useManagedApplications() {
  const list = useListFilters(applicationStatuses, APPLICATION_SORTS);
  const banner = useBanner();
  const { sort, ...position } = list.position;
  const query = useManagedApplicationsQuery({
    variables: {
      ...position,
      orderBy: APPLICATION_ORDERS[sort],
      filter: { ...list.query, ...listFilterFromEdge(list.filters.status) },
    },
    ...liveList,
  });
  const answer = listAnswer(query, ({ applications }) => applications);
  const [decideApplication] = useDecideManagedApplicationMutation();
  const [setApplicationActive] = useSetManagedApplicationActiveMutation();
  const [deleteApplications] = useDeleteManagedApplicationsMutation();
  const change = useRowChange({ banner, reload: answer.reload, describe });
  const removal = useRowChange({ banner, reload: answer.reload, describe: describeDeletion });
  const decideOne = useCallback(
    (row: Application, decision: Decision, why: DecisionReason) => {
      const seenProposedStatus = row.approval?.proposedStatus;
      return decideApplication({ variables: { input: { ...requestOf(row), seenProposedStatus, decision, ...why } } });
    },
    [decideApplication],
  );

  return {
    list,
    answer,
    banner,
    decide: (row: Application, decision: Decision, why: DecisionReason) =>
      change(
        () => decideOne(row, decision, why),
        `${applicationName(row)}: ${decision === 'APPROVE' ? 'approved' : 'rejected'}.`,
      ),
    decideSeveral: useSeveralDecisions({ what: 'applications', banner, reload: answer.reload, decideOne }),
    remove: removalOf(removal, 'applications', async (ids) => {
      const { data } = await deleteApplications({ variables: { ids } });
      return data?.deleteApplications.deleted.applications;
    }),
    setActive: (row: Application, isActive: boolean) =>
      change(
        () => setApplicationActive({ variables: { id: row.id, isActive } }),
        `${applicationName(row)}: now ${isActive ? 'Active' : 'Inactive'}.`,
      ),
  };
}
