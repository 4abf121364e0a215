import {
  APPLICATION_STATUS_LABELS,
  allowsFeedback,
  allowsOffer,
} from '@job-alert/domain/applications/application-status';
import { formatDate } from '@job-alert/domain/india/calendar';
import { Anchor } from '@mantine/core';
import { memo } from 'react';
import { PendingPlainButton } from '../../components/buttons/pending-plain-button';
import { FileLink } from '../../components/file-link';
import type { Column } from '../../components/table/data-table';
import { RowSelect } from '../../components/table/row-select';
import type { UploadState } from '../../lib/uploads/use-upload-progress';
import { KnockoutBadge } from '../shared/applications/answer-rows';
import { ApplicationStatusBadge } from '../shared/applications/application-status-badge';
import { OfferSummary } from '../shared/applications/offer-summary';
import { RecommendedBadge } from '../shared/applications/recommendation-summary';
import { WithdrawalSummary } from '../shared/applications/withdrawal-summary';
import { candidateName } from '../shared/people/candidate-name';
import { acceptsProposals, isWaiting, statusChoices } from './applicant-draft';
import { FeedbackField, type FieldProps, JoiningField, OfferLetterField } from './applicant-fields';
import type { ApplicantFragment } from './applicants.generated';
import classes from './applicants.module.css';
import { LastDecision } from './last-decision';
import type { ApplicantDrafts, DraftActions } from './use-applicant-drafts';
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
        <div className={classes.person}>
          {row.isUnread ? <span className={classes.unread} role="img" aria-label="Unread" title="Unread" /> : null}
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
          <div className={classes.marks}>
            <RecommendedBadge isRecommended={row.isRecommended} />
            <KnockoutBadge answers={row.answers} />
          </div>
        </div>
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
          isPending={drafts.sending.has(row.id) || drafts.withdrawing.has(row.id)}
          isChanged={drafts.hasChanged(row)}
          actions={actions}
        />
      ),
    },
  ];
}

/** These objects do not change when other rows change, so that typing in one row does not render the others. */
type CellProps = Pick<FieldProps, 'row' | 'draft' | 'actions'>;

const nothing = <span className={classes.nothing}>–</span>;

const StatusCell = memo(function StatusCell({ row, draft, actions }: CellProps) {
  if (row.withdrawal) {
    return (
      <div className={classes.status}>
        <ApplicationStatusBadge status={row.status} withdrawal={row.withdrawal} />
        <WithdrawalSummary application={row} brief />
      </div>
    );
  }
  if (!acceptsProposals(row)) {
    return (
      <div className={classes.status}>
        <span className={classes.waits}>Waiting for approval: {APPLICATION_STATUS_LABELS[row.proposedStatus]}</span>
      </div>
    );
  }
  return (
    <div className={classes.status}>
      <RowSelect
        label={`Status of ${candidateName(row.candidate)}`}
        choices={statusChoices(row)}
        value={draft.status}
        onChange={(status) => void actions.chooseStatus(row, status)}
      />
      <LastDecision row={row} brief />
      <OfferSummary application={row} brief />
    </div>
  );
});

/** Shows a field for the feedback to the candidate if the status allows feedback, otherwise the saved feedback. */
const FeedbackCell = memo(function FeedbackCell(props: CellProps) {
  const { row, draft } = props;
  if (!acceptsProposals(row) || !allowsFeedback(draft.status)) {
    return (
      <div className={classes.feedback} title={row.feedback ?? undefined}>
        {row.feedback ? <span className={classes.words}>{row.feedback}</span> : nothing}
      </div>
    );
  }
  return <FeedbackField className={classes.feedback} {...props} />;
});

type OfferLetterCellProps = CellProps & { upload: UploadState | undefined; renewLetter: RenewLetter };

/** Shows a field for the offer letter if the status allows an offer, otherwise the saved letter. */
const OfferLetterCell = memo(function OfferLetterCell({ renewLetter, ...props }: OfferLetterCellProps) {
  const { row, draft } = props;
  const renew = () => renewLetter(row.id);
  if (!acceptsProposals(row) || !allowsOffer(draft.status)) {
    const letter = row.offerLetter ? <FileLink file={row.offerLetter} renew={renew} /> : nothing;
    return <div className={classes.letter}>{letter}</div>;
  }
  return <OfferLetterField className={classes.letter} {...props} renew={renew} />;
});

/** Shows a field for the date of joining if the status allows an offer, otherwise the saved date. */
const DateOfJoiningCell = memo(function DateOfJoiningCell(props: CellProps) {
  const { row, draft } = props;
  if (!acceptsProposals(row) || !allowsOffer(draft.status)) {
    return <div className={classes.joining}>{row.dateOfJoining ? formatDate(row.dateOfJoining) : nothing}</div>;
  }
  return <JoiningField className={classes.joining} {...props} />;
});

interface SubmitCellProps {
  row: ApplicantFragment;
  isPending: boolean;
  isChanged: boolean;
  actions: DraftActions;
}

const SubmitCell = memo(function SubmitCell({ row, isPending, isChanged, actions }: SubmitCellProps) {
  if (isWaiting(row))
    return (
      <PendingPlainButton
        variant="default"
        size="compact-sm"
        isPending={isPending}
        pendingText="Withdrawing..."
        aria-describedby={`applicant-${row.id}`}
        onClick={() => void actions.withdraw([row])}
      >
        Withdraw
      </PendingPlainButton>
    );
  if (!acceptsProposals(row)) return nothing;
  return (
    <PendingPlainButton
      variant="filled"
      size="sm"
      disabled={!isChanged}
      isPending={isPending}
      pendingText="Submitting..."
      aria-describedby={`applicant-${row.id}`}
      onClick={() => void actions.submit(row.id)}
    >
      Submit
    </PendingPlainButton>
  );
});
