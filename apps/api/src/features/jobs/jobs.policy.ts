import { type ApprovalState, decide } from '@job-alert/domain/approvals/approval';
import { canReactivate } from '@job-alert/domain/jobs/job-activation';
import { canAdminister, isAdmin, isOfCompany, type Viewer } from '../../platform/viewer.js';

interface JobForPermissions {
  companyId: string;
  takenDownAt: Date | null;
  approvalState: ApprovalState;
}

/** Returns true for the job's employer and administrators. Everyone else uses open jobs. */
export const canReadJob = (viewer: Viewer, { companyId }: Pick<JobForPermissions, 'companyId'>): boolean =>
  isAdmin(viewer) || isOfCompany(viewer, companyId);

/** Returns true for the job's employer. Administrators correct jobs for companies in another way (decision 0154). */
export const canEditJob = (viewer: Viewer, { companyId }: Pick<JobForPermissions, 'companyId'>): boolean =>
  isOfCompany(viewer, companyId);

/** Returns true if the viewer can reactivate the job. Only administrators can reactivate a job that was taken down. */
export const canReactivateJob = (viewer: Viewer, job: Pick<JobForPermissions, 'companyId' | 'takenDownAt'>): boolean =>
  viewer.kind === 'user' &&
  (isOfCompany(viewer, job.companyId) || canAdminister(viewer, 'Mutation.setJobActive')) &&
  canReactivate(job.takenDownAt !== null, viewer.type);

/** Returns the viewer's permissions on a job. */
export const jobPermissions = (viewer: Viewer, job: JobForPermissions) => ({
  viewerCanEdit: canEditJob(viewer, job),
  viewerCanActivate: canReactivateJob(viewer, job),
  viewerCanDecide: canAdminister(viewer, 'Mutation.decideApproval') && decide('JOB', job.approvalState, 'APPROVE').ok,
});
