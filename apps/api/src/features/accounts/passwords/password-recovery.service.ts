import { forgotPasswordSchema, newPasswordSchema } from '@job-alert/domain/accounts/accounts';
import { PASSWORD_LINK_MINUTES } from '@job-alert/domain/accounts/password';
import { PRIVACY_NOTICE_VERSION } from '@job-alert/domain/accounts/privacy-notice';
import { passwordPath } from '@job-alert/domain/portal/deep-links';
import { ACCOUNT_MESSAGES } from '@job-alert/domain/portal/messages';
import type { EntityManager } from 'typeorm';
import { isRemovedMember } from '../../../database/companies/company-members.js';
import { UserEntity } from '../../../database/entities/accounts/user.entity.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { hashToken } from '../../../platform/crypto.js';
import { invalidInput, PortalError } from '../../../platform/errors.js';
import { parseInput } from '../../../platform/input.js';
import type { Limit } from '../../../platform/limits/limiter.js';
import type { MailerService } from '../../mail/mailer.service.js';
import { passwordChangedEmail, passwordResetEmail } from '../accounts.emails.js';
import type { PasswordLinkState } from '../accounts.types.js';
import { accountAuditEntry } from '../audit-entry.rules.js';
import { validateConsent, needsConsent } from '../consent.rules.js';
import type { EmailChangeService } from '../email-addresses/email-change.service.js';
import { type EmailVerificationsRepository, markVerified } from '../email-addresses/email-verifications.repository.js';
import type { LoginThrottleService } from '../sessions/login-throttle.service.js';
import type { KnownDevicesRepository } from '../sessions/known-devices.repository.js';
import type { PasswordTokensRepository } from './password-tokens.repository.js';
import type { PasswordsService } from './passwords.service.js';
import type { SessionsService } from '../sessions/sessions.service.js';

/** The response shows whether an address has an account, as specified, so requests are limited. */
const RESET_PER_ACCOUNT: Limit = { name: 'reset-account', points: 3, seconds: 3_600 };
const RESET_PER_ADDRESS: Limit = { name: 'reset-address', points: 10, seconds: 3_600 };

/** Tokens cannot be guessed. The limit only protects the database from floods of requests. */
const LINK_PER_ADDRESS: Limit = { name: 'password-link', points: 120, seconds: 3_600 };

interface NewPassword {
  password: string;
  consent: boolean;
  deviceToken?: string | null;
}

interface Deps extends Pick<CoreServices, 'dataSource' | 'transactions' | 'limiter' | 'audit' | 'clock'> {
  tokens: PasswordTokensRepository;
  links: EmailVerificationsRepository;
  passwords: PasswordsService;
  sessions: SessionsService;
  devices: KnownDevicesRepository;
  loginThrottle: LoginThrottleService;
  mailer: MailerService;
  emailChanges: Pick<EmailChangeService, 'expireUndoLinks'>;
}

/** Sets a password with a link from an email: after a reset request or an invitation. */
export class PasswordRecoveryService {
  constructor(private readonly deps: Deps) {}

  /** Emails a link to the address of the account, as stored. */
  async request(context: RequestContext, input: { email: string }): Promise<void> {
    const { email } = parseInput(forgotPasswordSchema, input);
    await this.deps.limiter.consume(RESET_PER_ADDRESS, context.network);
    const user = await this.deps.dataSource.manager.findOneBy(UserEntity, { email });
    if (!user) throw new PortalError('EMAIL_NOT_FOUND', ACCOUNT_MESSAGES.emailNotFound);
    // The link of an administrator's invitation expires, so no other one may replace it.
    const isInvited = user.type === 'ADMIN' && user.passwordHash === null;
    if (!user.isActive || isInvited) throw new PortalError('ACCOUNT_INACTIVE', ACCOUNT_MESSAGES.inactive);
    // Counted by address, so that recreating an account does not allow more emails.
    await this.deps.limiter.consume(RESET_PER_ACCOUNT, user.email);
    await this.deps.transactions.run(async (manager) => {
      // The address may have changed: a link to the previous one would open the account to its reader.
      const current = await this.deps.sessions.lockUser(manager, user.id);
      if (current?.email !== email) throw new PortalError('EMAIL_NOT_FOUND', ACCOUNT_MESSAGES.emailNotFound);
      if (await isRemovedMember(manager, user.id)) throw new PortalError('ACCOUNT_INACTIVE', ACCOUNT_MESSAGES.inactive);
      await this.mailLink(manager, current);
      await this.deps.audit.record(manager, context, accountAuditEntry('REQUEST_PASSWORD_RESET', user.id));
    });
  }

  /** Returns whether the link can still set a password. Does not reveal the account. */
  async linkState(context: RequestContext, token: string): Promise<PasswordLinkState> {
    await this.deps.limiter.consume(LINK_PER_ADDRESS, context.network);
    return this.deps.tokens.findState(this.deps.dataSource.manager, token, this.deps.clock.now());
  }

  /**
   * Sets the password, ends all sessions and notifies the owner. Returns the email address and type of the account. The
   * browser becomes a known device, so the owner can log in whatever others have tried. A user who has not agreed to
   * the privacy notice does so here (decision 0014). The address counts as verified, because the link was emailed.
   */
  async reset(context: RequestContext, token: string, input: NewPassword): Promise<Pick<UserEntity, 'email' | 'type'>> {
    const { password, deviceToken } = parseInput(newPasswordSchema, input);
    // Checked before the expensive hash, and again when the link is used.
    const user = await this.deps.tokens.findUser(this.deps.dataSource.manager, token, this.deps.clock.now());
    if (!user) throw invalidToken();
    const agrees = needsConsent(user);
    const errors = agrees ? validateConsent(input.consent) : {};
    if (Object.keys(errors).length > 0) throw invalidInput(errors);
    const passwordHash = await this.deps.passwords.hash(password, context.network);
    await this.deps.transactions.run(async (manager) => {
      const now = this.deps.clock.now();
      const current = await this.deps.sessions.lockUser(manager, user.id);
      if (!current?.isActive || !(await this.deps.tokens.use(manager, token, user.id, now))) throw invalidToken();
      await manager.update(
        UserEntity,
        { id: user.id },
        {
          passwordHash,
          ...(agrees && { consentVersion: PRIVACY_NOTICE_VERSION, consentAt: now }),
        },
      );
      await markVerified(manager, user.id, now);
      await this.deps.links.removeChanges(manager, user.id);
      await this.deps.emailChanges.expireUndoLinks(manager, user);
      await this.deps.sessions.endAll(manager, user.id);
      if (deviceToken !== undefined) await this.deps.devices.remember(manager, user.id, deviceToken);
      await this.deps.mailer.enqueue(manager, {
        key: `password-was-reset:${hashToken(token)}`,
        kind: 'PASSWORD_WAS_RESET',
        to: current.email,
        content: passwordChangedEmail(this.deps.mailer.brand, user.firstName, 'all devices'),
      });
      await this.deps.audit.record(manager, context, accountAuditEntry('RESET_PASSWORD', user.id));
    });
    await this.deps.loginThrottle.release({ account: user.id, network: context.network, deviceToken });
    return { email: user.email, type: user.type };
  }

  private async mailLink(manager: EntityManager, user: UserEntity): Promise<void> {
    const { id: userId, email, firstName } = user;
    const createdAt = this.deps.clock.now();
    const expiresAt = new Date(createdAt.getTime() + PASSWORD_LINK_MINUTES * 60_000);
    const [token = ''] = await this.deps.tokens.make(manager, [{ userId, purpose: 'RESET', createdAt, expiresAt }]);
    await this.deps.mailer.enqueue(manager, {
      key: `password-reset:${hashToken(token)}`,
      kind: 'PASSWORD_RESET',
      to: email,
      content: passwordResetEmail(
        this.deps.mailer.brand,
        firstName,
        passwordPath(token, needsConsent(user)),
        PASSWORD_LINK_MINUTES,
      ),
    });
  }
}

const invalidToken = (): PortalError => new PortalError('RESET_TOKEN_INVALID', ACCOUNT_MESSAGES.resetFailed);
