import { formatDate } from '@job-alert/domain/india/calendar';
import { listFlaggedTerms } from '@job-alert/domain/jobs/flagged-terms';
import { JOB_TERM_LABELS } from '@job-alert/domain/jobs/job-edit';
import { diffWords } from '@job-alert/domain/jobs/word-diff';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { KeyValueTable } from '../../../components/table/key-value-table';
import type { ReviewedJobFragment } from './job-review.generated';
import classes from './job-review.module.css';

type Change = ReviewedJobFragment['changesSinceApproval'][number];

/** Lists briefly the points that an administrator has to review. Approved flagged terms are left out. */
export function ReviewPoints({ job }: { job: ReviewedJobFragment }) {
  const words = job.approvalState === 'PENDING' ? job.flaggedTerms : [];
  return (
    <>
      {words.length > 0 ? <div className={classes.text}>Flagged terms: {listFlaggedTerms(words)}</div> : null}
      {job.changesSinceApproval.length > 0 ? (
        <div className={classes.edited}>
          Changed since approval: {job.changesSinceApproval.map(({ field }) => JOB_TERM_LABELS[field]).join(', ')}
        </div>
      ) : null}
    </>
  );
}

/** Shows the flagged terms and each change since the last approval. */
export function JobReview({ job }: { job: ReviewedJobFragment }) {
  return (
    <>
      {job.flaggedTerms.length > 0 ? (
        <p className={classes.check}>
          <strong>Flagged terms:</strong> {listFlaggedTerms(job.flaggedTerms)}
        </p>
      ) : null}
      {job.changesSinceApproval.length > 0 ? (
        <KeyValueTable
          title="Changed since approval"
          rows={job.changesSinceApproval.map((change) => [
            JOB_TERM_LABELS[change.field],
            <Difference key={change.field} change={change} />,
          ])}
        />
      ) : null}
    </>
  );
}

function Difference({ change: { field, approved, present } }: { change: Change }) {
  if (field === 'DESCRIPTION' || field === 'QUESTIONS') {
    return diffWords(approved, present).map(({ kind, text }, index) => {
      if (kind === 'SAME') return text;
      // The index is the key, because the parts of a text have no other identity.
      return kind === 'ADDED' ? <Added key={index}>{text}</Added> : <Removed key={index}>{text}</Removed>;
    });
  }
  const format = field === 'DEADLINE' ? formatDate : (value: string) => value;
  return (
    <>
      <Removed>{format(approved)}</Removed> → <Added>{format(present)}</Added>
    </>
  );
}

export const Removed = ({ children }: { children: ReactNode }) => (
  <del className={classes.removed}>
    <VisuallyHidden>removed: </VisuallyHidden>
    {children}
  </del>
);

export const Added = ({ children }: { children: ReactNode }) => (
  <ins className={classes.added}>
    <VisuallyHidden>added: </VisuallyHidden>
    {children}
  </ins>
);
