import { verificationPath } from '@job-alert/domain/portal/deep-links';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../../../database/entities/accounts/user.entity.js';
import { lockAccount } from '../../../platform/account-lock.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { hashToken } from '../../../platform/crypto.js';
import type { Limit } from '../../../platform/limits/limiter.js';
import { requireUser } from '../../../platform/viewer.js';
import type { MailerService } from '../../mail/mailer.service.js';
import { verificationEmail, welcomeEmail } from '../accounts.emails.js';
import type { AccountsService } from '../accounts.service.js';
import { accountAuditEntry } from '../audit-entry.rules.js';
import type { EmailVerificationOutcome } from './email-verification.types.js';
import { type EmailVerificationsRepository, markVerified } from './email-verifications.repository.js';
import type { RecipientLimitsService } from './recipient-limits.service.js';

const LINK_DAYS = 7;
/** A token cannot be guessed; the limit protects the database from floods of questions. */
const LINK_PER_ADDRESS: Limit = { name: 'verification-link', points: 120, seconds: 3_600 };
const RESEND_PER_ADDRESS: Limit = { name: 'verification-address', points: 10, seconds: 3_600 };

interface Deps extends Pick<CoreServices, 'transactions' | 'limiter' | 'dailyLimits' | 'audit' | 'clock'> {
  links: EmailVerificationsRepository;
  accounts: AccountsService;
  mailer: MailerService;
  recipients: RecipientLimitsService;
}

/** Confirms that mails to the address of an account reach its owner (decision 0044). Nothing is locked until then. */
export class EmailVerificationService {
  constructor(private readonly deps: Deps) {}

  /** Counts the welcome mail before the transaction of a sign-up; without it the account is made all the same. */
  allowWelcome(email: string): Promise<boolean> {
    return this.deps.recipients.allowEmail(email);
  }

  /** Welcomes a new account, in the transaction that makes it, with the link that confirms its address. */
  async welcome(manager: EntityManager, user: UserEntity): Promise<void> {
    const { mailer } = this.deps;
    const screen = verificationPath(await this.link(manager, user));
    const content = welcomeEmail(mailer.brand, user, screen);
    await mailer.enqueue(manager, { key: `welcome:${user.id}`, kind: 'WELCOME', to: user.email, content });
  }

  /** Confirms the address that the link was sent to. Only its owner learns whose link it is. */
  async verify(
    context: RequestContext,
    token: string,
  ): Promise<{ outcome: EmailVerificationOutcome; user: UserEntity | null }> {
    const { limiter, transactions, links, audit, clock } = this.deps;
    await limiter.consume(LINK_PER_ADDRESS, context.network);
    return transactions.run(async (manager) => {
      const now = clock.now();
      const link = await links.find(manager, token);
      if (!link) return { outcome: 'EXPIRED', user: null };
      const { user, expiresAt } = link;
      const isOwner = context.viewer.kind === 'user' && context.viewer.id === user.id;
      const result = (outcome: EmailVerificationOutcome, emailVerifiedAt: Date | null) => ({
        outcome,
        user: isOwner ? { ...user, emailVerifiedAt } : null,
      });
      if (user.emailVerifiedAt) return result('ALREADY_VERIFIED', user.emailVerifiedAt);
      if (expiresAt <= now) return result('EXPIRED', null);
      if (!(await markVerified(manager, user.id, now))) return result('ALREADY_VERIFIED', now);
      await audit.record(manager, context, accountAuditEntry('VERIFY_EMAIL', user.id));
      return result('VERIFIED', now);
    });
  }

  /** Mails the logged-in user a new link; nothing once the address is confirmed. */
  async resend(context: RequestContext): Promise<UserEntity> {
    const { limiter, dailyLimits, transactions, accounts, mailer, audit } = this.deps;
    const viewer = requireUser(context.viewer);
    const user = await accounts.ownUser(viewer);
    if (user.emailVerifiedAt) return user;
    await limiter.consume(RESEND_PER_ADDRESS, context.network);
    await dailyLimits.charge('VERIFICATION', user.id);
    // An error and no silence: it says nothing of others that the owner of this account could use.
    await dailyLimits.charge('MAIL_TO_ADDRESS', user.email);
    await transactions.run(async (manager) => {
      await lockAccount(manager, viewer);
      const token = await this.link(manager, user);
      await mailer.enqueue(manager, {
        key: `email-verification:${hashToken(token)}`,
        kind: 'EMAIL_VERIFICATION',
        to: user.email,
        content: verificationEmail(mailer.brand, user.firstName, verificationPath(token)),
      });
      await audit.record(manager, context, accountAuditEntry('RESEND_VERIFICATION', user.id));
    });
    return user;
  }

  private link(manager: EntityManager, user: UserEntity): Promise<string> {
    const { id: userId, email } = user;
    return this.deps.links.make(manager, { userId, email, purpose: 'VERIFY', days: LINK_DAYS }, this.deps.clock.now());
  }
}
