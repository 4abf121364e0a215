import { type ApprovalState, decide } from '@job-alert/domain/approval';
import { maySwitchOn } from '@job-alert/domain/job-switch';
import { isAdmin, isOwn, type Viewer } from '../../platform/viewer.js';

interface StandingJob {
  companyId: string;
  takenDownAt: Date | null;
  approvalState: ApprovalState;
}

/** As its employer or an administrator sees it; everyone else has the open jobs. */
export const mayReadJob = (viewer: Viewer, { companyId }: Pick<StandingJob, 'companyId'>): boolean =>
  isAdmin(viewer) || isOwn(viewer, companyId);

/** Only its employer: administrators do not change its text. */
export const mayEditJob = (viewer: Viewer, { companyId }: Pick<StandingJob, 'companyId'>): boolean =>
  isOwn(viewer, companyId);

/** What an administrator has switched off, only an administrator switches on. */
export const maySwitchJobOn = (viewer: Viewer, job: Pick<StandingJob, 'companyId' | 'takenDownAt'>): boolean =>
  viewer.kind === 'user' && mayReadJob(viewer, job) && maySwitchOn(job.takenDownAt !== null, viewer.type);

/** What the viewer may do with a job. */
export const jobRights = (viewer: Viewer, job: StandingJob) => ({
  viewerCanEdit: mayEditJob(viewer, job),
  viewerCanActivate: maySwitchJobOn(viewer, job),
  viewerCanDecide: isAdmin(viewer) && decide('JOB', job.approvalState, 'APPROVE').ok,
});
