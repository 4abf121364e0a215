import type { Decision } from '@job-alert/domain/approvals/approval';
import { RowActions, ViewButton } from '../../../components/list/row-actions';
import type { Column } from '../../../components/table/data-table';
import { CompanyValueDiff } from '../../shared/jobs/company-value-diff';
import { ReviewPoints } from '../../shared/jobs/job-review';
import { ApprovedJobStatus } from '../../shared/jobs/job-status';
import { ApprovalCell } from '../list/approval-cell';
import { activeColumn, dayColumn } from '../list/columns';
import { DecisionButtons } from '../list/decision-buttons';
import type { ManagedJobFragment as Job } from './manage-jobs.generated';

interface JobActions {
  onView: (job: Job) => void;
  onDecide: (job: Job, decision: Decision) => void;
  onSetActive: (job: Job, isActive: boolean) => Promise<void>;
}

export const jobColumns = ({ onView, onDecide, onSetActive }: JobActions): Column<Job>[] => [
  {
    key: 'title',
    header: 'Job Title',
    isHeading: true,
    sort: { ascending: 'title', descending: 'title_desc' },
    cell: ({ title }) => <strong>{title}</strong>,
  },
  {
    key: 'companyName',
    header: 'Organization',
    sort: { ascending: 'company_name', descending: 'company_name_desc' },
    cell: (job) => <CompanyValueDiff posted={job.companyName} profile={job.company?.name ?? null} />,
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => (
      <>
        <ApprovalCell state={row.approvalState} since={row.approval?.requestedAt ?? row.postedAt} />
        <ApprovedJobStatus job={row} />
        <ReviewPoints job={row} />
      </>
    ),
  },
  activeColumn(({ title }) => title, onSetActive),
  dayColumn('posted', 'Date Posted', ({ postedAt }) => postedAt),
  {
    key: 'action',
    header: 'Action',
    cell: (row) => (
      <RowActions>
        <ViewButton name={row.title} onClick={() => onView(row)} />
        <DecisionButtons
          subject="JOB"
          name={row.title}
          state={row.approvalState}
          onDecide={(decision) => onDecide(row, decision)}
        />
      </RowActions>
    ),
  },
];
