import { type ApplicationStatus, proposableStatuses } from '@job-alert/domain/applications/application-status';
import { validateRecommendation } from '@job-alert/domain/applications/recommendation';
import { validateWithdrawal } from '@job-alert/domain/applications/withdrawal';
import { type ApprovalState, decide } from '@job-alert/domain/approvals/approval';
import { validateInvitation } from '@job-alert/domain/interviews/interview';
import { APPLY_MESSAGES } from '@job-alert/domain/portal/messages';
import { INTERVIEWED_BY } from '../../database/interview-conditions.js';
import { VISIBLE_TO_EMPLOYER } from '../../database/visible-applications.js';
import type { RequestContext } from '../../platform/context.js';
import { PortalError } from '../../platform/errors.js';
import type { Condition } from '../../platform/lists/list-order.js';
import {
  type EmployerViewer,
  canAdminister,
  isAdmin,
  isCandidate,
  isEmployer,
  isInterviewer,
  isRecruiter,
  requireAdmin,
  requireCandidate,
  requireMember,
  requireUser,
  type UserViewer,
  type Viewer,
} from '../../platform/viewer.js';
import type { AccountsReadModel } from '../accounts/accounts.read-model.js';
import { requireHiringCompany } from '../companies/companies.policy.js';

/** Returns the condition on applications `a` that the viewer can read. Every statement over applications uses it. */
export function applicationsCondition(viewer: Viewer): Condition {
  const user = requireUser(viewer);
  const { id, type } = user;
  if (type === 'ADMIN') return { sql: 'TRUE', values: [] };
  if (type === 'CANDIDATE') return { sql: 'a.candidate_id = ?', values: [id] };
  const { companyId } = requireMember(user);
  const ofCompany = `a.company_id = ? AND ${VISIBLE_TO_EMPLOYER}`;
  if (isInterviewer(user)) return { sql: `${ofCompany} AND ${INTERVIEWED_BY}`, values: [companyId, id] };
  return { sql: ofCompany, values: [companyId] };
}

interface ApplicationForPermissions {
  status: ApplicationStatus;
  proposedStatus: ApplicationStatus;
  approvalState: ApprovalState;
  jobApprovalState: ApprovalState;
  isActive: boolean;
  approvedStatus: ApplicationStatus | null;
  withdrawnAt: Date | null;
}

/** Returns the viewer's permissions on an application that they can read. */
export function applicationPermissions(
  viewer: Viewer,
  { jobApprovalState, ...application }: ApplicationForPermissions,
) {
  const { status, approvalState, isActive, withdrawnAt } = application;
  const withdrawn = withdrawnAt !== null;
  const ofEmployer = isRecruiter(viewer);
  const invitee = { ...application, recordActive: isActive, withdrawn, jobApprovalStatus: jobApprovalState };
  return {
    allowedProposals: ofEmployer && isActive && !withdrawn ? proposableStatuses(status) : [],
    invitationProblem: ofEmployer || isAdmin(viewer) ? validateInvitation(invitee) : null,
    viewerCanDecide:
      canAdminister(viewer, 'Mutation.decideApproval') &&
      !withdrawn &&
      decide('APPLICATION', approvalState, 'APPROVE').ok,
    viewerCanRecommend:
      canAdminister(viewer, 'Mutation.recommendApplication') && validateRecommendation(application) === null,
    viewerCanWithdraw: isCandidate(viewer) && validateWithdrawal(application) === null,
  };
}

/** Role and profile requirements for working with applications. */
export class ApplicationsPolicy {
  constructor(private readonly accounts: AccountsReadModel) {}

  /** Requires a candidate with a complete profile. */
  async requireApplicant(context: RequestContext): Promise<UserViewer> {
    const candidate = requireCandidate(context.viewer);
    if (await this.accounts.isProfileComplete(context, candidate.id)) return candidate;
    throw new PortalError('PROFILE_INCOMPLETE', APPLY_MESSAGES.profileIncomplete);
  }

  /** Returns the condition for the viewer's lists. Throws for an employer without a complete company profile. */
  async requireListAccess(context: RequestContext): Promise<Condition> {
    if (isEmployer(context.viewer)) await this.requireHiring(context);
    return applicationsCondition(context.viewer);
  }

  /** Requires an employer with a complete company profile, or an administrator. */
  async requireHiringOrAdmin(context: RequestContext): Promise<UserViewer> {
    return isAdmin(context.viewer) ? requireAdmin(context.viewer) : this.requireHiring(context);
  }

  /** Requires an employer with a complete company profile. */
  requireHiring(context: RequestContext): Promise<EmployerViewer> {
    return requireHiringCompany(context, this.accounts);
  }
}
