import { formatDate } from '@job-alert/domain/india/calendar';
import { Anchor } from '@mantine/core';
import type { Column } from '../../components/table/data-table';
import { KnockoutBadge } from '../shared/applications/answer-rows';
import { candidateName } from '../shared/people/candidate-name';
import { DateOfJoiningCell, FeedbackCell, OfferLetterCell, StatusCell, SubmitCell } from './applicant-cells';
import type { ApplicantFragment } from './applicants.generated';
import classes from './applicants.module.css';
import type { ApplicantDrafts } from './use-applicant-drafts';
import type { RenewLetter } from './use-letter-link';

interface ApplicantColumnsOptions {
  drafts: ApplicantDrafts;
  renewLetter: RenewLetter;
  onOpen: (row: ApplicantFragment) => void;
}

export function applicantColumns({
  drafts,
  renewLetter,
  onOpen,
}: ApplicantColumnsOptions): Column<ApplicantFragment>[] {
  const { actions } = drafts;
  const editing = (row: ApplicantFragment) => ({ row, draft: drafts.draftOf(row), actions });
  return [
    { key: 'id', header: 'Application ID', cell: ({ id }) => id },
    {
      key: 'name',
      header: 'Candidate Name',
      isHeading: true,
      cell: (row) => (
        <>
          <button
            type="button"
            id={`applicant-${row.id}`}
            className={`mantine-focus-auto ${Anchor.classes.root} ${classes.name}`}
            data-underline="hover"
            data-row-act="open"
            title={candidateName(row.candidate)}
            onClick={() => onOpen(row)}
          >
            {candidateName(row.candidate)}
          </button>
          <KnockoutBadge answers={row.answers} />
        </>
      ),
    },
    { key: 'applied', header: 'Application Date', cell: (row) => formatDate(new Date(row.appliedAt)) },
    {
      key: 'job',
      header: 'Job Title',
      cell: (row) => (
        <div className={classes.job} title={row.job.title}>
          {row.job.title}
        </div>
      ),
    },
    { key: 'status', header: 'Status', cell: (row) => <StatusCell {...editing(row)} /> },
    { key: 'feedback', header: 'Feedback', cell: (row) => <FeedbackCell {...editing(row)} /> },
    {
      key: 'offer',
      header: 'Offer Letter',
      cell: (row) => <OfferLetterCell {...editing(row)} upload={drafts.getUpload(row.id)} renewLetter={renewLetter} />,
    },
    { key: 'joining', header: 'Date of Joining', cell: (row) => <DateOfJoiningCell {...editing(row)} /> },
    {
      key: 'action',
      header: 'Action',
      cell: (row) => (
        <SubmitCell
          row={row}
          isPending={drafts.sending.has(row.id)}
          isChanged={drafts.hasChanged(row)}
          actions={actions}
        />
      ),
    },
  ];
}
