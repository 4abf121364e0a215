import { APPROVAL_STATE_LABELS } from '@job-alert/domain/approvals/approval';
import { formatDate } from '@job-alert/domain/india/calendar';
import { formatSalaryRange } from '@job-alert/domain/india/money';
import { JOB_TYPE_LABELS, WORK_MODE_LABELS } from '@job-alert/domain/jobs/job-labels';
import { JOB_LABELS } from '@job-alert/domain/jobs/job-post';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Title } from '@mantine/core';
import type { KeyValue } from '../../components/table/key-value-table';
import { HighlightedText } from '../shared/highlighted-text';
import { JobView } from '../shared/jobs/job-view';
import type { ReviewedPostingFragment } from './request-review.generated';
import classes from './review-pane.module.css';

type Posting = ReviewedPostingFragment;

const factRows = (job: Posting): KeyValue[] => [
  ['Salary', formatSalaryRange(job)],
  ['Experience', `${job.minExperience} to ${job.maxExperience} years`],
  ['Place', `${job.city}, ${job.state} · ${WORK_MODE_LABELS[job.workMode]}`],
  [JOB_LABELS.jobType, JOB_TYPE_LABELS[job.jobType]],
  [JOB_LABELS.openings, job.openings],
  [JOB_LABELS.deadline, formatDate(job.deadline)],
  [JOB_LABELS.minimumQualification, job.minimumQualification],
  [JOB_LABELS.preferredSkills, job.preferredSkills.join(', ')],
  ['Date Posted', formatDate(new Date(job.postedAt))],
];

const approvalRow = ({ company }: Posting): KeyValue => [
  'Company Approval',
  company ? APPROVAL_STATE_LABELS[company.approvalState] : COMMON_MESSAGES.recordMissing,
];

/** Shows a job as the public will see it, with the changes since its last approval. */
export function PostingReview({ job }: { job: Posting }) {
  return (
    <JobView job={job} rows={factRows(job)} company={[approvalRow(job)]}>
      <section className={classes.section}>
        <Title order={3} className={classes.heading}>
          {JOB_LABELS.description}
        </Title>
        <p className={classes.text}>
          <HighlightedText>{job.description}</HighlightedText>
        </p>
      </section>
    </JobView>
  );
}
