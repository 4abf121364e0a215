import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { APPROVAL_STATE_LABELS } from '@job-alert/domain/approval';
import { formatDate } from '@job-alert/domain/calendar';
import { JOB_TYPE_LABELS, WORK_MODE_LABELS } from '@job-alert/domain/job-labels';
import { JOB_LABELS } from '@job-alert/domain/job-post';
import { formatRupees } from '@job-alert/domain/money';
import { Anchor, Title } from '@mantine/core';
import { type KeyValue, KeyValueTable } from '../../components/key-value-table';
import { JobQuestions } from '../shared/job-questions';
import { JobReview } from '../shared/job-review';
import { MarkedText } from '../shared/marked-text';
import { PostedAs } from '../shared/posted-as';
import type { ReviewedPostingFragment } from './request-review.generated';
import classes from './review-pane.module.css';

type Posting = ReviewedPostingFragment;

const factRows = (job: Posting): KeyValue[] => [
  ['Salary', `${formatRupees(job.salaryMin)} to ${formatRupees(job.salaryMax)} a year`],
  ['Experience', `${job.minExperience} to ${job.maxExperience} years`],
  ['Place', `${job.city}, ${job.state} · ${WORK_MODE_LABELS[job.workMode]}`],
  [JOB_LABELS.jobType, JOB_TYPE_LABELS[job.jobType]],
  [JOB_LABELS.openings, job.openings],
  [JOB_LABELS.deadline, formatDate(job.deadline)],
  [JOB_LABELS.minimumQualification, job.minimumQualification],
  [JOB_LABELS.preferredSkills, job.preferredSkills.join(', ')],
  ['Date Posted', formatDate(new Date(job.postedAt))],
];

const companyRows = ({ company, ...job }: Posting): KeyValue[] => [
  [JOB_LABELS.companyName, <PostedAs key="name" posted={job.companyName} profile={company?.name ?? null} />],
  ['Company Approval', company ? APPROVAL_STATE_LABELS[company.approvalState] : COMMON_MESSAGES.recordMissing],
  [JOB_LABELS.industry, <PostedAs key="industry" posted={job.industry} profile={company?.industry ?? null} />],
  [
    JOB_LABELS.companyWebsite,
    <PostedAs key="website" posted={job.companyWebsite} profile={company?.website ?? null}>
      <Anchor inherit href={job.companyWebsite} target="_blank" rel="noopener noreferrer nofollow">
        {job.companyWebsite}
      </Anchor>
    </PostedAs>,
  ],
  [
    JOB_LABELS.companyDescription,
    <PostedAs key="description" posted={job.companyDescription} profile={company?.description ?? null} />,
  ],
];

/** A job as the public will read it, with what has changed since it was approved. */
export function PostingReview({ job }: { job: Posting }) {
  return (
    <>
      <JobReview job={job} />
      <section className={classes.section}>
        <Title order={3} className={classes.heading}>
          {JOB_LABELS.description}
        </Title>
        <p className={classes.words}>
          <MarkedText>{job.description}</MarkedText>
        </p>
      </section>
      <KeyValueTable title="Job" rows={factRows(job)} />
      <JobQuestions questions={job.questions} />
      <KeyValueTable title="Company as posted" rows={companyRows(job)} />
    </>
  );
}
