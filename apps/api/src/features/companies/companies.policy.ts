import { type CompanyRole, MEMBER_MESSAGES, managesCompany } from '@job-alert/domain/companies/company-member';
import { COMPANY_MESSAGES } from '@job-alert/domain/portal/profile-messages';
import type { EntityManager } from 'typeorm';
import { lockCompany } from '../../platform/account-lock.js';
import type { RequestContext } from '../../platform/context.js';
import { PortalError } from '../../platform/errors.js';
import {
  type EmployerViewer,
  isAdmin,
  isOfCompany,
  isOwn,
  requireEmployer,
  type Viewer,
} from '../../platform/viewer.js';
import type { AccountsReadModel } from '../accounts/accounts.read-model.js';
import type { CompaniesReadModel, CompanySnapshot } from './companies.read-model.js';

/** Employers can read their own company, administrators any. */
export const canReadCompany = (viewer: Viewer, id: string): boolean => isAdmin(viewer) || isOfCompany(viewer, id);

/** Returns true for a member who manages the company: its profile and its members. */
export const canManageCompany = (viewer: Viewer, id: string): boolean =>
  isOfCompany(viewer, id) && managesCompany(requireEmployer(viewer).role);

/** The owner removes the other members, and each of them can leave. */
export const canRemoveMember = (
  viewer: Viewer,
  companyId: string,
  { id, role }: { id: string; role: CompanyRole },
): boolean => !managesCompany(role) && (canManageCompany(viewer, companyId) || isOwn(viewer, id));

/** Returns an employer who manages the company: its profile and its members. Throws for other members. */
export function requireCompanyOwner(viewer: Viewer): EmployerViewer {
  const employer = requireEmployer(viewer);
  if (managesCompany(employer.role)) return employer;
  throw new PortalError('FORBIDDEN', MEMBER_MESSAGES.ownerOnly);
}

/** Returns the employer. Throws without a complete company profile (specification 4 §2). */
export async function requireHiringCompany(
  context: RequestContext,
  accounts: AccountsReadModel,
): Promise<EmployerViewer> {
  const employer = requireEmployer(context.viewer);
  if (await accounts.isProfileComplete(context, employer.id)) return employer;
  throw profileIncomplete();
}

/**
 * Returns the employer and the company details for a job. Throws if the company was rejected. A pending company can
 * post jobs, which become public with its approval (specification 4 §2).
 */
export async function requireApprovableCompany(
  viewer: Viewer,
  companies: CompaniesReadModel,
): Promise<{ viewer: EmployerViewer; company: CompanySnapshot; isApproved: boolean }> {
  const employer = requireEmployer(viewer);
  const companyStatus = await companies.findStatus(employer.companyId);
  if (companyStatus.approvalState === 'REJECTED') {
    throw new PortalError('COMPANY_NOT_APPROVED', COMPANY_MESSAGES.notApproved);
  }
  if (!companyStatus.isProfileComplete) throw profileIncomplete();
  return { viewer: employer, company: companyStatus.snapshot, isApproved: companyStatus.approvalState === 'APPROVED' };
}

/** Returns the details of a company that an administrator posts a job or plans an interview for. Throws if it cannot have one. */
export async function requireCompanyToActFor(id: string, companies: CompaniesReadModel): Promise<CompanySnapshot> {
  const { approvalState, isProfileComplete, employerIsActive, snapshot } = await companies.findStatus(id);
  if (approvalState !== 'REJECTED' && isProfileComplete && employerIsActive) return snapshot;
  throw cannotActFor();
}

/** Locks the account of that company until the transaction ends. Throws if it has ended since. */
export async function lockCompanyToActFor(manager: EntityManager, id: string): Promise<void> {
  if (!(await lockCompany(manager, id))) throw cannotActFor();
}

const cannotActFor = (): PortalError => new PortalError('COMPANY_NOT_APPROVED', COMPANY_MESSAGES.cannotActFor);

const profileIncomplete = (): PortalError => new PortalError('PROFILE_INCOMPLETE', COMPANY_MESSAGES.completeProfile);
