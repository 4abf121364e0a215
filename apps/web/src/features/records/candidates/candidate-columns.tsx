import { EmailAddress, RowActions, ViewButton } from '../../../components/list/row-actions';
import type { Column } from '../../../components/table/data-table';
import { formatNumber } from '../../../lib/format/format';
import { ActiveBadge } from '../../shared/history/approval-badge';
import { activeColumn, dayColumn } from '../list/columns';
import type { ManagedCandidateFragment as Candidate } from './manage-candidates.generated';
import { candidateName } from './use-managed-candidates';

interface CandidateActions {
  onView: (candidate: Candidate) => void;
  onSetActive: (candidate: Candidate, isActive: boolean) => Promise<void>;
}

export const candidateColumns = ({ onView, onSetActive }: CandidateActions): Column<Candidate>[] => [
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
  activeColumn(candidateName, onSetActive),
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
