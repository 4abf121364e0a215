import { approvalStateFromEdge, type Decision } from '@job-alert/domain/approval';
import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { COMPANY_ORDERS, COMPANY_SORTS } from '@job-alert/domain/list-sorts';
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
import { describeError, errorCode } from '../../../lib/errors/describe-error';
import {
  type ManagedEmployerFragment,
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
  const { sort, ...position } = list.position;
  const query = useManagedEmployersQuery({
    variables: {
      ...position,
      orderBy: COMPANY_ORDERS[sort],
      filter: { ...list.query, approvalState: approvalStateFromEdge(list.filters.status) },
    },
    ...liveList,
  });
  const answer = listAnswer(query, ({ companies }) => companies);
  const [decideEmployer] = useDecideEmployerMutation();
  const [setEmployerActive] = useSetEmployerActiveMutation();
  const [deleteEmployers] = useDeleteEmployersMutation();
  const change = useRowChange({ banner, reload: answer.reload, describe });
  const decideOne = useCallback(
    (row: ManagedEmployerFragment, decision: Decision, why: DecisionReason) =>
      decideEmployer({ variables: { input: { ...requestOf(row), decision, ...why } } }),
    [decideEmployer],
  );

  return {
    list,
    answer,
    banner,
    decide: (row: ManagedEmployerFragment, decision: Decision, why: DecisionReason) =>
      change(
        () => decideOne(row, decision, why),
        `${row.name} was ${decision === 'APPROVE' ? 'approved' : 'rejected'}.`,
      ),
    decideSeveral: useSeveralDecisions({ what: 'employers', banner, reload: answer.reload, decideOne }),
    remove: removalOf(change, 'employers', async (ids) => {
      const { data } = await deleteEmployers({ variables: { ids } });
      return data?.deleteUsers.deleted.users;
    }),
    setActive: ({ id, fullName }: ManagedEmployerFragment, isActive: boolean) =>
      change(
        () => setEmployerActive({ variables: { id, isActive } }),
        `${fullName} is now ${isActive ? 'Active' : 'Inactive'}.`,
      ),
  };
}
