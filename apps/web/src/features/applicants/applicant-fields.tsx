import { latestDate } from '@job-alert/domain/fields/latest-date';
import { TEXT_LIMITS } from '@job-alert/domain/fields/text-limits';
import { fileInputAccept } from '@job-alert/domain/files/files';
import { Textarea } from '@mantine/core';
import { DateField } from '../../components/fields/date-field';
import { UploadField } from '../../components/fields/upload-field';
import { UploadProgress } from '../../components/fields/upload-progress';
import { validateUpload } from '../../lib/forms/validate-upload';
import { today } from '../../lib/today';
import type { UploadState } from '../../lib/uploads/use-upload-progress';
import { candidateName } from '../shared/people/candidate-name';
import { type ApplicantDraft, joiningDateError } from './applicant-draft';
import type { ApplicantFragment } from './applicants.generated';
import type { DraftActions } from './use-applicant-drafts';

export interface FieldProps {
  row: ApplicantFragment;
  draft: ApplicantDraft;
  actions: DraftActions;
  /** True if the field shows its label. False in the table, because the column headers label the fields. */
  labelled?: boolean;
  className?: string | undefined;
}

export function FeedbackField({ row, draft, actions, labelled = false, className }: FieldProps) {
  return (
    <Textarea
      className={className}
      size={labelled ? 'md' : 'sm'}
      rows={labelled ? 3 : 1}
      maxLength={TEXT_LIMITS.feedback}
      label={labelled ? 'Feedback' : undefined}
      description={labelled ? 'The candidate sees it once it is approved.' : undefined}
      aria-label={labelled ? undefined : `Feedback for ${candidateName(row.candidate)}`}
      value={draft.feedback}
      onChange={(event) => actions.change(row, { feedback: event.currentTarget.value })}
    />
  );
}

interface OfferLetterFieldProps extends FieldProps {
  upload: UploadState | undefined;
  renew: () => Promise<string | null>;
}

export function OfferLetterField({
  row,
  draft,
  actions,
  labelled = false,
  className,
  upload,
  renew,
}: OfferLetterFieldProps) {
  const label = `Offer letter for ${candidateName(row.candidate)}`;
  return (
    <div className={className}>
      <UploadField
        size={labelled ? 'md' : 'sm'}
        label={labelled ? 'Offer Letter' : undefined}
        aria-label={labelled ? undefined : label}
        placeholder="PDF or DOCX"
        accept={fileInputAccept('OFFER_LETTER')}
        existing={row.offerLetter}
        renew={renew}
        value={draft.offerLetter}
        error={validateUpload(draft.offerLetter, 'OFFER_LETTER')}
        onChange={(file) => actions.change(row, { offerLetter: file })}
      />
      <UploadProgress compact upload={upload} uploadName={label} />
    </div>
  );
}

export function JoiningField({ row, draft, actions, labelled = false, className }: FieldProps) {
  return (
    <DateField
      isImmediate
      className={className}
      size={labelled ? 'md' : 'sm'}
      label={labelled ? 'Date of Joining' : undefined}
      aria-label={labelled ? undefined : `Date of joining of ${candidateName(row.candidate)}`}
      // In the table, a description would change the row height under the pointer.
      description={labelled && !row.dateOfJoining ? 'Today or later' : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      minDate={today()}
      maxDate={latestDate('joining', today())}
      value={draft.dateOfJoining}
      error={joiningDateError(row, draft)}
      onChange={(date) => actions.change(row, { dateOfJoining: date })}
    />
  );
}
