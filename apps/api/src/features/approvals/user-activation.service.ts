import { MEMBER_MESSAGES } from '@job-alert/domain/companies/company-member';
import type { UserType } from '@job-alert/domain/text/user-type';
import { type EntityManager, Not } from 'typeorm';
import { findOwner, membersOf, ownedCompanies } from '../../database/companies/company-members.js';
import { CompanyMemberEntity } from '../../database/entities/companies/company-member.entity.js';
import { UserEntity } from '../../database/entities/accounts/user.entity.js';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { PortalError } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { requireAdmin } from '../../platform/viewer.js';
import type { AccountsService } from '../accounts/accounts.service.js';
import { accountAuditEntry } from '../accounts/audit-entry.rules.js';
import { lockLastAdministrator } from '../accounts/administrators/administrators.policy.js';
import { runningApplications } from '../applications/running-applications.read-model.js';
import type { InterviewCancellationsService } from '../interviews/interview-cancellations.service.js';
import type { JobListingService } from '../jobs/job-listing.service.js';
import type { UserActivationEmails } from './user-activation.emails.js';

interface Deps extends Pick<CoreServices, 'transactions' | 'audit' | 'clock'> {
  accounts: AccountsService;
  listing: JobListingService;
  cancellations: InterviewCancellationsService;
  emails: UserActivationEmails;
}

/** Activates and deactivates accounts, and the jobs of an employer's account. */
export class UserActivationService {
  constructor(private readonly deps: Deps) {}

  /** Returns the updated account. Throws for the administrator's own account or another `type`. */
  async setActive(context: RequestContext, id: string, isActive: boolean, type?: UserType | null): Promise<UserEntity> {
    const admin = requireAdmin(context.viewer);
    checkId(id, 'User');
    return this.deps.transactions.run(async (manager) => {
      await lockLastAdministrator(manager, admin);
      return this.change(manager, context, id, isActive, type);
    });
  }

  /**
   * Does the same in the caller's transaction, which has locked the administrators. A company that is deactivated is told,
   * and each candidate with running applications at it.
   */
  async change(
    manager: EntityManager,
    context: RequestContext,
    userId: string,
    isActive: boolean,
    type?: UserType | null,
  ): Promise<UserEntity> {
    // The account with the id of the company says whether the company is active.
    const [owned] = await ownedCompanies(manager, [userId]);
    const id = owned?.companyId ?? userId;
    const { accounts, listing, cancellations, emails } = this.deps;
    // Locked first, so that a removal by the owner of the company comes before or after.
    await manager.findOne(UserEntity, { select: { id: true }, where: { id }, lock: { mode: 'pessimistic_write' } });
    const colleague = await manager.findOneBy(CompanyMemberEntity, { userId: id, companyId: Not(id) });
    if (isActive && colleague?.removedAt && colleague.deactivatedAt) return this.allowInvitation(manager, context, id);
    if (isActive && colleague) await this.requireCompany(manager, colleague);
    const { user, hasChanged } = await accounts.setActive(manager, context, id, isActive, type);
    if (user.type !== 'EMPLOYER') return user;
    const deactivatedAt = isActive ? null : this.deps.clock.now();
    if (colleague) await manager.update(CompanyMemberEntity, { userId: id }, { deactivatedAt });
    await this.changeMembers(manager, context, id, isActive);
    await listing.refreshCompany(manager, id);
    if (isActive || !hasChanged) return user;
    const running = await runningApplications(manager, 't.company_id = ? AND u.is_active = 1', [id]);
    const ids = running.map((application) => application.id);
    const { email, firstName } = await findOwner(manager, id);
    await emails.deactivated(
      manager,
      { ...user, email, firstName },
      running,
      await cancellations.invitations(manager, ids),
    );
    return user;
  }

  /** Ends the deactivation of a removed member. The account stays inactive until a company invites the person again. */
  private async allowInvitation(manager: EntityManager, context: RequestContext, id: string): Promise<UserEntity> {
    await manager.update(CompanyMemberEntity, { userId: id }, { deactivatedAt: null });
    await this.deps.audit.record(manager, context, accountAuditEntry('ACTIVATE', id));
    return this.deps.accounts.user(manager, id);
  }

  /** Throws for a removed member, and for a member of a company that is not active. */
  private async requireCompany(manager: EntityManager, { companyId, removedAt }: CompanyMemberEntity): Promise<void> {
    const isActive = await manager.existsBy(UserEntity, { id: companyId, isActive: true });
    if (removedAt !== null || !isActive) throw new PortalError('FORBIDDEN', MEMBER_MESSAGES.endedWithCompany);
  }

  /** The members of a company are active while the company is, unless an administrator has deactivated them. */
  private async changeMembers(
    manager: EntityManager,
    context: RequestContext,
    companyId: string,
    isActive: boolean,
  ): Promise<void> {
    for (const { id, removedAt, deactivatedAt } of await membersOf(manager, [companyId])) {
      if (removedAt === null && deactivatedAt === null)
        await this.deps.accounts.setActive(manager, context, id, isActive);
    }
  }
}
