import { displayStatus } from '@job-alert/domain/applications/application-status';
import type { Decision } from '@job-alert/domain/approvals/approval';
import type { Column } from '../../../components/table/data-table';
import { ApplicationStatusBadge } from '../../shared/applications/application-status-badge';
import { OfferSummary } from '../../shared/applications/offer-summary';
import { WithdrawalSummary } from '../../shared/applications/withdrawal-summary';
import { ActiveBadge } from '../../shared/history/approval-badge';
import { candidateName } from '../../shared/people/candidate-name';
import { ApprovalCell } from '../list/approval-cell';
import { dayColumn } from '../list/columns';
import { ApplicationActions } from './application-actions';
import classes from './application-columns.module.css';
import { waitingAndCompany } from './application-messages';
import type { ManagedApplicationFragment as Application } from './manage-applications.generated';
import { applicationNumber } from './use-managed-applications';

interface Actions {
  onDecide: (application: Application, decision: Decision) => void;
  onSetActive: (application: Application, isActive: boolean) => Promise<void>;
  onDetails: (application: Application) => void;
  onHistory: (application: Application) => void;
}

export const applicationColumns = ({ onDecide, onSetActive, onDetails, onHistory }: Actions): Column<Application>[] => [
  {
    key: 'candidate',
    header: 'Candidate',
    isHeading: true,
    cell: (row) => (
      <div>
        <strong>{candidateName(row.candidate)}</strong>
        <div className={classes.number}>{applicationNumber(row)}</div>
      </div>
    ),
  },
  {
    key: 'job',
    header: 'Job Title',
    cell: (row) => (
      <div>
        {row.job.title}
        <div className={classes.waiting}>{waitingAndCompany(row)}</div>
      </div>
    ),
  },
  {
    key: 'status',
    header: 'Application Status',
    cell: (row) => (
      <div className={classes.status}>
        <ApplicationStatusBadge status={displayStatus(row)} withdrawal={row.withdrawal} />
        <WithdrawalSummary application={row} brief />
        <OfferSummary application={row} brief />
      </div>
    ),
  },
  dayColumn('applied', 'Applied Date', ({ appliedAt }) => appliedAt),
  {
    key: 'approval',
    header: 'Admin Approval Status',
    // Sorts by the last change, so that the longest pending request comes first.
    sort: { ascending: 'changed_oldest', descending: 'changed_latest' },
    cell: (row) => <ApprovalCell state={row.approvalState} since={row.statusUpdatedAt} />,
  },
  { key: 'record', header: 'Record Status', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
  {
    key: 'actions',
    header: 'Actions',
    cell: (row) => (
      <ApplicationActions
        application={row}
        onDecide={(decision) => onDecide(row, decision)}
        onSetActive={(isActive) => onSetActive(row, isActive)}
        onDetails={() => onDetails(row)}
        onHistory={() => onHistory(row)}
      />
    ),
  },
];
