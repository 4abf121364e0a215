import { listFilterFromEdge, listStatus } from '@job-alert/domain/application-status';
import type { Decision } from '@job-alert/domain/approval';
import { joinFullName } from '@job-alert/domain/company-profile';
import { ADMIN_MESSAGES } from '@job-alert/domain/messages';
import { APPLICATION_SORTS } from '@job-alert/domain/list-sorts';
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
import type { ApplicationsFilter } from '../../../lib/graphql/schema.generated';
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
  const filter: ApplicationsFilter = { ...list.query, ...listFilterFromEdge(list.filters.status) };
  const query = useManagedApplicationsQuery({
    variables: {
      ...list.position,
      filter,
    },
    ...liveList,
  });
  const answer = listAnswer(query, 'applications');
  const [decideApplication] = useDecideManagedApplicationMutation();
  const [setApplicationActive] = useSetManagedApplicationActiveMutation();
  const [deleteApplications] = useDeleteManagedApplicationsMutation();
  const change = useRowChange({ banner, reload: answer.reload, describe });
  const removal = useRowChange({ banner, reload: answer.reload, describe: describeDeletion });
  const settle = settleChanged<Application>(
    answer,
    (row) =>
      (filter.status === undefined || listStatus(row) === filter.status) &&
      (filter.isActive === undefined || row.isActive === filter.isActive),
  );
  async function decideOne(row: Application, decision: Decision, why: DecisionReason) {
    const seenProposedStatus = row.approval?.proposedStatus;
    const { data } = await decideApplication({
      variables: { input: { ...requestOf(row), seenProposedStatus, decision, ...why } },
    });
    return rowOf(data);
  }

  return {
    list,
    answer,
    banner,
    ...decisionsOf({
      what: 'applications',
      banner,
      change,
      reload: answer.reload,
      decideOne,
      settle,
      say: (row, done) => `${applicationName(row)}: ${done}.`,
    }),
    remove: removalOf({
      change: removal,
      answer,
      what: 'applications',
      async deleteBatch(ids) {
        const { data } = await deleteApplications({ variables: { ids } });
        return data?.deleteApplications.deleted.applications;
      },
    }),
    setActive: (row: Application, isActive: boolean) =>
      change(
        () => setApplicationActive({ variables: { id: row.id, isActive } }),
        `${applicationName(row)}: now ${isActive ? 'Active' : 'Inactive'}.`,
        ({ data }) => settle([data?.setApplicationActive.application]),
      ),
  };
}
