import { COMPANY_ROLES, type CompanyRole, MAX_MEMBERS, roleAllows } from './company-member.js';

/** The maximum number of named people of a job. */
export const MAX_JOB_PEOPLE = MAX_MEMBERS;

export const JOB_PEOPLE_MESSAGES = {
  notMembers: 'Choose people who work for the company.',
} as const;

/** The roles that work on all jobs of a company unless a job names its people. */
export const WORKING_ROLES: readonly CompanyRole[] = COMPANY_ROLES.filter((role) => roleAllows(role, 'RECRUIT'));

interface Member {
  role: CompanyRole;
  isActive: boolean;
  /** False while the invitation is open. */
  hasAccepted: boolean;
  /** True if the job names the member. */
  isNamed: boolean;
}

/**
 * Returns the members who get the emails of a job: the people that it names, or everyone if none of these can get them. An invited person gets none before
 * accepting. Without anybody else, the owner gets them.
 */
export function emailedMembers<M extends Member>(members: readonly M[]): readonly M[] {
  const working = members.filter(
    ({ role, isActive, hasAccepted }) => WORKING_ROLES.includes(role) && isActive && hasAccepted,
  );
  const named = working.filter(({ isNamed }) => isNamed);
  if (named.length > 0) return named;
  return working.length > 0 ? working : members.filter(({ role }) => role === 'OWNER');
}
