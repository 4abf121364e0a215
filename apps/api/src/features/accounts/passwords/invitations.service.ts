import { INVITATION_MESSAGES } from '@job-alert/domain/portal/admin-messages';
import { passwordPath } from '@job-alert/domain/portal/deep-links';
import { ACCOUNT_MESSAGES } from '@job-alert/domain/portal/messages';
import type { EntityManager } from 'typeorm';
import { UserEntity } from '../../../database/entities/accounts/user.entity.js';
import { lockAccount } from '../../../platform/account-lock.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { hashToken } from '../../../platform/crypto.js';
import { notFound, PortalError } from '../../../platform/errors.js';
import { checkId } from '../../../platform/ids.js';
import { requireAdmin } from '../../../platform/viewer.js';
import type { MailerService } from '../../mail/mailer.service.js';
import { invitationEmail } from '../accounts.emails.js';
import { accountAuditEntry } from '../audit-entry.rules.js';
import { needsConsent } from '../consent.rules.js';
import type { PasswordTokensRepository } from './password-tokens.repository.js';

const LINK_HOURS = 72;

export type Invited = Pick<UserEntity, 'id' | 'email' | 'firstName' | 'type' | 'consentVersion'>;

interface Deps extends Pick<CoreServices, 'transactions' | 'dailyLimits' | 'audit' | 'clock'> {
  tokens: PasswordTokensRepository;
  mailer: MailerService;
}

/** Invitations, with which people set a password for the account that an administrator created. */
export class InvitationsService {
  constructor(private readonly deps: Deps) {}

  /** Emails each user a link to set a password, in the caller's transaction. Earlier links become invalid. */
  async invite(manager: EntityManager, users: readonly Invited[]): Promise<void> {
    const createdAt = this.deps.clock.now();
    const expiresAt = new Date(createdAt.getTime() + LINK_HOURS * 3_600_000);
    const links = users.map(({ id }) => ({ userId: id, purpose: 'INVITATION' as const, createdAt, expiresAt }));
    const tokens = await this.deps.tokens.make(manager, links);
    const messages = users.map((user, index) => {
      const token = tokens[index] as string;
      const { email, firstName } = user;
      const screen = passwordPath(token, needsConsent(user));
      const content = invitationEmail(this.deps.mailer.brand, firstName, screen, LINK_HOURS);
      return { key: `invitation:${hashToken(token)}`, kind: 'INVITATION', to: email, content };
    });
    await this.deps.mailer.enqueue(manager, ...messages);
  }

  /** Sends a new invitation after the first one expired or was lost. */
  async resend(context: RequestContext, userId: string): Promise<UserEntity> {
    const admin = requireAdmin(context.viewer);
    checkId(userId, 'User');
    await this.deps.dailyLimits.charge('INVITATION', userId);
    return this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, admin);
      const user = await manager.findOneBy(UserEntity, { id: userId });
      if (!user) throw notFound('User');
      if (!user.isActive) throw new PortalError('ACCOUNT_INACTIVE', ACCOUNT_MESSAGES.inactive);
      if (user.passwordHash !== null) {
        throw new PortalError('INVITATION_ACCEPTED', INVITATION_MESSAGES.accepted);
      }
      await this.invite(manager, [user]);
      await this.deps.audit.record(manager, context, accountAuditEntry('INVITE', userId));
      return user;
    });
  }
}
