import { type ApprovalState, approvalStateFromEdge, type Decision } from '@job-alert/domain/approval';
import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { COMPANY_SORTS } from '@job-alert/domain/list-sorts';
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
import { describeError, errorCode } from '../../../lib/errors/describe-error';
import {
  type ManagedEmployerFragment as Employer,
  useDecideEmployerMutation,
  useDeleteEmployersMutation,
  useManagedEmployersQuery,
  useSetEmployerActiveMutation,
} from './manage-employers.generated';

export const employerStatuses = approvalOptions('COMPANY');

/** Failures are only logged (specification 3 §8), but who decides too late is told who was first. */
function describe(error: unknown): string | null {
  return errorCode(error) === 'ALREADY_DECIDED'
    ? describeError(error, { fallback: COMMON_MESSAGES.wentWrongStop })
    : null;
}

/** The employers that the URL asks for, and what an administrator does with one of them. */
export function useManagedEmployers() {
  const list = useListFilters(employerStatuses, COMPANY_SORTS);
  const banner = useBanner();
  const approvalState = approvalStateFromEdge(list.filters.status);
  const query = useManagedEmployersQuery({
    variables: {
      ...list.position,
      filter: { ...list.query, approvalState },
    },
    ...liveList,
  });
  const answer = listAnswer(query, 'companies');
  const [decideEmployer] = useDecideEmployerMutation();
  const [setEmployerActive] = useSetEmployerActiveMutation();
  const [deleteEmployers] = useDeleteEmployersMutation();
  const change = useRowChange({ banner, reload: answer.reload, describe });
  const settle = settleChanged<{ id: string; approvalState: ApprovalState }>(
    answer,
    (row) => approvalState === undefined || row.approvalState === approvalState,
  );
  async function decideOne(row: Employer, decision: Decision, why: DecisionReason) {
    const { data } = await decideEmployer({ variables: { input: { ...requestOf(row), decision, ...why } } });
    return rowOf(data);
  }

  return {
    list,
    answer,
    banner,
    ...decisionsOf({
      what: 'employers',
      banner,
      change,
      reload: answer.reload,
      decideOne,
      settle,
      say: ({ name }, done) => `${name} was ${done}.`,
    }),
    remove: removalOf({
      change,
      answer,
      what: 'employers',
      async deleteBatch(ids) {
        const { data } = await deleteEmployers({ variables: { ids } });
        return data?.deleteUsers.deleted.users;
      },
    }),
    setActive: ({ id, fullName }: Employer, isActive: boolean) =>
      change(
        () => setEmployerActive({ variables: { id, isActive } }),
        `${fullName} is now ${isActive ? 'Active' : 'Inactive'}.`,
      ),
  };
}
