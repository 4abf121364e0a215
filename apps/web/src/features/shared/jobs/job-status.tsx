import { JOB_STATUS_LABELS } from '@job-alert/domain/jobs/job-labels';
import type { JobStatus } from '@job-alert/domain/jobs/open-job';
import { StatusBadge, type Tone } from '../../../components/status-badge';
import classes from './job-status.module.css';

const tones: Readonly<Record<JobStatus, Tone>> = {
  WAITING_FOR_APPROVAL: 'amber',
  NOT_APPROVED: 'red',
  LIVE: 'green',
  PAUSED: 'grey',
  CLOSED: 'grey',
};

export function JobStatusBadge({ status }: { status: JobStatus }) {
  return <StatusBadge tone={tones[status]}>{JOB_STATUS_LABELS[status]}</StatusBadge>;
}

/** Returns the reason why an approved job is not live. */
export function jobStatusNote({
  jobStatus,
  approvalState,
}: {
  jobStatus: JobStatus;
  approvalState: string;
}): string | null {
  if (jobStatus === 'CLOSED') return 'Deadline passed';
  if (approvalState !== 'APPROVED') return null;
  if (jobStatus === 'WAITING_FOR_APPROVAL') return 'Hidden until the company is approved';
  return jobStatus === 'NOT_APPROVED' ? 'Hidden: the company was rejected' : null;
}

export function ApprovedJobStatus({ job }: { job: { jobStatus: JobStatus; approvalState: string } }) {
  if (job.approvalState !== 'APPROVED') return null;
  const note = jobStatusNote(job);
  return (
    <div className={classes.approved}>
      {JOB_STATUS_LABELS[job.jobStatus]}
      {note ? `: ${note.charAt(0).toLowerCase()}${note.slice(1)}` : null}
    </div>
  );
}
