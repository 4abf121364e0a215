import { type ApprovalState, decide } from '@job-alert/domain/approval';
import { canReactivate } from '@job-alert/domain/job-activation';
import { isAdmin, isOwn, type Viewer } from '../../platform/viewer.js';

interface StandingJob {
  companyId: string;
  takenDownAt: Date | null;
  approvalState: ApprovalState;
}

/** Returns true for the job's employer and administrators. Everyone else uses open jobs. */
export const mayReadJob = (viewer: Viewer, { companyId }: Pick<StandingJob, 'companyId'>): boolean =>
  isAdmin(viewer) || isOwn(viewer, companyId);

/** Returns true for the job's employer only: administrators do not edit jobs. */
export const mayEditJob = (viewer: Viewer, { companyId }: Pick<StandingJob, 'companyId'>): boolean =>
  isOwn(viewer, companyId);

/** Returns true if the viewer can reactivate the job. Only administrators can reactivate a job that was taken down. */
export const maySwitchJobOn = (viewer: Viewer, job: Pick<StandingJob, 'companyId' | 'takenDownAt'>): boolean =>
  viewer.kind === 'user' && mayReadJob(viewer, job) && canReactivate(job.takenDownAt !== null, viewer.type);

/** Returns the viewer's permissions on a job. */
export const jobRights = (viewer: Viewer, job: StandingJob) => ({
  viewerCanEdit: mayEditJob(viewer, job),
  viewerCanActivate: maySwitchJobOn(viewer, job),
  viewerCanDecide: isAdmin(viewer) && decide('JOB', job.approvalState, 'APPROVE').ok,
});
