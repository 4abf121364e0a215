import { MEMBER_INVITATION_DAYS } from '@job-alert/domain/companies/company-member';
import { INVITATION_MESSAGES } from '@job-alert/domain/portal/admin-messages';
import { passwordPath } from '@job-alert/domain/portal/deep-links';
import { ACCOUNT_MESSAGES } from '@job-alert/domain/portal/messages';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { isRemovedMember } from '../../../database/companies/company-members.js';
import { CandidateProfileEntity } from '../../../database/entities/candidates/candidate-profile.entity.js';
import { UserEntity } from '../../../database/entities/accounts/user.entity.js';
import { lockAccount } from '../../../platform/account-lock.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { hashToken } from '../../../platform/crypto.js';
import { notFound, PortalError } from '../../../platform/errors.js';
import { type BulkResult, runBulk } from '../../../platform/bulk-action.js';
import { checkId } from '../../../platform/ids.js';
import { requireAdmin } from '../../../platform/viewer.js';
import type { MailerService } from '../../mail/mailer.service.js';
import { type AdministratorInvitation, administratorInvitationEmail } from '../administrators/administrators.emails.js';
import { type Colleague, colleagueInvitationEmail, invitationEmail } from '../accounts.emails.js';
import { accountAuditEntry } from '../audit-entry.rules.js';
import { needsConsent } from '../consent.rules.js';
import type { ConfirmationLinksService } from '../email-addresses/confirmation-links.service.js';
import type { PasswordTokensRepository } from './password-tokens.repository.js';

const LINK_HOURS = 72;

export type Invited = Pick<UserEntity, 'id' | 'email' | 'firstName' | 'type' | 'consentVersion'>;

interface Deps extends Pick<CoreServices, 'transactions' | 'dailyLimits' | 'audit' | 'clock'> {
  tokens: PasswordTokensRepository;
  confirmationLinks: ConfirmationLinksService;
  mailer: MailerService;
}

/** Invitations, with which people set a password for the account that an administrator or a colleague created. */
export class InvitationsService {
  constructor(private readonly deps: Deps) {}

  /**
   * Emails each user a link to set a password, in the caller's transaction. Earlier links become invalid. With `colleague`, who
   * invites them to a company or to the administration, the links are valid for seven days.
   */
  async invite(
    manager: EntityManager,
    users: readonly Invited[],
    colleague?: Colleague | AdministratorInvitation,
  ): Promise<void> {
    const createdAt = this.deps.clock.now();
    const hours = colleague ? MEMBER_INVITATION_DAYS * 24 : LINK_HOURS;
    const expiresAt = new Date(createdAt.getTime() + hours * 3_600_000);
    const links = users.map(({ id }) => ({ userId: id, purpose: 'INVITATION' as const, createdAt, expiresAt }));
    const tokens = await this.deps.tokens.make(manager, links);
    const unaware = await this.findUnaware(manager, users);
    const messages = users.map((user, index) => {
      const token = tokens[index] as string;
      const { id, email, firstName } = user;
      const screen = passwordPath(token, needsConsent(user));
      const { brand } = this.deps.mailer;
      const removal = unaware.has(id) ? { url: brand.url + this.deps.confirmationLinks.createRemoval(id) } : null;
      const content = !colleague
        ? invitationEmail(brand, { firstName, screen, hours: LINK_HOURS, removalUrl: removal?.url })
        : 'role' in colleague
          ? administratorInvitationEmail(brand, firstName, screen, colleague)
          : colleagueInvitationEmail(brand, { firstName, screen, colleague });
      return {
        key: `invitation:${hashToken(token)}`,
        kind: 'INVITATION',
        to: email,
        content,
        ...(removal && { unsubscribeUrl: removal.url }),
      };
    });
    await this.deps.mailer.enqueue(manager, ...messages);
  }

  /** Returns the people who can be found by the consent that their import states, and who have not accepted the notice themselves. */
  private async findUnaware(manager: EntityManager, users: readonly Invited[]): Promise<Set<string>> {
    const ids = users.filter(needsConsent).map(({ id }) => id);
    if (ids.length === 0) return new Set();
    const found = await manager.find(CandidateProfileEntity, {
      select: { id: true },
      where: { id: In(ids), importConsentAt: Not(IsNull()) },
    });
    return new Set(found.map(({ id }) => id));
  }

  /** Sends an invitation to each user; with `again` also to those with a valid one. */
  async sendAll(
    context: RequestContext,
    userIds: readonly string[],
    again: boolean,
  ): Promise<BulkResult<string, UserEntity>[]> {
    const items = [...new Set(userIds)];
    return runBulk({ field: 'userIds', items, tooManyMessage: INVITATION_MESSAGES.tooMany }, (userId) =>
      this.send(context, userId, again),
    );
  }

  /** Sends an invitation, which invalidates an earlier one. Without `again`, a valid one stays as it is. */
  async send(context: RequestContext, userId: string, again: boolean): Promise<UserEntity> {
    const admin = requireAdmin(context.viewer);
    checkId(userId, 'User');
    await this.deps.dailyLimits.charge('INVITATION', userId);
    return this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, admin);
      const lock = { mode: 'pessimistic_write' } as const;
      const user = await manager.findOne(UserEntity, { where: { id: userId }, lock });
      if (!user || user.type === 'ADMIN') throw notFound('User');
      if (!user.isActive || (await isRemovedMember(manager, userId))) {
        throw new PortalError('ACCOUNT_INACTIVE', ACCOUNT_MESSAGES.inactive);
      }
      if (user.passwordHash !== null) {
        throw new PortalError('INVITATION_ACCEPTED', INVITATION_MESSAGES.accepted);
      }
      if (!again && (await this.deps.tokens.hasInvitation(manager, userId, this.deps.clock.now()))) {
        throw new PortalError('INVITATION_VALID', INVITATION_MESSAGES.valid);
      }
      await this.invite(manager, [user]);
      await this.deps.audit.record(manager, context, accountAuditEntry('INVITE', userId));
      return user;
    });
  }
}
