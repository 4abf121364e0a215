import { CANDIDATE_SORTS } from '@job-alert/domain/lists/list-sorts';
import { ADMIN_MESSAGES, fetchFailed } from '@job-alert/domain/portal/admin-messages';
import { LIST_QUERY_OPTIONS, toListResult } from '../../../components/list/list-result';
import { ListScreen } from '../../../components/list/list-screen';
import { EmailAddress, RowActions, ViewButton } from '../../../components/list/row-actions';
import { useList } from '../../../components/list/use-list';
import { useRecordDialog } from '../../../components/list/use-record-dialog';
import type { Column } from '../../../components/table/data-table';
import { RECORD_PARAMETER } from '../../../config/record-paths';
import { formatNumber } from '../../../lib/format/format';
import { useCan } from '../../../lib/session/use-can';
import { ActiveBadge } from '../../shared/history/approval-badge';
import { PoolSelected } from '../../shared/pools/pool-selected';
import { BulkImport } from '../bulk-import/bulk-import';
import { activeColumn, dayColumn } from '../list/columns';
import { InfoModal } from '../list/info-modal';
import { recordFilters, recordQuery } from '../list/record-filters';
import { SelectedRecords } from '../list/selected-records';
import { SendInvitations } from '../list/send-invitations';
import { useRecords } from '../list/use-records';
import { CandidateInformation } from './candidate-information';
import {
  type ManagedCandidateFragment as Candidate,
  type ManagedCandidateFragment,
  useDeleteCandidatesMutation,
  useManagedCandidatesQuery,
  useSetCandidateActiveMutation,
} from './manage-candidates.generated';

interface CandidateActions {
  onView: (candidate: Candidate) => void;
  onSetActive: (candidate: Candidate, isActive: boolean) => Promise<void>;
}

const candidateColumns = ({ onView, onSetActive }: CandidateActions): Column<Candidate>[] => [
  {
    key: 'name',
    header: 'Candidate Name',
    isHeading: true,
    sort: { ascending: 'name', descending: 'name_desc' },
    cell: (row) => <strong>{candidateName(row)}</strong>,
  },
  {
    key: 'email',
    header: 'Email',
    sort: { ascending: 'email', descending: 'email_desc' },
    cell: ({ email }) => <EmailAddress>{email}</EmailAddress>,
  },
  { key: 'status', header: 'Status', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
  activeColumn('Mutation.setUserActive', candidateName, onSetActive),
  { key: 'applied', header: 'Applied Jobs', cell: ({ appliedJobsCount }) => formatNumber(appliedJobsCount) },
  dayColumn('joined', 'Date Joined', ({ createdAt }) => createdAt),
  {
    key: 'actions',
    header: 'Actions',
    cell: (row) => (
      <RowActions>
        <ViewButton name={candidateName(row)} onClick={() => onView(row)} />
      </RowActions>
    ),
  },
];

export function ManageCandidates() {
  const { records, setActive } = useManagedCandidates();
  const viewed = useRecordDialog(RECORD_PARAMETER);
  const canPool = useCan('Mutation.addToTalentPool');

  return (
    <ListScreen
      title="Manage Candidate"
      width="full"
      action={<BulkImport kind="CANDIDATES" banner={records.banner} reload={records.answer.reload} />}
      recordsName={records.what}
      list={records.list}
      result={records.answer}
      banner={records.banner}
      errorText={fetchFailed(records.what)}
      empty={{ text: ADMIN_MESSAGES.noCandidates, hint: 'Candidates appear here when they sign up.' }}
      csv={{ file: 'candidates' }}
      rows={candidateColumns({ onView: viewed.open, onSetActive: setActive })}
      selection={
        canPool
          ? {
              rowName: candidateName,
              actions: (selection) => (
                <>
                  <PoolSelected selection={selection} banner={records.banner} />
                  <SelectedRecords
                    records={records}
                    selection={selection}
                    named={(row) => ({ name: candidateName(row), disambiguator: row.email })}
                    deletes="USERS"
                    decide={(selected) => <SendInvitations {...selected} banner={records.banner} />}
                  />
                </>
              ),
            }
          : undefined
      }
    >
      <InfoModal title="Candidate Information" dialog={viewed} records={records}>
        {(id) => <CandidateInformation id={id} />}
      </InfoModal>
    </ListScreen>
  );
}

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

const candidateName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

/** Returns no message, because errors are only logged (specification 3 §8). */
const describe = () => null;

/** Returns the candidates that match the URL's filters, with the administrator's actions. */
function useManagedCandidates() {
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
      return data && { deleted: data.deleteUsers.deleted.users };
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
