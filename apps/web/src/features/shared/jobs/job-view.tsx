import { JOB_LABELS } from '@job-alert/domain/jobs/job-post';
import { formatKnockoutRule, QUESTION_KIND_LABELS } from '@job-alert/domain/jobs/screening';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { type KeyValue, KeyValueTable } from '../../../components/table/key-value-table';
import { HighlightedText } from '../highlighted-text';
import { CompanyValueDiff } from './company-value-diff';
import type { JobQuestionFragment } from './job-questions.generated';
import { JobReview } from './job-review';
import type { ViewedJobFragment } from './job-view.generated';

/** Lists the screening questions of a job with their knockout answers. Renders nothing without questions. */
function JobQuestions({ questions }: { questions: readonly JobQuestionFragment[] }) {
  if (questions.length === 0) return null;
  return (
    <KeyValueTable
      title="Screening Questions"
      rows={questions.map((question) => [
        question.text,
        <HighlightedText key="facts">{factsOf(question)}</HighlightedText>,
      ])}
    />
  );
}

const factsOf = (question: JobQuestionFragment): string =>
  [
    question.kind === 'ONE_OF' ? question.options.join(' / ') : QUESTION_KIND_LABELS[question.kind],
    question.isRequired ? 'must be answered' : null,
    formatKnockoutRule(question),
  ]
    .filter((fact) => fact !== null)
    .join(', ');

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
