import { Button, Select, Text, Textarea } from '@mantine/core';
import { allowsFeedback, allowsOffer } from '@job-alert/domain/application-status';
import { formatDate } from '@job-alert/domain/calendar';
import { fileInputAccept } from '@job-alert/domain/files';
import { DateField } from '../../components/date-field';
import { FileLink } from '../../components/file-link';
import { UploadField } from '../../components/upload-field';
import { UploadProgress } from '../../components/upload-progress';
import { uploadProblem } from '../../lib/forms/upload-problem';
import { statusChoices } from './applicant-draft';
import { type ApplicantFragment, useOfferLetterLinkLazyQuery } from './applicants.generated';
import classes from './applicants-table.module.css';
import type { ApplicantDrafts } from './use-applicant-drafts';

interface CellProps {
  row: ApplicantFragment;
  drafts: ApplicantDrafts;
}

const nothing = <Text c="gray.6">–</Text>;

/** The step to propose. */
export function StatusCell({ row, drafts }: CellProps) {
  const choices = statusChoices(row);
  return (
    <div className={classes.status}>
      <Select
        size="sm"
        aria-label={`Status of ${row.candidateName}`}
        data={choices}
        value={drafts.draftOf(row).status}
        onChange={(value) => {
          const choice = choices.find((candidate) => candidate.value === value);
          if (choice) void drafts.chooseStatus(row, choice.value);
        }}
      />
      {row.status === 'PENDING' ? <p className={classes.waits}>Pending: waits for admin approval</p> : null}
    </div>
  );
}

/** Words for the candidate; only a selection or a rejection has them. */
export function FeedbackCell({ row, drafts }: CellProps) {
  const { status, feedback } = drafts.draftOf(row);
  if (!allowsFeedback(status)) return row.feedback ?? nothing;
  return (
    <Textarea
      className={classes.feedback}
      size="sm"
      autosize
      minRows={1}
      maxRows={4}
      maxLength={2000}
      aria-label={`Feedback for ${row.candidateName}`}
      value={feedback}
      onChange={(event) => drafts.change(row, { feedback: event.currentTarget.value })}
    />
  );
}

/** The offer letter; only a selection has one. */
export function OfferLetterCell({ row, drafts }: CellProps) {
  const { status, offerLetter } = drafts.draftOf(row);
  const [askLink] = useOfferLetterLinkLazyQuery({ fetchPolicy: 'network-only' });
  const renew = async () => (await askLink({ variables: { id: row.id } })).data?.application.offerLetter?.url ?? null;
  if (!allowsOffer(status)) return row.offerLetter ? <FileLink file={row.offerLetter} renew={renew} /> : nothing;
  return (
    <div className={classes.letter}>
      <UploadField
        size="sm"
        aria-label={`Offer letter for ${row.candidateName}`}
        placeholder="PDF or DOCX"
        accept={fileInputAccept('OFFER_LETTER')}
        existing={row.offerLetter}
        renew={renew}
        value={offerLetter}
        error={uploadProblem(offerLetter, 'OFFER_LETTER')}
        onChange={(file) => drafts.change(row, { offerLetter: file })}
      />
      <UploadProgress compact upload={drafts.uploadOf(row.id)} what={`Offer letter for ${row.candidateName}`} />
    </div>
  );
}

/** When the candidate starts; only a selection has it. */
export function DateOfJoiningCell({ row, drafts }: CellProps) {
  const { status, dateOfJoining } = drafts.draftOf(row);
  if (!allowsOffer(status)) return row.dateOfJoining ? formatDate(row.dateOfJoining) : nothing;
  return (
    <DateField
      className={classes.joining}
      size="sm"
      aria-label={`Date of joining of ${row.candidateName}`}
      value={dateOfJoining}
      onChange={(date) => drafts.change(row, { dateOfJoining: date })}
    />
  );
}

/** Sends the row. */
export function SubmitCell({ row, drafts }: CellProps) {
  const busy = drafts.sending.has(row.id);
  return (
    <Button
      size="sm"
      variant={drafts.isTouched(row) ? 'filled' : 'default'}
      disabled={busy}
      aria-describedby={`applicant-${row.id}`}
      onClick={() => void drafts.submit(row.id)}
    >
      {busy ? 'Submitting...' : 'Submit'}
    </Button>
  );
}
