import { JOB_LABELS } from '@job-alert/domain/jobs/job-post';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { type KeyValue, KeyValueTable } from '../../../components/table/key-value-table';
import { CompanyValueDiff } from './company-value-diff';
import { JobQuestions } from './job-questions';
import { JobReview } from './job-review';
import type { ViewedJobFragment } from './job-view.generated';

interface JobViewProps {
  job: ViewedJobFragment;
  rows: readonly KeyValue[];
  /** Rows of the company record, below its name. */
  company?: readonly KeyValue[];
  children?: ReactNode;
}

/** Shows a job with its changes since the last approval, its questions and its company. */
export function JobView({ job, rows, company = [], children }: JobViewProps) {
  return (
    <>
      <JobReview job={job} />
      {children}
      <KeyValueTable title="Job" rows={rows} />
      <JobQuestions questions={job.questions} />
      <KeyValueTable title="Company as posted" rows={companyRows(job, company)} />
    </>
  );
}

const companyRows = ({ company, ...job }: ViewedJobFragment, more: readonly KeyValue[]): KeyValue[] => [
  [JOB_LABELS.companyName, <CompanyValueDiff key="name" posted={job.companyName} profile={company?.name ?? null} />],
  ...more,
  [JOB_LABELS.industry, <CompanyValueDiff key="industry" posted={job.industry} profile={company?.industry ?? null} />],
  [
    JOB_LABELS.companyWebsite,
    <CompanyValueDiff key="website" posted={job.companyWebsite} profile={company?.website ?? null}>
      <Anchor inherit href={job.companyWebsite} target="_blank" rel="noopener noreferrer nofollow">
        {job.companyWebsite}
      </Anchor>
    </CompanyValueDiff>,
  ],
  [
    JOB_LABELS.companyDescription,
    <CompanyValueDiff key="description" posted={job.companyDescription} profile={company?.description ?? null} />,
  ],
];
