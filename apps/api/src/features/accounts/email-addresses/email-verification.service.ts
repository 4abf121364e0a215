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
import { verificationEmail, type WantedJob, welcomeEmail } from '../accounts.emails.js';
import type { AccountsService } from '../accounts.service.js';
import { accountAuditEntry } from '../audit-entry.rules.js';
import type { EmailVerificationOutcome } from './email-verification.types.js';
import { type EmailVerificationsRepository, markVerified } from './email-verifications.repository.js';
import type { RecipientLimitsService } from './recipient-limits.service.js';

const LINK_DAYS = 7;
/** Tokens cannot be guessed. The limit only protects the database from floods of requests. */
const LINK_PER_ADDRESS: Limit = { name: 'verification-link', points: 120, seconds: 3_600 };
const RESEND_PER_ADDRESS: Limit = { name: 'verification-address', points: 10, seconds: 3_600 };

interface Deps extends Pick<CoreServices, 'transactions' | 'limiter' | 'dailyLimits' | 'audit' | 'clock'> {
  links: EmailVerificationsRepository;
  accounts: AccountsService;
  mailer: MailerService;
  recipients: RecipientLimitsService;
}

/** Verifies that emails reach the owner of an account (decision 0044). Nothing is blocked before that. */
export class EmailVerificationService {
  constructor(private readonly deps: Deps) {}

  /** Counts the welcome email before the transaction of a sign-up. Without it, the account is created anyway. */
  allowWelcome(email: string): Promise<boolean> {
    return this.deps.recipients.allowEmail(email);
  }

  /** Sends the welcome email with the verification link and the job that the person wants, in the transaction of the sign-up. */
  async welcome(manager: EntityManager, user: UserEntity, job: WantedJob | null = null): Promise<void> {
    const { mailer } = this.deps;
    const screen = verificationPath(await this.link(manager, user));
    const content = welcomeEmail(mailer.brand, user, screen, job);
    await mailer.enqueue(manager, { key: `welcome:${user.id}`, kind: 'WELCOME', to: user.email, content });
  }

  /** Verifies the address that the link was sent to. Only its owner learns which account it belongs to. */
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

  /** Emails a new link to the logged-in user, unless the address is verified. */
  async resend(context: RequestContext): Promise<UserEntity> {
    const { limiter, dailyLimits, transactions, accounts, mailer, audit } = this.deps;
    const viewer = requireUser(context.viewer);
    const user = await accounts.ownUser(viewer);
    if (user.emailVerifiedAt) return user;
    await limiter.consume(RESEND_PER_ADDRESS, context.network);
    await dailyLimits.charge('VERIFICATION', user.id);
    // An error is safe here: it shows only the actions of others on the user's own address.
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
