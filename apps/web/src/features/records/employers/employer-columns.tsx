import type { Decision } from '@job-alert/domain/approvals/approval';
import { EmailAddress, RowActions, ViewButton } from '../../../components/list/row-actions';
import type { Column } from '../../../components/table/data-table';
import { ApprovalCell } from '../list/approval-cell';
import { activeColumn, dayColumn } from '../list/columns';
import { DecisionButtons } from '../list/decision-buttons';
import type { ManagedEmployerFragment as Employer } from './manage-employers.generated';

interface EmployerActions {
  onView: (employer: Employer) => void;
  onDecide: (employer: Employer, decision: Decision) => void;
  onSetActive: (employer: Employer, isActive: boolean) => Promise<void>;
}

export const employerColumns = ({ onView, onDecide, onSetActive }: EmployerActions): Column<Employer>[] => [
  {
    key: 'fullName',
    header: 'Employer Name',
    isHeading: true,
    sort: { ascending: 'employer_name', descending: 'employer_name_desc' },
    cell: ({ fullName }) => <strong>{fullName}</strong>,
  },
  {
    key: 'name',
    header: 'Company Name',
    sort: { ascending: 'company_name', descending: 'company_name_desc' },
    cell: ({ name }) => name,
  },
  { key: 'contact', header: 'Contact No', cell: ({ contact }) => contact },
  {
    key: 'email',
    header: 'Email Id',
    sort: { ascending: 'email', descending: 'email_desc' },
    cell: ({ email }) => <EmailAddress>{email}</EmailAddress>,
  },
  { key: 'status', header: 'Status', cell: (row) => <ApprovalCell state={row.approvalState} since={row.createdAt} /> },
  activeColumn(({ fullName }) => fullName, onSetActive),
  dayColumn('joined', 'Date Joined', ({ createdAt }) => createdAt),
  {
    key: 'actions',
    header: 'Actions',
    cell: (row) => (
      <RowActions>
        <ViewButton name={row.fullName} onClick={() => onView(row)} />
        <DecisionButtons
          subject="COMPANY"
          name={row.fullName}
          state={row.approvalState}
          onDecide={(decision) => onDecide(row, decision)}
        />
      </RowActions>
    ),
  },
];
