import { ADMIN_ROLE_MESSAGES, type AdminRole } from '@job-alert/domain/accounts/admin-role';
import {
  changeAdministratorSchema,
  inviteAdministratorSchema,
  validateAdministratorCount,
} from '@job-alert/domain/accounts/administrator-input';
import { canBeResponsible } from '@job-alert/domain/accounts/responsible-administrator';
import { MEMBER_MESSAGES } from '@job-alert/domain/companies/company-member';
import { type EntityManager, IsNull } from 'typeorm';
import { clearResponsible } from '../../../database/companies/responsible-administrators.js';
import { UserEntity } from '../../../database/entities/accounts/user.entity.js';
import { SpreadsheetLinkEntity } from '../../../database/entities/reports/spreadsheet-link.entity.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { countForLimit } from '../../../platform/count-for-limit.js';
import { newToken } from '../../../platform/crypto.js';
import { invalidInput, notFound, PortalError } from '../../../platform/errors.js';
import { checkId } from '../../../platform/ids.js';
import { parseInput } from '../../../platform/input.js';
import { requireAdmin, type UserViewer } from '../../../platform/viewer.js';
import type { EmailContent } from '../../mail/email-layout.presenter.js';
import type { MailerService } from '../../mail/mailer.service.js';
import type { AccountsService } from '../accounts.service.js';
import { accountAuditEntry } from '../audit-entry.rules.js';
import type { InvitationsService } from '../passwords/invitations.service.js';
import type { SecondFactorCheckService } from '../second-factor/second-factor-check.service.js';
import type { SessionsService } from '../sessions/sessions.service.js';
import { administratorChangedEmail, administratorRemovedEmail } from './administrators.emails.js';
import { lockLastAdministrator } from './administrators.policy.js';
import { administratorName } from './administrators.service.js';
import type { ChangeAdministratorInput, InviteAdministratorInput } from './administrators.types.js';

type Person = Pick<UserEntity, 'firstName' | 'lastName' | 'email' | 'secondFactorRequired'> & { adminRole: AdminRole };

interface Deps extends Pick<CoreServices, 'transactions' | 'dailyLimits' | 'audit'> {
  accounts: AccountsService;
  invitations: InvitationsService;
  sessions: SessionsService;
  secondFactors: SecondFactorCheckService;
  mailer: MailerService;
}

/** Administrators with the role ADMINISTRATOR invite, change and remove administrators. */
export class AdministratorMembersService {
  constructor(private readonly deps: Deps) {}

  async invite(context: RequestContext, input: InviteAdministratorInput): Promise<void> {
    const admin = requireAdmin(context.viewer);
    const { role, ...person } = parseInput(inviteAdministratorSchema, input);
    await this.deps.dailyLimits.charge('INVITATION', person.email);
    await this.deps.dailyLimits.charge('MEMBER_INVITATION', admin.id);
    await this.deps.transactions.run(async (manager) => {
      await lockLastAdministrator(manager, admin);
      await requireSpace(manager);
      const invited = { ...person, adminRole: role };
      const user = (await this.restore(manager, invited)) ?? (await this.create(manager, invited));
      await this.mailInvitation(manager, admin, user);
      const entry = { ...accountAuditEntry('INVITE_ADMINISTRATOR', user.id), details: { role } };
      await this.deps.audit.record(manager, context, entry);
    });
  }

  async resend(context: RequestContext, id: string): Promise<void> {
    const admin = requireAdmin(context.viewer);
    await this.deps.dailyLimits.charge('INVITATION', checkId(id, 'Administrator'));
    await this.deps.transactions.run(async (manager) => {
      await lockLastAdministrator(manager, admin);
      const user = await this.administrator(manager, id);
      if (user.passwordHash !== null) throw new PortalError('INVITATION_ACCEPTED', MEMBER_MESSAGES.accepted);
      await this.mailInvitation(manager, admin, user);
      await this.deps.audit.record(manager, context, accountAuditEntry('INVITE_ADMINISTRATOR', id));
    });
  }

  /** The change applies to the next request of the administrator, because every request reads the role. */
  async change(context: RequestContext, input: ChangeAdministratorInput): Promise<void> {
    const admin = requireAdmin(context.viewer);
    const { role, secondFactorRequired } = parseInput(changeAdministratorSchema, input);
    const id = checkId(input.id, 'Administrator');
    await this.deps.transactions.run(async (manager) => {
      await lockLastAdministrator(manager, admin);
      const user = await this.administrator(manager, id);
      if (id === admin.id && role !== admin.adminRole) throw new PortalError('FORBIDDEN', ADMIN_ROLE_MESSAGES.ownRole);
      if (id === admin.id && user.secondFactorRequired && !secondFactorRequired)
        throw new PortalError('FORBIDDEN', ADMIN_ROLE_MESSAGES.secondFactorStays);
      const changes = { adminRole: role, secondFactorRequired };
      if (roleOf(user) === role && user.secondFactorRequired === secondFactorRequired) return;
      await manager.update(UserEntity, { id }, { ...changes, version: () => 'version + 1' });
      if (role === 'READER') await revokeReportLinks(manager, id);
      if (!canBeResponsible(role)) await clearResponsible(manager, id);
      const details = { role, secondFactorRequired };
      await this.deps.audit.record(manager, context, { ...accountAuditEntry('CHANGE_ADMINISTRATOR', id), details });
      if (id === admin.id || user.passwordHash === null) return;
      const by = await administratorName(manager, admin.id);
      await this.mail(
        manager,
        user,
        administratorChangedEmail(this.deps.mailer.brand, { ...user, by, role, secondFactorRequired }),
      );
    });
  }

  /** The account stays, so that its name remains with what the administrator wrote. */
  async remove(context: RequestContext, id: string): Promise<void> {
    const admin = requireAdmin(context.viewer);
    checkId(id, 'Administrator');
    if (id === admin.id) throw new PortalError('FORBIDDEN', ADMIN_ROLE_MESSAGES.ownAccount);
    await this.deps.transactions.run(async (manager) => {
      await lockLastAdministrator(manager, admin);
      const user = await this.administrator(manager, id);
      // Nobody has used the account, and its address may be a stranger's.
      const isUnused = user.passwordHash === null && user.lastActiveOn === null;
      if (isUnused) await manager.delete(UserEntity, { id });
      else {
        await manager.update(UserEntity, { id }, { isActive: false, version: () => 'version + 1' });
        await this.deps.sessions.endAll(manager, id);
        await revokeReportLinks(manager, id);
        await clearResponsible(manager, id);
        const by = await administratorName(manager, admin.id);
        await this.mail(manager, user, administratorRemovedEmail(this.deps.mailer.brand, user.firstName, by));
      }
      await this.deps.audit.record(manager, context, accountAuditEntry('REMOVE_ADMINISTRATOR', id));
    });
  }

  private create(manager: EntityManager, person: Person): Promise<UserEntity> {
    const account = { contact: '', passwordHash: null, type: 'ADMIN', consentVersion: null } as const;
    return this.deps.accounts.create(manager, { ...person, ...account });
  }

  /** Returns the account of a removed administrator, who is invited again; null for a new address. The account keeps its name. */
  private async restore(
    manager: EntityManager,
    { email, adminRole, secondFactorRequired }: Person,
  ): Promise<UserEntity | null> {
    const user = await manager.findOneBy(UserEntity, { email });
    if (!user) return null;
    if (user.type !== 'ADMIN' || user.isActive) throw new PortalError('EMAIL_TAKEN', MEMBER_MESSAGES.emailTaken);
    const account = { adminRole, secondFactorRequired, isActive: true, passwordHash: null };
    await manager.update(UserEntity, { id: user.id }, { ...account, version: () => 'version + 1' });
    await this.deps.secondFactors.remove(manager, user.id);
    return { ...user, ...account };
  }

  /** Returns an active administrator with a locked account. */
  private async administrator(manager: EntityManager, id: string): Promise<UserEntity> {
    const user = await this.deps.sessions.lockUser(manager, id);
    if (user?.type !== 'ADMIN' || !user.isActive) throw notFound('Administrator');
    return user;
  }

  private async mailInvitation(manager: EntityManager, admin: UserViewer, user: UserEntity): Promise<void> {
    const name = await administratorName(manager, admin.id);
    await this.deps.invitations.invite(manager, [user], { name, role: roleOf(user) });
  }

  private mail(manager: EntityManager, { email }: UserEntity, content: EmailContent): Promise<void> {
    // Unique, so that an earlier email does not suppress this one.
    const key = `administrator-changed:${newToken()}`;
    return this.deps.mailer.enqueue(manager, { key, kind: 'ADMINISTRATOR_CHANGED', to: email, content });
  }
}

/** A link needs no login, so it would outlive the rights of the person who made it. */
async function revokeReportLinks(manager: EntityManager, createdById: string): Promise<void> {
  await manager.update(SpreadsheetLinkEntity, { createdById, isActive: true }, { isActive: false });
}

const roleOf = ({ adminRole }: UserEntity): AdminRole => adminRole ?? 'ADMINISTRATOR';

async function requireSpace(manager: EntityManager): Promise<void> {
  const active = { type: 'ADMIN', isActive: true } as const;
  const members = await countForLimit(manager, UserEntity, active);
  const open = await manager.countBy(UserEntity, { ...active, passwordHash: IsNull() });
  const problem = validateAdministratorCount({ members, open });
  if (problem !== null) throw invalidInput({ email: [problem] });
}
