import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { MailFeature } from '../mail/mail.feature.js';
import type { NotificationsFeature } from '../notifications/notifications.feature.js';
import { AccountsReadModel } from './accounts.read-model.js';
import { AccountsResolver } from './accounts.resolver.js';
import { AccountsService } from './accounts.service.js';
import { AdministratorMembersService } from './administrators/administrator-members.service.js';
import { AdministratorsReadModel } from './administrators/administrators.read-model.js';
import { AdministratorsResolver } from './administrators/administrators.resolver.js';
import { AdministratorsService } from './administrators/administrators.service.js';
import { ConfirmationLinksService } from './email-addresses/confirmation-links.service.js';
import { EmailChangeResolver } from './email-addresses/email-change.resolver.js';
import { EmailChangeService } from './email-addresses/email-change.service.js';
import { EmailVerificationResolver } from './email-addresses/email-verification.resolver.js';
import { EmailVerificationService } from './email-addresses/email-verification.service.js';
import { EmailVerificationsRepository } from './email-addresses/email-verifications.repository.js';
import { LoginThrottleService } from './sessions/login-throttle.service.js';
import { InvitationsService } from './passwords/invitations.service.js';
import { KnownDevicesRepository } from './sessions/known-devices.repository.js';
import { AdminEmailPreferenceResolver } from './administrators/admin-email-preference.resolver.js';
import { CompanyEmailChoicesResolver } from './company-emails/company-email-choices.resolver.js';
import { CompanyEmailChoicesService } from './company-emails/company-email-choices.service.js';
import { AdminEmailPreferenceService } from './administrators/admin-email-preference.service.js';
import { PasswordChangeResolver } from './passwords/password-change.resolver.js';
import { PasswordChangeService } from './passwords/password-change.service.js';
import { PasswordRecoveryResolver } from './passwords/password-recovery.resolver.js';
import { PasswordRecoveryService } from './passwords/password-recovery.service.js';
import { PasswordTokensRepository } from './passwords/password-tokens.repository.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { RecipientLimitsService } from './email-addresses/recipient-limits.service.js';
import { reservedEmails } from './email-addresses/reserved-emails.rules.js';
import { SecondFactorEmails } from './second-factor/second-factor.emails.js';
import { SecondFactorResolver } from './second-factor/second-factor.resolver.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { SecondFactorCheckService } from './second-factor/second-factor-check.service.js';
import { SessionsResolver } from './sessions/sessions.resolver.js';
import { SessionsService } from './sessions/sessions.service.js';
import { UserNotificationsResolver } from './user-notifications.resolver.js';

export function accountsFeature(deps: CoreServices & MailFeature & NotificationsFeature) {
  const { config, dataSource, reader, limiter, clock, mailer, notifications } = deps;
  const accountsReadModel = new AccountsReadModel(reader);
  const devices = new KnownDevicesRepository(reader, clock);
  const emails = new SecondFactorEmails(mailer, clock);
  const parts = {
    ...deps,
    emails,
    devices,
    sessions: new SessionsService(dataSource, reader, clock),
    passwords: new PasswordsService(limiter),
    tokens: new PasswordTokensRepository(),
    links: new EmailVerificationsRepository(reader),
    loginThrottle: new LoginThrottleService(limiter, devices),
    recipients: new RecipientLimitsService(deps.dailyLimits),
    reservedEmails: reservedEmails(config),
    confirmationLinks: new ConfirmationLinksService(deps.signer),
    secondFactors: new SecondFactorCheckService({ ...deps, emails }),
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
    new UserNotificationsResolver(notifications, accounts),
    new SessionsResolver(parts.sessions, accounts),
    new PasswordChangeResolver(new PasswordChangeService({ ...parts, accounts })),
    new AdministratorsResolver(
      new AdministratorMembersService({ ...parts, accounts, invitations }),
      new AdministratorsReadModel(reader),
    ),
    new CompanyEmailChoicesResolver(new CompanyEmailChoicesService(deps), accounts),
    new AdminEmailPreferenceResolver(new AdminEmailPreferenceService(deps), accounts),
  ];
  return {
    sessions: parts.sessions,
    reservedEmails: parts.reservedEmails,
    recipients: parts.recipients,
    confirmationLinks: parts.confirmationLinks,
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
