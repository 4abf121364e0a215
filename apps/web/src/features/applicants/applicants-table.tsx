import { Anchor, Text } from '@mantine/core';
import { formatDate } from '@job-alert/domain/calendar';
import { type Column, DataTable } from '../../components/data-table';
import { DateOfJoiningCell, FeedbackCell, OfferLetterCell, StatusCell, SubmitCell } from './applicant-cells';
import type { ApplicantFragment } from './applicants.generated';
import classes from './applicants-table.module.css';
import type { ApplicantDrafts } from './use-applicant-drafts';

interface ApplicantsTableProps {
  rows: readonly ApplicantFragment[];
  drafts: ApplicantDrafts;
  onOpenCandidate: (row: ApplicantFragment) => void;
}

/** Applicants with what can be entered about each in its row. */
export function ApplicantsTable({ rows, drafts, onOpenCandidate }: ApplicantsTableProps) {
  const { actions } = drafts;
  const editing = (row: ApplicantFragment) => ({ row, draft: drafts.draftOf(row), actions });
  const columns: Column<ApplicantFragment>[] = [
    { key: 'id', header: 'Application ID', cell: (row) => row.id },
    {
      key: 'name',
      header: 'Candidate Name',
      cell: (row) => (
        <Anchor
          component="button"
          type="button"
          fw={650}
          id={`applicant-${row.id}`}
          className={classes.name}
          onClick={() => onOpenCandidate(row)}
        >
          {row.candidateName}
        </Anchor>
      ),
    },
    { key: 'applied', header: 'Application Date', cell: (row) => formatDate(new Date(row.appliedAt)) },
    { key: 'job', header: 'Job Title', cell: (row) => <Text className={classes.job}>{row.jobTitle}</Text> },
    { key: 'status', header: 'Status', cell: (row) => <StatusCell {...editing(row)} /> },
    { key: 'feedback', header: 'Feedback', cell: (row) => <FeedbackCell {...editing(row)} /> },
    {
      key: 'offer',
      header: 'Offer Letter',
      cell: (row) => <OfferLetterCell {...editing(row)} upload={drafts.uploadOf(row.id)} />,
    },
    { key: 'joining', header: 'Date of Joining', cell: (row) => <DateOfJoiningCell {...editing(row)} /> },
    {
      key: 'action',
      header: 'Action',
      cell: (row) => (
        <SubmitCell row={row} busy={drafts.sending.has(row.id)} touched={drafts.isTouched(row)} actions={actions} />
      ),
    },
  ];
  return (
    <div className={classes.table}>
      <DataTable caption="Applicants" columns={columns} rows={rows} rowKey={(row) => row.id} />
    </div>
  );
}
