import { memberInvitationSchema } from '@job-alert/domain/accounts/member-invitation';
import {
  type InvitedRole,
  MEMBER_MESSAGES,
  managesCompany,
  validateInvitationCount,
} from '@job-alert/domain/companies/company-member';
import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { type EntityManager, IsNull } from 'typeorm';
import { UserEntity } from '../../../database/entities/accounts/user.entity.js';
import { CompanyMemberEntity } from '../../../database/entities/companies/company-member.entity.js';
import { indexUsers } from '../../../database/search/search-words.js';
import { lockAccount } from '../../../platform/account-lock.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { invalidInput, notFound, PortalError } from '../../../platform/errors.js';
import { checkId } from '../../../platform/ids.js';
import { parseInput } from '../../../platform/input.js';
import type { EmployerViewer } from '../../../platform/viewer.js';
import type { AccountsService } from '../../accounts/accounts.service.js';
import { accountAuditEntry } from '../../accounts/audit-entry.rules.js';
import type { InvitationsService } from '../../accounts/passwords/invitations.service.js';
import type { SessionsService } from '../../accounts/sessions/sessions.service.js';
import { requireCompanyOwner } from '../companies.policy.js';
import type { ChangeCompanyRoleInput, InviteCompanyMemberInput } from './company-members.types.js';

type Person = Pick<UserEntity, 'firstName' | 'lastName' | 'email'> & { role: InvitedRole };

const OPEN = `SELECT COUNT(*) AS members, COALESCE(SUM(u.password_hash IS NULL), 0) AS open
  FROM company_member m JOIN user u ON u.id = m.user_id WHERE m.company_id = ? AND m.removed_at IS NULL`;

interface Deps extends Pick<CoreServices, 'transactions' | 'dailyLimits' | 'audit' | 'clock'> {
  accounts: AccountsService;
  invitations: InvitationsService;
  sessions: SessionsService;
}

/** The owner of a company invites and removes its members. All changes lock the owner's account, so they run one after the other. */
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
      await lockAccount(manager, owner, 'UPDATE');
      await this.requireSpace(manager, owner.companyId);
      const user = (await this.restore(manager, owner, person)) ?? (await this.create(manager, owner, person));
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
      await lockAccount(manager, owner, 'UPDATE');
      const { user } = await this.member(manager, owner, id);
      if (user.passwordHash !== null) throw new PortalError('INVITATION_ACCEPTED', MEMBER_MESSAGES.accepted);
      await this.mail(manager, owner, user);
      await this.deps.audit.record(manager, context, accountAuditEntry('INVITE', id));
    });
    return owner.companyId;
  }

  /** Returns the id of the company. The account stays, so that its name remains with what the member wrote. */
  async remove(context: RequestContext, id: string): Promise<string> {
    const owner = requireCompanyOwner(context.viewer);
    checkId(id, 'Member');
    await this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, owner, 'UPDATE');
      const { member, user } = await this.member(manager, owner, id);
      if (managesCompany(member.role)) throw new PortalError('FORBIDDEN', MEMBER_MESSAGES.ownerStays);
      // Nobody has used the account, and its address may be a stranger's.
      if (user.passwordHash === null) await manager.delete(UserEntity, { id });
      else {
        await manager.update(CompanyMemberEntity, { userId: id }, { removedAt: this.deps.clock.now() });
        await manager.update(UserEntity, { id }, { isActive: false, version: () => 'version + 1' });
        await this.deps.sessions.endAll(manager, id);
      }
      await this.deps.audit.record(manager, context, accountAuditEntry('REMOVE_MEMBER', id));
    });
    return owner.companyId;
  }

  /** Returns the id of the company. */
  async changeRole(context: RequestContext, { id, role }: ChangeCompanyRoleInput): Promise<string> {
    const owner = requireCompanyOwner(context.viewer);
    checkId(id, 'Member');
    await this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, owner, 'UPDATE');
      const { member } = await this.member(manager, owner, id);
      if (managesCompany(member.role)) throw new PortalError('FORBIDDEN', MEMBER_MESSAGES.ownerStays);
      await manager.update(CompanyMemberEntity, { userId: id }, { role });
      await this.deps.audit.record(manager, context, {
        ...accountAuditEntry('CHANGE_MEMBER_ROLE', id),
        details: { from: member.role, role },
      });
    });
    return owner.companyId;
  }

  private async requireSpace(manager: EntityManager, companyId: string): Promise<void> {
    const [counts] = await manager.query<{ members: string; open: string }[]>(OPEN, [companyId]);
    const problem = validateInvitationCount({
      members: Number(counts?.members ?? 0),
      open: Number(counts?.open ?? 0),
    });
    if (problem !== null) throw invalidInput({ email: [problem] });
  }

  private async create(
    manager: EntityManager,
    owner: EmployerViewer,
    { role, ...person }: Person,
  ): Promise<UserEntity> {
    const user = await this.deps.accounts.create(manager, {
      ...person,
      contact: '',
      passwordHash: null,
      type: 'EMPLOYER',
      consentVersion: null,
    });
    const { companyId } = owner;
    const member = { userId: user.id, companyId, role, addedAt: user.createdAt, removedAt: null };
    await manager.insert(CompanyMemberEntity, member);
    return user;
  }

  /** Returns the account of a removed member of the company, who is invited again; null for a new address. */
  private async restore(
    manager: EntityManager,
    { companyId }: EmployerViewer,
    { email, role, ...name }: Person,
  ): Promise<UserEntity | null> {
    const user = await manager.findOneBy(UserEntity, { email });
    if (!user) return null;
    const member = await manager.findOneBy(CompanyMemberEntity, { userId: user.id, companyId });
    if (!member?.removedAt) throw new PortalError('EMAIL_TAKEN', MEMBER_MESSAGES.emailTaken);
    const account = { ...name, isActive: true, passwordHash: null };
    await manager.update(UserEntity, { id: user.id }, { ...account, version: () => 'version + 1' });
    await manager.update(
      CompanyMemberEntity,
      { userId: user.id },
      {
        role,
        addedAt: this.deps.clock.now(),
        removedAt: null,
      },
    );
    await indexUsers(manager, [user.id]);
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
