import type { Foundation, Resolvers } from '../../platform/foundation.js';
import type { MailFeature } from '../mail/mail.feature.js';
import type { NotificationsFeature } from '../notifications/notifications.feature.js';
import { AccountsReadModel } from './accounts.read-model.js';
import { AccountsResolver } from './accounts.resolver.js';
import { AccountsService } from './accounts.service.js';
import { AdministratorsService } from './administrators.service.js';
import { EmailVerificationResolver } from './email-verification.resolver.js';
import { EmailVerificationService } from './email-verification.service.js';
import { EmailVerificationsRepository } from './email-verifications.repository.js';
import { GuessLimitsService } from './guess-limits.service.js';
import { InvitationsService } from './invitations.service.js';
import { KnownDevicesRepository } from './known-devices.repository.js';
import { PasswordRecoveryResolver } from './password-recovery.resolver.js';
import { PasswordRecoveryService } from './password-recovery.service.js';
import { PasswordTokensRepository } from './password-tokens.repository.js';
import { PasswordsService } from './passwords.service.js';
import { SecondFactorMails } from './second-factor.mails.js';
import { SecondFactorResolver } from './second-factor.resolver.js';
import { SecondFactorService } from './second-factor.service.js';
import { SecondFactorCheckService } from './second-factor-check.service.js';
import { SessionsService } from './sessions.service.js';
import { UserNotificationsResolver } from './user-notifications.resolver.js';

/** Who logs in, how, and how a lost password or device is replaced. */
export function accountsFeature({
  config,
  dataSource,
  transactions,
  reader,
  limiter,
  dailyLimits,
  vault,
  audit,
  clock,
  mailRoom,
  bells,
}: Foundation & MailFeature & NotificationsFeature) {
  const sessions = new SessionsService(reader, clock);
  const passwords = new PasswordsService();
  const tokens = new PasswordTokensRepository();
  const accountsReadModel = new AccountsReadModel(reader);
  const secondFactorMails = new SecondFactorMails(mailRoom, clock);
  const secondFactors = new SecondFactorCheckService({ dataSource, vault, mails: secondFactorMails, audit, clock });
  const devices = new KnownDevicesRepository(reader, clock);
  const guesses = new GuessLimitsService(limiter, devices);
  const accounts = new AccountsService({
    dataSource,
    transactions,
    passwords,
    sessions,
    secondFactors,
    guesses,
    devices,
    limiter,
    mailRoom,
    audit,
    clock,
  });
  const secondFactorService = new SecondFactorService({
    dataSource,
    transactions,
    accounts,
    factors: secondFactors,
    sessions,
    vault,
    mails: secondFactorMails,
    audit,
    clock,
    issuer: config.BRAND_NAME,
  });
  const recovery = new PasswordRecoveryService({
    dataSource,
    transactions,
    tokens,
    passwords,
    sessions,
    devices,
    guesses,
    mailRoom,
    limiter,
    audit,
    clock,
  });
  const invitations = new InvitationsService({ transactions, tokens, mailRoom, dailyLimits, audit, clock });
  const verification = new EmailVerificationService({
    transactions,
    links: new EmailVerificationsRepository(),
    accounts,
    mailRoom,
    limiter,
    dailyLimits,
    audit,
    clock,
  });
  const resolvers: Resolvers = [
    new AccountsResolver(accounts, accountsReadModel),
    new SecondFactorResolver(secondFactorService),
    new PasswordRecoveryResolver(recovery, invitations),
    new EmailVerificationResolver(verification),
    new UserNotificationsResolver(bells),
  ];
  return {
    sessions,
    accounts,
    accountsReadModel,
    devices,
    invitations,
    verification,
    administrators: new AdministratorsService({
      transactions,
      accounts,
      secondFactors,
      sessions,
      mails: secondFactorMails,
      audit,
    }),
    resolvers,
  };
}

export type AccountsFeature = ReturnType<typeof accountsFeature>;
