import { formatDate } from '@job-alert/domain/india/calendar';
import { formatRupees } from '@job-alert/domain/india/money';
import { JOB_STATUS_LABELS, JOB_TYPE_LABELS, WORK_MODE_LABELS } from '@job-alert/domain/jobs/job-labels';
import { JOB_LABELS } from '@job-alert/domain/jobs/job-post';
import { RecordFallback } from '../../../components/record-fallback';
import type { KeyValue } from '../../../components/table/key-value-table';
import { HighlightedText } from '../../shared/highlighted-text';
import { ApprovalBadge } from '../../shared/history/approval-badge';
import { jobStatusNote } from '../../shared/jobs/job-status';
import { JobView } from '../../shared/jobs/job-view';
import { rejectionRows } from '../list/rejection-rows';
import { type JobInformationQuery, useJobInformationQuery } from './job-information.generated';
import { JobActiveStatus } from './record-status';

type Job = NonNullable<JobInformationQuery['job']>;

const years = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`;

function openToCandidates(job: Job): string {
  if (job.isOpen) return 'Yes';
  const note = jobStatusNote(job);
  return `No: ${JOB_STATUS_LABELS[job.jobStatus]}${note ? ` (${note})` : ''}`;
}

const jobRows = (job: Job): KeyValue[] => [
  [JOB_LABELS.title, job.title],
  ['Status', <ApprovalBadge key="status" state={job.approvalState} />],
  ...rejectionRows(job.approval),
  ['Record Status', <JobActiveStatus key="active" job={job} />],
  ['Open to candidates', openToCandidates(job)],
  ['Date Posted', formatDate(new Date(job.postedAt))],
  [JOB_LABELS.deadline, formatDate(job.deadline)],
  ['Applications', job.applicantCount],
  [JOB_LABELS.openings, job.openings],
  [JOB_LABELS.jobType, JOB_TYPE_LABELS[job.jobType]],
  [JOB_LABELS.workMode, WORK_MODE_LABELS[job.workMode]],
  [JOB_LABELS.city, job.city],
  [JOB_LABELS.state, job.state],
  [JOB_LABELS.country, job.country],
  [JOB_LABELS.salaryMin, `${formatRupees(job.salaryMin)} a year`],
  [JOB_LABELS.salaryMax, `${formatRupees(job.salaryMax)} a year`],
  [JOB_LABELS.minExperience, years(job.minExperience)],
  [JOB_LABELS.maxExperience, years(job.maxExperience)],
  [JOB_LABELS.minimumQualification, job.minimumQualification],
  [JOB_LABELS.preferredSkills, job.preferredSkills.join(', ')],
  [JOB_LABELS.description, <HighlightedText key="description">{job.description}</HighlightedText>],
];

export function JobInformation({ id }: { id: string }) {
  const { data, error, refetch } = useJobInformationQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (!data?.job) {
    return <RecordFallback error={error} isGone={!!data} onRetry={refetch} />;
  }
  return <JobView job={data.job} rows={jobRows(data.job)} />;
}
