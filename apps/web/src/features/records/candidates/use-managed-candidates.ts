import { CANDIDATE_SORTS } from '@job-alert/domain/lists/list-sorts';
import { LIST_QUERY_OPTIONS, toListResult } from '../../../components/list/list-result';
import { useList } from '../../../components/list/use-list';
import { recordFilters, recordQuery } from '../list/record-filters';
import { useRecords } from '../list/use-records';
import {
  type ManagedCandidateFragment,
  useDeleteCandidatesMutation,
  useManagedCandidatesQuery,
  useSetCandidateActiveMutation,
} from './manage-candidates.generated';

const definition = {
  filters: recordFilters({
    label: 'Name or email',
    statuses: [
      { value: 'Active', label: 'Active' },
      { value: 'Inactive', label: 'Inactive' },
    ],
  }),
  sorts: CANDIDATE_SORTS,
};

export const candidateName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

/** Returns no message, because errors are only logged (specification 3 §8). */
const describe = () => null;

/** Returns the candidates that match the URL's filters, with the administrator's actions. */
export function useManagedCandidates() {
  const list = useList(definition);
  const { status } = list.filters;
  const activeFilter = status === '' ? undefined : status === 'Active';
  const query = useManagedCandidatesQuery({
    variables: {
      ...list.position,
      orderBy: list.orderBy,
      filter: { ...recordQuery(list.filters), isActive: activeFilter },
    },
    ...LIST_QUERY_OPTIONS,
  });
  const [setCandidateActive] = useSetCandidateActiveMutation();
  const [deleteCandidates] = useDeleteCandidatesMutation();
  const records = useRecords({
    what: 'candidates',
    list,
    answer: toListResult(query, 'candidates'),
    matches: ({ isActive }: { id: string; isActive: boolean }) =>
      activeFilter === undefined || isActive === activeFilter,
    describe,
    async deleteBatch(ids) {
      const { data } = await deleteCandidates({ variables: { ids } });
      return data?.deleteUsers.deleted.users;
    },
  });

  return {
    records,
    setActive: (row: ManagedCandidateFragment, isActive: boolean) =>
      records.change(
        () => setCandidateActive({ variables: { id: row.id, isActive } }),
        `${candidateName(row)} is now ${isActive ? 'Active' : 'Inactive'}.`,
        ({ data }) => records.settle([data?.setUserActive.user.candidate]),
      ),
  };
}
