import type { JobStatus } from './open-job.js';

export const JOB_TYPES = ['FULL_TIME', 'PART_TIME'] as const;
export type JobType = (typeof JOB_TYPES)[number];

export const JOB_TYPE_LABELS: Readonly<Record<JobType, string>> = { FULL_TIME: 'Full Time', PART_TIME: 'Part Time' };

export const WORK_MODES = ['ONSITE', 'REMOTE', 'HYBRID', 'WORK_FROM_HOME'] as const;
export type WorkMode = (typeof WORK_MODES)[number];

export const WORK_MODE_LABELS: Readonly<Record<WorkMode, string>> = {
  ONSITE: 'On-site',
  REMOTE: 'Remote',
  HYBRID: 'Hybrid',
  WORK_FROM_HOME: 'Work From Home',
};

export const JOB_STATUS_LABELS: Readonly<Record<JobStatus, string>> = {
  WAITING_FOR_APPROVAL: 'Waiting for approval',
  NOT_APPROVED: 'Not approved',
  LIVE: 'Live',
  PAUSED: 'Paused',
  CLOSED: 'Closed',
};
