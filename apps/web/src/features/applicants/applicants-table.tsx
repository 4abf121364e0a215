import { formatDate } from '@job-alert/domain/calendar';
import { Anchor } from '@mantine/core';
import { type Column, DataTable } from '../../components/data-table';
import { candidateName } from '../shared/candidate-name';
import { RuledOutMark } from '../shared/answer-rows';
import { DateOfJoiningCell, FeedbackCell, OfferLetterCell, StatusCell, SubmitCell } from './applicant-cells';
import { ApplicantCheckbox, type Choosing } from './applicant-checkbox';
import type { ApplicantFragment } from './applicants.generated';
import classes from './applicants-table.module.css';
import type { ApplicantDrafts } from './use-applicant-drafts';
import { useLetterLink } from './use-letter-link';

interface ApplicantsTableProps {
  rows: readonly ApplicantFragment[];
  drafts: ApplicantDrafts;
  choosing: Choosing;
  onOpen: (row: ApplicantFragment) => void;
}

/** Applicants with what can be entered about each in its row. */
export function ApplicantsTable({ rows, drafts, choosing, onOpen }: ApplicantsTableProps) {
  const { actions } = drafts;
  const renewLetter = useLetterLink();
  const editing = (row: ApplicantFragment) => ({ row, draft: drafts.draftOf(row), actions });
  const columns: Column<ApplicantFragment>[] = [
    {
      key: 'id',
      header: 'Application ID',
      cell: (row) => (
        <span className={classes.id}>
          <ApplicantCheckbox row={row} {...choosing} />
          {row.id}
        </span>
      ),
    },
    {
      key: 'name',
      header: 'Candidate Name',
      cell: (row) => (
        <>
          <button
            type="button"
            id={`applicant-${row.id}`}
            className={`mantine-focus-auto ${Anchor.classes.root} ${classes.name}`}
            data-underline="hover"
            onClick={() => onOpen(row)}
          >
            {candidateName(row.candidate)}
          </button>
          <RuledOutMark answers={row.answers} />
        </>
      ),
    },
    { key: 'applied', header: 'Application Date', cell: (row) => formatDate(new Date(row.appliedAt)) },
    { key: 'job', header: 'Job Title', cell: (row) => <div className={classes.job}>{row.job.title}</div> },
    { key: 'status', header: 'Status', cell: (row) => <StatusCell {...editing(row)} /> },
    { key: 'feedback', header: 'Feedback', cell: (row) => <FeedbackCell {...editing(row)} /> },
    {
      key: 'offer',
      header: 'Offer Letter',
      cell: (row) => <OfferLetterCell {...editing(row)} upload={drafts.uploadOf(row.id)} renewLetter={renewLetter} />,
    },
    { key: 'joining', header: 'Date of Joining', cell: (row) => <DateOfJoiningCell {...editing(row)} /> },
    {
      key: 'action',
      header: 'Action',
      cell: (row) => (
        <SubmitCell row={row} busy={drafts.sending.has(row.id)} changed={drafts.hasChanged(row)} actions={actions} />
      ),
    },
  ];
  return (
    <div className={classes.table}>
      <DataTable caption="Applicants" columns={columns} rows={rows} rowKey={(row) => row.id} />
    </div>
  );
}
