import { memberInvitationSchema } from '@job-alert/domain/accounts/member-invitation';
import {
  canBecomeOwner,
  type InvitedRole,
  MEMBER_MESSAGES,
  managesCompany,
  roleAllows,
  validateInvitation,
  validateInvitationCount,
  validateInvitingCompany,
} from '@job-alert/domain/companies/company-member';
import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { type EntityManager, IsNull } from 'typeorm';
import { PasswordTokenEntity } from '../../../database/entities/accounts/password-token.entity.js';
import { UserEntity } from '../../../database/entities/accounts/user.entity.js';
import { insertOwners } from '../../../database/companies/company-members.js';
import { deleteMemberWork } from '../../../database/companies/member-work.js';
import { CompanyEntity } from '../../../database/entities/companies/company.entity.js';
import { CompanyMemberEntity } from '../../../database/entities/companies/company-member.entity.js';
import { indexUsers } from '../../../database/search/search-words.js';
import { lockAccount, lockCompany } from '../../../platform/account-lock.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { invalidInput, notFound, PortalError } from '../../../platform/errors.js';
import { checkId } from '../../../platform/ids.js';
import { parseInput } from '../../../platform/input.js';
import { type EmployerViewer, requireEmployer } from '../../../platform/viewer.js';
import type { AccountsService } from '../../accounts/accounts.service.js';
import { accountAuditEntry } from '../../accounts/audit-entry.rules.js';
import type { InvitationsService } from '../../accounts/passwords/invitations.service.js';
import type { SessionsService } from '../../accounts/sessions/sessions.service.js';
import { requireCompanyOwner } from '../companies.policy.js';
import type { CompanyMembersEmails } from './company-members.emails.js';
import type { ChangeCompanyRoleInput, InviteCompanyMemberInput } from './company-members.types.js';

type Person = Pick<UserEntity, 'firstName' | 'lastName' | 'email'> & { role: InvitedRole };
type NewMember = Person & Pick<UserEntity, 'contact'>;

const OPEN = `SELECT COUNT(*) AS members, COALESCE(SUM(u.password_hash IS NULL), 0) AS open
  FROM company_member m JOIN user u ON u.id = m.user_id WHERE m.company_id = ? AND m.removed_at IS NULL`;

const INVITATION_ERRORS = { emailTaken: 'EMAIL_TAKEN', deactivated: 'FORBIDDEN' } as const;

interface Deps extends Pick<CoreServices, 'transactions' | 'dailyLimits' | 'audit' | 'clock'> {
  accounts: AccountsService;
  invitations: InvitationsService;
  sessions: SessionsService;
  emails: CompanyMembersEmails;
}

/** The owner of a company invites and removes its members. All changes lock the account of the company, so they run one after the other. */
export class CompanyMembersService {
  constructor(private readonly deps: Deps) {}

  /** Returns the id of the company. */
  async invite(context: RequestContext, input: InviteCompanyMemberInput): Promise<string> {
    const owner = requireCompanyOwner(context.viewer);
    const person = parseInput(memberInvitationSchema, input);
    // The address may be a stranger's, so the limit is the one of the address.
    await this.deps.dailyLimits.charge('INVITATION', person.email);
    await this.deps.dailyLimits.charge('MEMBER_INVITATION', owner.companyId);
    await this.deps.transactions.run(async (manager) => {
      await this.lockMembers(manager, owner);
      await requireInvitingCompany(manager, owner);
      await this.requireSpace(manager, owner.companyId);
      const user =
        (await this.restore(manager, owner, person)) ??
        (await this.add(manager, owner.companyId, { ...person, contact: '' }));
      await this.mail(manager, owner, user);
      await this.deps.audit.record(manager, context, accountAuditEntry('INVITE', user.id));
    });
    return owner.companyId;
  }

  /** Returns the id of the company. */
  async resend(context: RequestContext, id: string): Promise<string> {
    const owner = requireCompanyOwner(context.viewer);
    await this.deps.dailyLimits.charge('INVITATION', checkId(id, 'Member'));
    await this.deps.transactions.run(async (manager) => {
      await this.lockMembers(manager, owner);
      await requireInvitingCompany(manager, owner);
      const { user, member } = await this.member(manager, owner, id);
      if (user.passwordHash !== null) throw new PortalError('INVITATION_ACCEPTED', MEMBER_MESSAGES.accepted);
      if (member.deactivatedAt) throw new PortalError('FORBIDDEN', MEMBER_MESSAGES.deactivated);
      await this.mail(manager, owner, user);
      await this.deps.audit.record(manager, context, accountAuditEntry('INVITE', id));
    });
    return owner.companyId;
  }

  /** Returns the id of the company. The account stays, so that its name remains with what the member wrote. */
  async remove(context: RequestContext, id: string): Promise<string> {
    const employer = requireEmployer(context.viewer);
    if (checkId(id, 'Member') !== employer.id) requireCompanyOwner(context.viewer);
    await this.deps.transactions.run(async (manager) => {
      await this.lockMembers(manager, employer);
      const { member, user } = await this.member(manager, employer, id);
      if (managesCompany(member.role)) throw new PortalError('FORBIDDEN', MEMBER_MESSAGES.ownerStays);
      const isCompany = id === employer.companyId;
      // Nobody has accepted the privacy notice, so nobody has used the account, and its address may be a stranger's.
      const isUnused = user.passwordHash === null && user.consentVersion === null && !isCompany;
      if (isUnused && member.deactivatedAt === null) await manager.delete(UserEntity, { id });
      else {
        await manager.update(CompanyMemberEntity, { userId: id }, { removedAt: this.deps.clock.now() });
        // The account with the id of the company says whether the company is active (decision 0165).
        const ended = isCompany ? { passwordHash: null } : { isActive: false };
        await manager.update(UserEntity, { id }, { ...ended, version: () => 'version + 1' });
        await manager.delete(PasswordTokenEntity, { userId: id });
        await this.deps.sessions.endAll(manager, id);
        await deleteMemberWork(manager, user, { stillInterviews: false });
      }
      await this.deps.audit.record(manager, context, accountAuditEntry('REMOVE_MEMBER', id));
    });
    return employer.companyId;
  }

  /** Returns the id of the company. It keeps the id of its first user, who becomes a recruiter. */
  async transferOwnership(context: RequestContext, id: string, password: string): Promise<string> {
    const { accounts, transactions, audit, emails } = this.deps;
    const owner = requireCompanyOwner(context.viewer);
    const { companyId } = owner;
    checkId(id, 'Member');
    const confirmed = await accounts.confirmPassword(context, password);
    await transactions.run(async (manager) => {
      const { addedAt } = await this.lockMembers(manager, owner);
      await accounts.requireConfirmed(manager, context, confirmed);
      const { user, member } = await this.member(manager, owner, id);
      if (managesCompany(member.role)) throw notFound('Member');
      if (!user.isActive || !canBecomeOwner({ role: member.role, isInvited: user.passwordHash === null })) {
        throw new PortalError('FORBIDDEN', MEMBER_MESSAGES.notAccepted);
      }
      const previous = { userId: owner.id, companyId, role: 'RECRUITER', addedAt, removedAt: null } as const;
      await manager.upsert(CompanyMemberEntity, previous, ['userId']);
      await manager.update(CompanyMemberEntity, { userId: id }, { role: 'OWNER' });
      await manager.update(CompanyEntity, { id: companyId }, { version: () => 'version + 1' });
      await indexUsers(manager, [companyId]);
      await emails.transferred(manager, { companyId, companyName: owner.name, from: confirmed, to: user });
      await audit.record(manager, context, {
        action: 'TRANSFER_OWNERSHIP',
        subjectType: 'COMPANY',
        subjectId: companyId,
        details: { to: id },
      });
    });
    return companyId;
  }

  /** Locks the account of the company first, and then the viewer's. Throws if the viewer's role has changed since the request was authenticated. */
  async lockMembers(manager: EntityManager, { companyId, role, ...viewer }: EmployerViewer) {
    await lockCompany(manager, companyId, 'UPDATE');
    await lockAccount(manager, viewer, 'UPDATE');
    const member = await manager.findOneBy(CompanyMemberEntity, { userId: viewer.id, removedAt: IsNull() });
    // A company that a server of the previous release has registered has no members yet.
    const isOwnerWithoutRow = !member && viewer.id === companyId;
    if (!isOwnerWithoutRow && (member?.companyId !== companyId || member.role !== role)) {
      throw new PortalError('FORBIDDEN', MEMBER_MESSAGES.roleChanged);
    }
    const addedAt = member?.addedAt ?? this.deps.clock.now();
    if (isOwnerWithoutRow) await insertOwners(manager, [{ id: companyId, createdAt: addedAt }]);
    return { addedAt };
  }

  /** Returns the id of the company. */
  async changeRole(context: RequestContext, { id, role }: ChangeCompanyRoleInput): Promise<string> {
    const owner = requireCompanyOwner(context.viewer);
    checkId(id, 'Member');
    await this.deps.transactions.run(async (manager) => {
      await this.lockMembers(manager, owner);
      const { member, user } = await this.member(manager, owner, id);
      if (managesCompany(member.role)) throw new PortalError('FORBIDDEN', MEMBER_MESSAGES.ownerStays);
      await manager.update(CompanyMemberEntity, { userId: id }, { role });
      if (!roleAllows(role, 'RECRUIT')) await deleteMemberWork(manager, user, { stillInterviews: true });
      await this.deps.audit.record(manager, context, {
        ...accountAuditEntry('CHANGE_MEMBER_ROLE', id),
        details: { from: member.role, role },
      });
    });
    return owner.companyId;
  }

  /** Throws if the company cannot have another member. */
  async requireSpace(manager: EntityManager, companyId: string): Promise<void> {
    const [counts] = await manager.query<{ members: string; open: string }[]>(OPEN, [companyId]);
    const problem = validateInvitationCount({
      members: Number(counts?.members ?? 0),
      open: Number(counts?.open ?? 0),
    });
    if (problem !== null) throw invalidInput({ email: [problem] });
  }

  /** Adds a member to a company whose account the caller has locked. The account has no password yet. */
  async add(
    manager: EntityManager,
    companyId: string,
    { firstName, lastName, email, contact, role }: NewMember,
  ): Promise<UserEntity> {
    const account = {
      firstName,
      lastName,
      email,
      contact,
      passwordHash: null,
      type: 'EMPLOYER',
      consentVersion: null,
    } as const;
    const user = await this.deps.accounts.create(manager, account);
    const member = { userId: user.id, companyId, role, addedAt: user.createdAt, removedAt: null };
    await manager.insert(CompanyMemberEntity, member);
    return user;
  }

  /**
   * Returns the account of a removed member of this or another company, who is invited again; null for a new address. The account keeps its name, which
   * the history of every company shows.
   */
  private async restore(
    manager: EntityManager,
    { companyId }: EmployerViewer,
    { email, role }: Person,
  ): Promise<UserEntity | null> {
    const found = await manager.findOneBy(UserEntity, { email });
    const user = found && (await this.deps.sessions.lockUser(manager, found.id));
    if (!user) return null;
    const member = await manager.findOneBy(CompanyMemberEntity, { userId: user.id });
    const problem = validateInvitation(member, companyId);
    if (problem !== null) throw new PortalError(INVITATION_ERRORS[problem], MEMBER_MESSAGES[problem]);
    const account = { isActive: true, passwordHash: null };
    await manager.update(UserEntity, { id: user.id }, { ...account, version: () => 'version + 1' });
    const joined = { companyId, role, addedAt: this.deps.clock.now(), removedAt: null };
    await manager.update(CompanyMemberEntity, { userId: user.id }, joined);
    return { ...user, ...account };
  }

  /** Returns a member of the owner's company with a locked account. */
  private async member(manager: EntityManager, { companyId }: EmployerViewer, id: string) {
    const user = await this.deps.sessions.lockUser(manager, id);
    const member = await manager.findOneBy(CompanyMemberEntity, { userId: id, companyId, removedAt: IsNull() });
    if (!user || !member) throw notFound('Member');
    return { user, member };
  }

  private async mail(manager: EntityManager, owner: EmployerViewer, user: UserEntity): Promise<void> {
    const { firstName, lastName } = await this.deps.accounts.user(manager, owner.id);
    const colleague = { name: joinFullName({ firstName, lastName }), companyName: owner.name };
    await this.deps.invitations.invite(manager, [user], colleague);
  }
}

/** A stranger could name any company in the subject of invitations, so somebody has to check it first. */
async function requireInvitingCompany(manager: EntityManager, { companyId }: EmployerViewer): Promise<void> {
  const { approvalState } = await manager.findOneByOrFail(CompanyEntity, { id: companyId });
  const problem = validateInvitingCompany(approvalState);
  if (problem !== null) throw new PortalError('COMPANY_NOT_APPROVED', problem);
}
