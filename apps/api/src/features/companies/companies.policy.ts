import { COMPANY_MESSAGES } from '@job-alert/domain/portal/messages';
import type { RequestContext } from '../../platform/context.js';
import { PortalError } from '../../platform/errors.js';
import { requireEmployer, type UserViewer, type Viewer } from '../../platform/viewer.js';
import { canReadUser } from '../accounts/accounts.policy.js';
import type { AccountsReadModel } from '../accounts/accounts.read-model.js';
import type { CompaniesReadModel, CompanySnapshot } from './companies.read-model.js';

/** An employer's own company, and any for administrators. */
export const canReadCompany = canReadUser;

/** An employer who may see jobs, applicants and interviews: one with a complete company profile (domain.md §3). */
export async function requireHiringCompany(context: RequestContext, accounts: AccountsReadModel): Promise<UserViewer> {
  const employer = requireEmployer(context.viewer);
  if (await accounts.isProfileComplete(context, employer.id)) return employer;
  throw profileIncomplete();
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
  if (!standing.isProfileComplete) throw profileIncomplete();
  return { viewer: employer, company: standing.snapshot, isApproved: standing.approvalState === 'APPROVED' };
}

const profileIncomplete = (): PortalError => new PortalError('PROFILE_INCOMPLETE', COMPANY_MESSAGES.completeProfile);
