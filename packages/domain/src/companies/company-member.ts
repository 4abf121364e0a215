import type { ApprovalState } from '../approvals/approval.js';

export const COMPANY_ROLES = ['OWNER', 'RECRUITER', 'INTERVIEWER'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** The roles that an invitation can give. Only a sign-up makes an owner. */
export const INVITED_ROLES = ['RECRUITER', 'INTERVIEWER'] as const;
export type InvitedRole = (typeof INVITED_ROLES)[number];

/**
 * MANAGE is for the profile, the members and the deletion of the company; RECRUIT for its jobs, applicants, interviews, lists and reports;
 * INTERVIEW for the feedback on the viewer's own interviews, and for the applications that these belong to.
 */
type CompanyPermission = 'MANAGE' | 'RECRUIT' | 'INTERVIEW';

const PERMISSIONS: Readonly<Record<CompanyRole, readonly CompanyPermission[]>> = {
  OWNER: ['MANAGE', 'RECRUIT', 'INTERVIEW'],
  RECRUITER: ['RECRUIT', 'INTERVIEW'],
  INTERVIEWER: ['INTERVIEW'],
};

/** Returns true if the role may do this for the company. */
export const roleAllows = (role: CompanyRole, permission: CompanyPermission): boolean =>
  PERMISSIONS[role].includes(permission);

export const COMPANY_ROLE_LABELS: Readonly<Record<CompanyRole, string>> = {
  OWNER: 'Owner',
  RECRUITER: 'Recruiter',
  INTERVIEWER: 'Interviewer',
};

/** The maximum number of invitations of a company that nobody has accepted. */
export const MAX_OPEN_INVITATIONS = 20;
/** The maximum number of members of a company, with open invitations. */
export const MAX_MEMBERS = 100;
export const MEMBER_INVITATION_DAYS = 7;

export const MEMBER_MESSAGES = {
  ownerOnly: 'Only the owner of the company account can do this.',
  ownerStays: 'The owner of the company account cannot be removed. Transfer the ownership first.',
  companyNotApproved: 'You can invite colleagues as soon as we have approved your company.',
  notAccepted: 'This person has not accepted the invitation yet.',
  roleChanged: 'Your role in the company has just changed. Please log in again.',
  emailTaken: 'This email address already has an account here. Please use another address.',
  tooManyInvitations: `At most ${MAX_OPEN_INVITATIONS} invitations can be open. Revoke one, or wait until one is accepted.`,
  tooManyMembers: `A company can have at most ${MAX_MEMBERS} members.`,
  deactivated: 'An administrator has deactivated this person’s account. Please ask the consultancy to activate it.',
  accepted: 'This person has already accepted the invitation.',
  endedWithCompany: 'This person can only be active while the company is, and while its owner has not removed them.',
} as const;

/** Returns true for a role that manages the members of the company and its profile. */
export const managesCompany = (role: CompanyRole): boolean => roleAllows(role, 'MANAGE');

/** Returns true for a member who can become the owner: a recruiter who has accepted the invitation. */
export const canBecomeOwner = ({ role, isInvited }: { role: CompanyRole; isInvited: boolean }): boolean =>
  role === 'RECRUITER' && !isInvited;

/** Returns why a company in this state cannot invite anybody; null if it can (decision 0170). */
export const validateInvitingCompany = (approvalState: ApprovalState): string | null =>
  approvalState === 'APPROVED' ? null : MEMBER_MESSAGES.companyNotApproved;

/** The company that a person with an account works for or has worked for. */
export interface Membership {
  userId: string;
  companyId: string;
  removedAt: Date | null;
  /** The time at which an administrator deactivated the member. */
  deactivatedAt: Date | null;
}

/**
 * Returns why a company cannot invite a person who has an account; null if it can. `membership` is null for an account that has never been one of a member.
 * Another company learns nothing of a deactivation.
 */
export function validateInvitation(
  membership: Membership | null,
  companyId: string,
): 'emailTaken' | 'deactivated' | null {
  if (membership === null) return 'emailTaken';
  const isOfCompany = membership.companyId === companyId;
  if (isOfCompany && membership.deactivatedAt !== null) return 'deactivated';
  // The account with the id of a company stays with it.
  const canJoin = isOfCompany || (membership.companyId !== membership.userId && membership.deactivatedAt === null);
  return membership.removedAt !== null && canJoin ? null : 'emailTaken';
}

/** Returns why a company with these members cannot invite another one; null if it can. */
export function validateInvitationCount({ members, open }: { members: number; open: number }): string | null {
  if (open >= MAX_OPEN_INVITATIONS) return MEMBER_MESSAGES.tooManyInvitations;
  return members >= MAX_MEMBERS ? MEMBER_MESSAGES.tooManyMembers : null;
}
