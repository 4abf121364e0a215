import { CANDIDATE_SORTS } from '@job-alert/domain/list-sorts';
import { listAnswer, liveList } from '../../../components/list/list-answer';
import { removalOf } from '../list/removal';
import { settleChanged } from '../list/settle-changed';
import { type StatusOption, useListFilters } from '../list/use-list-filters';
import { useRowChange } from '../../../components/list/use-row-change';
import { useBanner } from '../../../components/banner';
import {
  type ManagedCandidateFragment,
  useDeleteCandidatesMutation,
  useManagedCandidatesQuery,
  useSetCandidateActiveMutation,
} from './manage-candidates.generated';

export const candidateStatuses: readonly StatusOption[] = [
  { value: 'Active', label: 'Active' },
  { value: 'Inactive', label: 'Inactive' },
];

export const candidateName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

/** Failures are only logged (specification 3 §8). */
const describe = () => null;

/** The candidates that the URL asks for, and what an administrator does with one of them. */
export function useManagedCandidates() {
  const list = useListFilters(candidateStatuses, CANDIDATE_SORTS);
  const banner = useBanner();
  const { status } = list.filters;
  const wanted = status === '' ? undefined : status === 'Active';
  const query = useManagedCandidatesQuery({
    variables: {
      ...list.position,
      filter: { ...list.query, isActive: wanted },
    },
    ...liveList,
  });
  const answer = listAnswer(query, 'candidates');
  const [setCandidateActive] = useSetCandidateActiveMutation();
  const [deleteCandidates] = useDeleteCandidatesMutation();
  const change = useRowChange({ banner, reload: answer.reload, describe });
  const settle = settleChanged<{ id: string; isActive: boolean }>(
    answer,
    ({ isActive }) => wanted === undefined || isActive === wanted,
  );

  return {
    list,
    answer,
    banner,
    remove: removalOf({
      change,
      answer,
      what: 'candidates',
      async deleteBatch(ids) {
        const { data } = await deleteCandidates({ variables: { ids } });
        return data?.deleteUsers.deleted.users;
      },
    }),
    setActive: (row: ManagedCandidateFragment, isActive: boolean) =>
      change(
        () => setCandidateActive({ variables: { id: row.id, isActive } }),
        `${candidateName(row)} is now ${isActive ? 'Active' : 'Inactive'}.`,
        ({ data }) => settle([data?.setUserActive.user.candidate]),
      ),
  };
}
