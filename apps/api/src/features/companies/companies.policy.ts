import { COMPANY_MESSAGES } from '@job-alert/domain/messages';
import { PortalError } from '../../platform/errors.js';
import { isAdmin, isOwn, requireEmployer, type UserViewer, type Viewer } from '../../platform/viewer.js';
import type { CompaniesReadModel, CompanySnapshot, CompanyStanding } from './companies.read-model.js';

/** An employer's own company, and any for administrators. */
export const mayReadCompany = (viewer: Viewer, id: string): boolean => isOwn(viewer, id) || isAdmin(viewer);

/** An employer who may see jobs, applicants and interviews: one with a complete company profile (domain.md §3). */
export async function requireHiringCompany(viewer: Viewer, companies: CompaniesReadModel): Promise<UserViewer> {
  const employer = requireEmployer(viewer);
  requireCompleteProfile(await companies.standing(employer.id));
  return employer;
}

/**
 * An employer who may post a job, with what a job shows of its company. A pending company may post: nothing of it is
 * public until it is approved. A rejected one may not (domain.md §3).
 */
export async function requireApprovableCompany(
  viewer: Viewer,
  companies: CompaniesReadModel,
): Promise<{ viewer: UserViewer; company: CompanySnapshot; isApproved: boolean }> {
  const employer = requireEmployer(viewer);
  const standing = await companies.standing(employer.id);
  if (standing.approvalState === 'REJECTED') {
    throw new PortalError('COMPANY_NOT_APPROVED', COMPANY_MESSAGES.notApproved);
  }
  requireCompleteProfile(standing);
  return { viewer: employer, company: standing.snapshot, isApproved: standing.approvalState === 'APPROVED' };
}

function requireCompleteProfile({ isProfileComplete }: CompanyStanding): void {
  if (!isProfileComplete) throw new PortalError('PROFILE_INCOMPLETE', COMPANY_MESSAGES.completeProfile);
}
