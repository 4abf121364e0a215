import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { MailFeature } from '../mail/mail.feature.js';
import type { NotificationsFeature } from '../notifications/notifications.feature.js';
import { AccountsReadModel } from './accounts.read-model.js';
import { AccountsResolver } from './accounts.resolver.js';
import { AccountsService } from './accounts.service.js';
import { AdministratorsService } from './administrators.service.js';
import { EmailChangeResolver } from './email-change.resolver.js';
import { EmailChangeService } from './email-change.service.js';
import { EmailVerificationResolver } from './email-verification.resolver.js';
import { EmailVerificationService } from './email-verification.service.js';
import { EmailVerificationsRepository } from './email-verifications.repository.js';
import { GuessLimitsService } from './guess-limits.service.js';
import { InvitationsService } from './invitations.service.js';
import { KnownDevicesRepository } from './known-devices.repository.js';
import { OfficeMailResolver } from './office-mail.resolver.js';
import { OfficeMailService } from './office-mail.service.js';
import { PasswordChangeResolver } from './password-change.resolver.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordRecoveryResolver } from './password-recovery.resolver.js';
import { PasswordRecoveryService } from './password-recovery.service.js';
import { PasswordTokensRepository } from './password-tokens.repository.js';
import { PasswordsService } from './passwords.service.js';
import { RecipientLimitsService } from './recipient-limits.service.js';
import { reservedEmails } from './reserved-emails.rules.js';
import { SecondFactorEmails } from './second-factor.emails.js';
import { SecondFactorResolver } from './second-factor.resolver.js';
import { SecondFactorService } from './second-factor.service.js';
import { SecondFactorCheckService } from './second-factor-check.service.js';
import { SessionsResolver } from './sessions.resolver.js';
import { SessionsService } from './sessions.service.js';
import { UserNotificationsResolver } from './user-notifications.resolver.js';

/** Who logs in, how, and how a lost password or device is replaced. */
export function accountsFeature(below: CoreServices & MailFeature & NotificationsFeature) {
  const { config, dataSource, reader, limiter, clock, mailer, bells } = below;
  const accountsReadModel = new AccountsReadModel(reader);
  const devices = new KnownDevicesRepository(reader, clock);
  const emails = new SecondFactorEmails(mailer, clock);
  const parts = {
    ...below,
    emails,
    devices,
    sessions: new SessionsService(dataSource, reader, clock),
    passwords: new PasswordsService(limiter),
    tokens: new PasswordTokensRepository(),
    links: new EmailVerificationsRepository(reader),
    guesses: new GuessLimitsService(limiter, devices),
    recipients: new RecipientLimitsService(below.dailyLimits),
    reservedEmails: reservedEmails(config),
    secondFactors: new SecondFactorCheckService({ ...below, emails }),
  };
  const accounts = new AccountsService(parts);
  const invitations = new InvitationsService(parts);
  const verification = new EmailVerificationService({ ...parts, accounts });
  const emailChanges = new EmailChangeService({ ...parts, accounts });
  const resolvers: Resolvers = [
    new AccountsResolver(accounts, accountsReadModel),
    new SecondFactorResolver(new SecondFactorService({ ...parts, accounts, issuer: config.BRAND_NAME }), accounts),
    new PasswordRecoveryResolver(new PasswordRecoveryService({ ...parts, emailChanges }), invitations),
    new EmailVerificationResolver(verification),
    new EmailChangeResolver(emailChanges),
    new UserNotificationsResolver(bells, accounts),
    new SessionsResolver(parts.sessions, accounts),
    new PasswordChangeResolver(new PasswordChangeService({ ...parts, accounts })),
    new OfficeMailResolver(new OfficeMailService(below), accounts),
  ];
  return {
    sessions: parts.sessions,
    reservedEmails: parts.reservedEmails,
    recipients: parts.recipients,
    accounts,
    accountsReadModel,
    devices,
    invitations,
    verification,
    administrators: new AdministratorsService({ ...parts, accounts }),
    resolvers,
  };
}

export type AccountsFeature = ReturnType<typeof accountsFeature>;
