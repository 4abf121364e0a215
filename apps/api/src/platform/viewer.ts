import {
  ADMIN_ROLE_MESSAGES,
  type AdminAction,
  type AdminRole,
  isAllowedTo,
  isOfOwnAccount,
} from '@job-alert/domain/accounts/admin-role';
import { type CompanyRole, roleAllows } from '@job-alert/domain/companies/company-member';
import type { UserType } from '@job-alert/domain/text/user-type';
import { type ApiScope, apiScopeToWire } from '@job-alert/domain/integrations/api-scopes';
import { PortalError } from './errors.js';

/** A user with a session. `name` is the name that others see. */
export interface UserViewer {
  kind: 'user';
  id: string;
  type: UserType;
  name: string;
  tokenHash: string;
  /** The membership of an employer; undefined for others. */
  membership?: Membership | undefined;
  /** The role of an administrator; undefined for others. */
  adminRole?: AdminRole | undefined;
  /** True for an administrator who has to set up a second factor before anything else. */
  lacksSecondFactor?: boolean;
}

interface Membership {
  companyId: string;
  role: CompanyRole;
}

/** An employer: a member of the organisation whose records `companyId` names. */
export interface EmployerViewer extends UserViewer, Membership {}

/** A program of an integrator, or a reporting tool, with a key. It has no account. */
interface ApiClientViewer {
  kind: 'apiClient';
  id: string;
  scopes: readonly ApiScope[];
  /** The recruiter whose report link it is, and whose own work alone the link shows; undefined for others. */
  recruiterId?: string | undefined;
}

/** The caller. Every use case takes one; GraphQL and REST create it in the same way. */
export type Viewer = { kind: 'anonymous' } | UserViewer | ApiClientViewer;

export const anonymous: Viewer = { kind: 'anonymous' };

/** A role that `@Requires` can demand: a kind of account, or an API key. */
export type Role = UserType | 'API_CLIENT';

/** Throws unless the viewer has one of the roles. */
export function requireRole(viewer: Viewer, roles: readonly Role[]): void {
  if (viewer.kind === 'anonymous') throw notLoggedIn();
  if (!roles.includes(viewer.kind === 'user' ? viewer.type : 'API_CLIENT')) throw notAllowed();
}

/** Throws if the role of an administrator does not allow an action, or a required second factor is missing. Others pass. */
export function requireAdminRole(viewer: Viewer, action: string): void {
  if (viewer.kind !== 'user' || viewer.type !== 'ADMIN') return;
  if (viewer.lacksSecondFactor && !isOfOwnAccount(action))
    throw new PortalError('FORBIDDEN', ADMIN_ROLE_MESSAGES.secondFactorFirst);
  if (!isAllowedTo(viewer.adminRole ?? 'READER', action))
    throw new PortalError('FORBIDDEN', ADMIN_ROLE_MESSAGES.notAllowed);
}

/** Returns a check that throws unless the viewer is an administrator whose role allows the action. */
export const requireAdminTo =
  (action: AdminAction) =>
  (viewer: Viewer): void => {
    requireAdmin(viewer);
    requireAdminRole(viewer, action);
  };

/** Returns true for an administrator with a role that allows the action. */
export const canAdminister = (viewer: Viewer, action: AdminAction): boolean =>
  viewer.kind === 'user' &&
  isAdmin(viewer) &&
  (!viewer.lacksSecondFactor || isOfOwnAccount(action)) &&
  isAllowedTo(viewer.adminRole ?? 'READER', action);

/** Returns the logged-in user. Throws for everyone else. */
export function requireUser(viewer: Viewer): UserViewer {
  if (viewer.kind === 'apiClient') throw notAllowed();
  if (viewer.kind !== 'user') throw notLoggedIn();
  return viewer;
}

function requireType(viewer: Viewer, type: UserType): UserViewer {
  const user = requireUser(viewer);
  if (user.type !== type) throw notAllowed();
  return user;
}

/** The error of a request that needs a login. */
export const notLoggedIn = (): PortalError => new PortalError('UNAUTHENTICATED', 'Please log in to continue.');
const notAllowed = (): PortalError => new PortalError('FORBIDDEN', 'You are not allowed to do this.');

export const requireCandidate = (viewer: Viewer): UserViewer => requireType(viewer, 'CANDIDATE');
export const requireAdmin = (viewer: Viewer): UserViewer => requireType(viewer, 'ADMIN');

/** Returns an employer who recruits, with the membership. Throws for members in other roles. */
export function requireEmployer(viewer: Viewer): EmployerViewer {
  const member = requireMember(viewer);
  if (!roleAllows(member.role, 'RECRUIT')) throw notAllowed();
  return member;
}

/** Returns an employer in any role, with the membership. */
export function requireMember(viewer: Viewer): EmployerViewer {
  const user = requireType(viewer, 'EMPLOYER');
  if (!user.membership) throw notAllowed();
  return { ...user, ...user.membership };
}

const isOfType = (viewer: Viewer, type: UserType): boolean => viewer.kind === 'user' && viewer.type === type;

export const isCandidate = (viewer: Viewer): boolean => isOfType(viewer, 'CANDIDATE');
export const isEmployer = (viewer: Viewer): boolean => isOfType(viewer, 'EMPLOYER');
export const isAdmin = (viewer: Viewer): boolean => isOfType(viewer, 'ADMIN');

/** Returns true if the account is the viewer's own. */
export const isOwn = (viewer: Viewer, userId: string | undefined): boolean =>
  viewer.kind === 'user' && viewer.id === userId;

/** Returns the id of the organisation for which an employer recruits; undefined for others. */
export const companyOf = (viewer: Viewer): string | undefined =>
  viewer.kind === 'user' && viewer.membership && roleAllows(viewer.membership.role, 'RECRUIT')
    ? viewer.membership.companyId
    : undefined;

/** Returns true for an employer who recruits, who can therefore read the records of the organisation. */
export const isRecruiter = (viewer: Viewer): boolean => companyOf(viewer) !== undefined;

/** Returns true for an employer who does not recruit. */
export const isInterviewer = (viewer: Viewer): boolean => isEmployer(viewer) && !isRecruiter(viewer);

/** Returns true if the record belongs to the employer for whom the viewer recruits. */
export const isOfCompany = (viewer: Viewer, companyId: string): boolean => companyOf(viewer) === companyId;

/** Throws for an API key without the scope. Use cases check users themselves. */
export function requireScope(viewer: Viewer, scope: ApiScope): void {
  if (viewer.kind !== 'apiClient' || viewer.scopes.includes(scope)) return;
  throw new PortalError('FORBIDDEN', `This key does not have the scope ${apiScopeToWire(scope)}.`);
}

/** Admits administrators, and keys with the scope. */
export function requireAdminOrScope(viewer: Viewer, scope: ApiScope): void {
  if (viewer.kind === 'apiClient') requireScope(viewer, scope);
  else requireAdmin(viewer);
}

/** Admits readers of reports: administrators, and keys with the scope. */
export function requireReportReader(viewer: Viewer): void {
  requireAdminOrScope(viewer, 'REPORTS_READ');
  requireAdminRole(viewer, 'Export.reports');
}
