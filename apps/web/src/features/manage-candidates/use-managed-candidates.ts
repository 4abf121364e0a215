import { CANDIDATE_SORTS } from '@job-alert/domain/list-sorts';
import { LIST_PAGE_SIZE } from '@job-alert/domain/paging';
import { deletionDone } from '../../components/admin/deletion-texts';
import { type Deleted, deleteInBatches } from '../../components/admin/in-batches';
import { listAnswer } from '../../components/admin/list-answer';
import { type StatusOption, useListFilters } from '../../components/admin/use-list-filters';
import { useRowChange } from '../../components/admin/use-row-change';
import { useBanner } from '../../components/banner';
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
  const query = useManagedCandidatesQuery({
    variables: {
      first: LIST_PAGE_SIZE,
      page: list.page,
      sort: list.sort,
      filter: { ...list.query, isActive: status === '' ? undefined : status === 'Active' },
    },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const answer = listAnswer(query, ({ candidates }) => candidates);
  const [setCandidateActive] = useSetCandidateActiveMutation();
  const [deleteCandidates] = useDeleteCandidatesMutation();
  const change = useRowChange({ banner, reload: answer.reload, describe });

  return {
    list,
    answer,
    banner,
    remove: (ids: string[], after: (deleted: Deleted) => void) =>
      change(
        () =>
          deleteInBatches(ids, async (batch) => {
            const { data } = await deleteCandidates({ variables: { ids: batch } });
            return data?.deleteUsers.users ?? 0;
          }),
        (deleted) => deletionDone('candidates', deleted, ids.length),
        after,
      ),
    setActive: (row: ManagedCandidateFragment, isActive: boolean) =>
      change(
        () => setCandidateActive({ variables: { id: row.id, isActive } }),
        `${candidateName(row)} is now ${isActive ? 'Active' : 'Inactive'}.`,
      ),
  };
}
