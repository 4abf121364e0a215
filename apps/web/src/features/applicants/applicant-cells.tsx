import { APPLICATION_STATUS_LABELS, allowsFeedback, allowsOffer } from '@job-alert/domain/application-status';
import { formatDate } from '@job-alert/domain/calendar';
import { fileInputAccept } from '@job-alert/domain/files';
import { joinFullName } from '@job-alert/domain/company-profile';
import { Textarea } from '@mantine/core';
import { memo } from 'react';
import { today } from '../../lib/today';
import { BusyButton } from '../../components/busy-button';
import { DateField } from '../../components/date-field';
import { FileLink } from '../../components/file-link';
import { RowSelect } from '../../components/row-select';
import { UploadField } from '../../components/upload-field';
import { UploadProgress } from '../../components/upload-progress';
import { uploadProblem } from '../../lib/forms/upload-problem';
import type { UploadState } from '../../lib/uploads/use-upload-progress';
import { type ApplicantDraft, joiningProblem, statusChoices } from './applicant-draft';
import { LastAnswer } from './applicant-history';
import type { ApplicantFragment } from './applicants.generated';
import classes from './applicants-table.module.css';
import type { DraftActions } from './use-applicant-drafts';

/** What a cell shows and does. The parts stay the same while other rows change, so that typing in one row renders no other. */
interface CellProps {
  row: ApplicantFragment;
  draft: ApplicantDraft;
  actions: DraftActions;
}

/** A row that waits for approval has nothing to enter. */
const isWaiting = ({ status }: ApplicantFragment): boolean => status === 'PENDING';

const nothing = <span className={classes.nothing}>–</span>;

/** The step to propose, or the one that has been proposed and waits. */
export const StatusCell = memo(function StatusCell({ row, draft, actions }: CellProps) {
  if (isWaiting(row)) {
    return (
      <div className={classes.status}>
        <span className={classes.waits}>Waiting for approval: {APPLICATION_STATUS_LABELS[row.proposedStatus]}</span>
        <LastAnswer row={row} />
      </div>
    );
  }
  return (
    <div className={classes.status}>
      <RowSelect
        label={`Status of ${joinFullName(row.candidate)}`}
        choices={statusChoices(row)}
        value={draft.status}
        onChange={(status) => void actions.chooseStatus(row, status)}
      />
      <LastAnswer row={row} />
    </div>
  );
});

/** Words for the candidate; only a selection or a rejection has them. */
export const FeedbackCell = memo(function FeedbackCell({ row, draft, actions }: CellProps) {
  const { status, feedback } = draft;
  if (isWaiting(row) || !allowsFeedback(status)) return row.feedback ?? nothing;
  return (
    <Textarea
      className={classes.feedback}
      size="sm"
      rows={1}
      maxLength={2000}
      aria-label={`Feedback for ${joinFullName(row.candidate)}`}
      value={feedback}
      onChange={(event) => actions.change(row, { feedback: event.currentTarget.value })}
    />
  );
});

/** Asks the server for the newest link of an application's offer letter. */
export type RenewLetter = (applicationId: string) => Promise<string | null>;

/** The offer letter; only a selection has one. */
export const OfferLetterCell = memo(function OfferLetterCell({
  row,
  draft,
  upload,
  renewLetter,
  actions,
}: CellProps & { upload: UploadState | undefined; renewLetter: RenewLetter }) {
  const { status, offerLetter } = draft;
  const renew = () => renewLetter(row.id);
  if (isWaiting(row) || !allowsOffer(status)) {
    return row.offerLetter ? <FileLink file={row.offerLetter} renew={renew} /> : nothing;
  }
  return (
    <div className={classes.letter}>
      <UploadField
        size="sm"
        aria-label={`Offer letter for ${joinFullName(row.candidate)}`}
        placeholder="PDF or DOCX"
        accept={fileInputAccept('OFFER_LETTER')}
        existing={row.offerLetter}
        renew={renew}
        value={offerLetter}
        error={uploadProblem(offerLetter, 'OFFER_LETTER')}
        onChange={(file) => actions.change(row, { offerLetter: file })}
      />
      <UploadProgress compact upload={upload} what={`Offer letter for ${joinFullName(row.candidate)}`} />
    </div>
  );
});

/** When the candidate starts; only a selection has it. */
export const DateOfJoiningCell = memo(function DateOfJoiningCell({ row, draft, actions }: CellProps) {
  const { status, dateOfJoining } = draft;
  if (isWaiting(row) || !allowsOffer(status)) return row.dateOfJoining ? formatDate(row.dateOfJoining) : nothing;
  return (
    <DateField
      className={classes.joining}
      size="sm"
      aria-label={`Date of joining of ${joinFullName(row.candidate)}`}
      description={row.dateOfJoining ? undefined : 'Today or later'}
      inputWrapperOrder={['input', 'description', 'error']}
      minDate={today()}
      value={dateOfJoining}
      error={joiningProblem(row, draft)}
      onChange={(date) => actions.change(row, { dateOfJoining: date })}
    />
  );
});

interface SubmitCellProps {
  row: ApplicantFragment;
  busy: boolean;
  /** Something has been entered that the server does not have. */
  changed: boolean;
  actions: DraftActions;
}

/** Sends the row, once there is something to send. */
export const SubmitCell = memo(function SubmitCell({ row, busy, changed, actions }: SubmitCellProps) {
  if (isWaiting(row)) return nothing;
  return (
    <BusyButton
      size="sm"
      disabled={!changed}
      busy={busy}
      busyText="Submitting..."
      aria-describedby={`applicant-${row.id}`}
      onClick={() => void actions.submit(row.id)}
    >
      Submit
    </BusyButton>
  );
});
