import { changePasswordSchema } from '@job-alert/domain/accounts/accounts';
import { UserEntity } from '../../../database/entities/accounts/user.entity.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { newToken } from '../../../platform/crypto.js';
import { parseInput } from '../../../platform/input.js';
import { requireUser } from '../../../platform/viewer.js';
import type { MailerService } from '../../mail/mailer.service.js';
import { passwordChangedEmail } from '../accounts.emails.js';
import type { AccountsService } from '../accounts.service.js';
import { accountAuditEntry } from '../audit-entry.rules.js';
import type { EmailVerificationsRepository } from '../email-addresses/email-verifications.repository.js';
import type { PasswordTokensRepository } from './password-tokens.repository.js';
import type { PasswordsService } from './passwords.service.js';
import type { RecipientLimitsService } from '../email-addresses/recipient-limits.service.js';
import type { SessionsService } from '../sessions/sessions.service.js';

interface Deps extends Pick<CoreServices, 'transactions' | 'audit'> {
  accounts: AccountsService;
  passwords: PasswordsService;
  tokens: PasswordTokensRepository;
  links: EmailVerificationsRepository;
  sessions: SessionsService;
  mailer: MailerService;
  recipients: RecipientLimitsService;
}

export class PasswordChangeService {
  constructor(private readonly deps: Deps) {}

  /** Ends all other sessions and all links to set a password. */
  async change(context: RequestContext, input: { password: string; newPassword: string }): Promise<UserEntity> {
    const { accounts, passwords, transactions, tokens, links, sessions, mailer, audit } = this.deps;
    const viewer = requireUser(context.viewer);
    const { password, newPassword } = parseInput(changePasswordSchema, input);
    await accounts.confirmPassword(context, password, async (user) => {
      const { id, email, firstName } = user;
      const passwordHash = await passwords.hash(newPassword, context.network);
      const isNotified = await this.deps.recipients.allowNotice(user);
      await transactions.run(async (manager) => {
        // The checked password must still be current: of two concurrent changes, one succeeds.
        await accounts.requireConfirmed(manager, context, user);
        await manager.update(UserEntity, { id }, { passwordHash });
        await tokens.removeWaiting(manager, id);
        await links.removeChanges(manager, id);
        await sessions.endOthers(manager, id, viewer.tokenHash);
        // Unique, so that an earlier email does not suppress this one.
        const key = `password-was-changed:${newToken()}`;
        const content = passwordChangedEmail(mailer.brand, firstName, 'all other devices');
        if (isNotified) await mailer.enqueue(manager, { key, kind: 'PASSWORD_WAS_CHANGED', to: email, content });
        await audit.record(manager, context, accountAuditEntry('CHANGE_PASSWORD', id));
      });
    });
    return accounts.ownUser(viewer);
  }
}
