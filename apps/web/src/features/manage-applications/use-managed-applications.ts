import type { Decision } from '@job-alert/domain/approval';
import { ADMIN_MESSAGES } from '@job-alert/domain/messages';
import { LIST_PAGE_SIZE } from '@job-alert/domain/paging';
import { listAnswer } from '../../components/admin/list-answer';
import { useListFilters } from '../../components/admin/use-list-filters';
import { useRowChange } from '../../components/admin/use-row-change';
import { useBanner } from '../../components/banner';
import { describeError } from '../../lib/errors/describe-error';
import { applicationStatuses } from './application-texts';
import {
  type ManagedApplicationFragment as Application,
  useDecideManagedApplicationMutation,
  useManagedApplicationsQuery,
  useSetManagedApplicationActiveMutation,
} from './manage-applications.generated';

const describe = (error: unknown) =>
  describeError(error, { fallback: ADMIN_MESSAGES.updateFailed, network: ADMIN_MESSAGES.statusFailed });

/** Names an application in messages and for screen readers. */
export const applicationName = ({ candidateName, jobTitle }: Application): string => `${candidateName}, ${jobTitle}`;

/** The applications that the URL asks for, and what an administrator does with one of them. */
export function useManagedApplications() {
  const list = useListFilters(applicationStatuses);
  const banner = useBanner();
  const query = useManagedApplicationsQuery({
    variables: {
      first: LIST_PAGE_SIZE,
      page: list.page,
      filter: { ...list.query, status: list.filters.status || undefined },
    },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const answer = listAnswer(query, ({ applications }) => applications);
  const [decideApplication] = useDecideManagedApplicationMutation();
  const [setApplicationActive] = useSetManagedApplicationActiveMutation();
  const change = useRowChange({ banner, reload: answer.reload, describe });

  return {
    list,
    answer,
    message: banner.message,
    decide: (row: Application, decision: Decision) =>
      change(
        () => decideApplication({ variables: { id: row.id, decision } }),
        `${applicationName(row)}: ${decision === 'APPROVE' ? 'approved' : 'rejected'}.`,
      ),
    setActive: (row: Application, isActive: boolean) =>
      change(
        () => setApplicationActive({ variables: { id: row.id, isActive } }),
        `${applicationName(row)}: now ${isActive ? 'Active' : 'Inactive'}.`,
      ),
  };
}
