import { wireNames } from '../text/wire-names.js';
import type { JobType, WorkMode } from './job-labels.js';

/** They are separate from the labels, which every public page of a job downloads. */
export const jobTypeNames = wireNames<JobType>({ FULL_TIME: 'fulltime', PART_TIME: 'parttime' });

export const workModeNames = wireNames<WorkMode>({
  ONSITE: 'onsite',
  REMOTE: 'remote',
  HYBRID: 'hybrid',
  WORK_FROM_HOME: 'wfh',
});
