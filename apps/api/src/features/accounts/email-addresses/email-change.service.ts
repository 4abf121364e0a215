import { requestEmailChangeSchema } from '@job-alert/domain/accounts/accounts';
import { emailChangePath, emailUndoPath } from '@job-alert/domain/portal/deep-links';
import { ACCOUNT_MESSAGES } from '@job-alert/domain/portal/messages';
import { EMAIL_CHANGE_MESSAGES } from '@job-alert/domain/portal/email-messages';
import type { EntityManager } from 'typeorm';
import { UserEntity } from '../../../database/entities/accounts/user.entity.js';
import { indexUsers } from '../../../database/search/search-words.js';
import { isDuplicate } from '../../../database/transaction.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { hashToken, newToken } from '../../../platform/crypto.js';
import { invalidInput, PortalError } from '../../../platform/errors.js';
import { parseInput } from '../../../platform/input.js';
import type { Limit } from '../../../platform/limits/limiter.js';
import type { DataSubjects } from '../../../platform/outbox/outbox.js';
import { requireUser } from '../../../platform/viewer.js';
import type { EmailContent } from '../../mail/email-layout.presenter.js';
import type { MailerService } from '../../mail/mailer.service.js';
import type { AccountsService } from '../accounts.service.js';
import { accountAuditEntry } from '../audit-entry.rules.js';
import {
  emailChangedEmail,
  emailChangeEmail,
  emailChangeRequestedEmail,
  emailChangeUndoneEmail,
  emailTakenEmail,
  emailUndoExpiredEmail,
} from './email-change.emails.js';
import type { EmailChange, EmailChangeOutcome } from './email-change.types.js';
import type {
  EmailLink,
  EmailVerificationsRepository,
  NoticeKind,
  UsedEmailLink,
} from './email-verifications.repository.js';
import type { PasswordTokensRepository } from '../passwords/password-tokens.repository.js';
import type { RecipientLimitsService } from './recipient-limits.service.js';
import { requireUnreserved } from './reserved-emails.rules.js';
import type { SessionsService } from '../sessions/sessions.service.js';

/** Tokens cannot be guessed. The limit only protects the database from floods of requests. */
const LINK_PER_ADDRESS: Limit = { name: 'email-change-link', points: 120, seconds: 3_600 };
const REQUEST_PER_ADDRESS: Limit = { name: 'email-change-address', points: 20, seconds: 3_600 };
const CHANGE_DAYS = 1;
const UNDO_DAYS = 7;

interface Deps extends Pick<CoreServices, 'transactions' | 'limiter' | 'dailyLimits' | 'audit' | 'clock'> {
  links: EmailVerificationsRepository;
  tokens: PasswordTokensRepository;
  sessions: SessionsService;
  accounts: AccountsService;
  mailer: MailerService;
  recipients: RecipientLimitsService;
  reservedEmails: ReadonlySet<string>;
}

/** An email about a change. The token of its link identifies the event. */
interface ChangeEmail {
  kind: 'EMAIL_CHANGE' | 'EMAIL_TAKEN' | NoticeKind;
  to: string;
  token: string;
  content: EmailContent;
}

interface Confirmed {
  outcome: EmailChangeOutcome;
  email: string | null;
  user: UserEntity | null;
}

/** Changes the email address of an account. One link confirms the change, another undoes it (decision 0062). */
export class EmailChangeService {
  constructor(private readonly deps: Deps) {}

  /** Returns the pending change. The caller has checked access. */
  waiting(userId: string): Promise<EmailChange | null> {
    return this.deps.links.findPendingChange(userId, this.deps.clock.now());
  }

  /** Emails the link. The response never shows whether the address has an account or too many emails. */
  async request(context: RequestContext, input: { email: string; password: string }): Promise<UserEntity> {
    const { accounts, limiter, dailyLimits, recipients, transactions, audit } = this.deps;
    const viewer = requireUser(context.viewer);
    const { email, password } = parseInput(requestEmailChangeSchema, input);
    const user = await accounts.ownUser(viewer);
    if (email === user.email) throw invalidInput({ email: [EMAIL_CHANGE_MESSAGES.same] });
    if (user.type !== 'ADMIN') requireUnreserved(this.deps.reservedEmails, email);
    const confirmed = await accounts.confirmPassword(context, password);
    await limiter.consume(REQUEST_PER_ADDRESS, context.network);
    await dailyLimits.charge('EMAIL_CHANGE', user.id);
    const isMailed = await recipients.allowEmail(email);
    const isNotified = await recipients.allowNotice(user);
    await transactions.run(async (manager) => {
      await accounts.requireConfirmed(manager, context, confirmed);
      await this.deps.links.removeChanges(manager, user.id);
      const link = { userId: user.id, email, purpose: 'CHANGE', days: CHANGE_DAYS } as const;
      const token = await this.deps.links.make(manager, link, this.deps.clock.now());
      if (isMailed) await this.emailNewAddress(manager, user, email, token);
      const content = emailChangeRequestedEmail(this.deps.mailer.brand, user, email);
      const notice = { kind: 'EMAIL_CHANGE_ASKED', to: user.email, token, content: content } as const;
      if (isNotified) await this.mail(manager, user, notice);
      await audit.record(manager, context, accountAuditEntry('REQUEST_EMAIL_CHANGE', user.id));
    });
    return user;
  }

  /** Uses a link. If two accounts request one address concurrently, the unique key decides. */
  async confirm(context: RequestContext, token: string): Promise<Confirmed> {
    const { limiter, transactions, links, sessions, clock } = this.deps;
    await limiter.consume(LINK_PER_ADDRESS, context.network);
    return transactions.run(async (manager) => {
      const link = await links.take(manager, token, clock.now());
      const user = link && (await sessions.lockUser(manager, link.userId));
      if (!link || !user?.isActive) return { outcome: 'EXPIRED', email: null, user: null };
      await this.give(manager, user, link);
      if (link.purpose === 'CHANGE') await this.completeChange(manager, context, user, link, token);
      else await this.endChange(manager, context, user, link, token);
      const isOwner = context.viewer.kind === 'user' && context.viewer.id === user.id;
      const changed = { ...user, email: link.email, emailVerifiedAt: clock.now() };
      const outcome = link.purpose === 'CHANGE' ? 'CHANGED' : 'CHANGED_BACK';
      return { outcome, email: link.email, user: isOwner ? changed : null };
    });
  }

  /** Expires the undo links to previous addresses in the caller's transaction, and notifies these addresses. */
  async expireUndoLinks(manager: EntityManager, user: UserEntity): Promise<void> {
    const { links, mailer, clock } = this.deps;
    const content = emailUndoExpiredEmail(mailer.brand, user);
    for (const to of await links.removeUndos(manager, user.id, clock.now())) {
      await this.mail(manager, user, { kind: 'EMAIL_UNDO_ENDED', to, token: newToken(), content });
    }
  }

  /**
   * Changes the address of the account and everything that depends on it. Links to the previous address become invalid.
   */
  private async give(manager: EntityManager, user: UserEntity, { email }: EmailLink): Promise<void> {
    const { id } = user;
    const change = { email, emailVerifiedAt: this.deps.clock.now(), version: () => 'version + 1' };
    try {
      await manager.update(UserEntity, { id }, change);
    } catch (error) {
      if (isDuplicate(error)) throw new PortalError('EMAIL_TAKEN', ACCOUNT_MESSAGES.emailTaken);
      throw error;
    }
    await indexUsers(manager, [id]);
    await this.deps.tokens.removeWaiting(manager, id);
    await this.deps.links.follow(manager, user, email);
  }

  private async completeChange(
    manager: EntityManager,
    context: RequestContext,
    user: UserEntity,
    { email }: EmailLink,
    token: string,
  ): Promise<void> {
    const undo = { userId: user.id, email: user.email, purpose: 'UNDO', days: UNDO_DAYS } as const;
    const undoToken = await this.deps.links.make(manager, undo, this.deps.clock.now());
    const { brand } = this.deps.mailer;
    const content = emailChangedEmail(brand, user, email, emailUndoPath(undoToken));
    await this.mail(manager, user, { kind: 'EMAIL_CHANGED', to: user.email, token, content });
    await this.deps.audit.record(manager, context, accountAuditEntry('CHANGE_EMAIL', user.id));
  }

  /**
   * Ends the sessions and pending changes of the user who changed the address. Older undo links remain: a thief who changes the address twice must
   * not expire the owner's link with their own.
   */
  private async endChange(
    manager: EntityManager,
    context: RequestContext,
    user: UserEntity,
    { email, createdAt }: UsedEmailLink,
    token: string,
  ): Promise<void> {
    await this.deps.sessions.endAll(manager, user.id);
    await this.deps.links.removeChanges(manager, user.id);
    await this.deps.links.removeUndosAfter(manager, user.id, createdAt);
    const content = emailChangeUndoneEmail(this.deps.mailer.brand, user, email);
    const message = { kind: 'EMAIL_CHANGED_BACK', token, content } as const;
    await this.mail(manager, user, { ...message, to: email });
    await this.mail(manager, user, { ...message, to: user.email });
    await this.deps.audit.record(manager, context, accountAuditEntry('UNDO_EMAIL_CHANGE', user.id));
  }

  /** Emails the link to the new address. If the address already has an account, notifies its owner instead. */
  private async emailNewAddress(manager: EntityManager, user: UserEntity, to: string, token: string): Promise<void> {
    const { brand } = this.deps.mailer;
    const owner = await manager.findOneBy(UserEntity, { email: to });
    if (!owner) {
      const content = emailChangeEmail(brand, user, emailChangePath(token));
      return this.mail(manager, user, { kind: 'EMAIL_CHANGE', to, token, content });
    }
    if (!owner.isActive) return;
    await this.mail(manager, owner, { kind: 'EMAIL_TAKEN', to, token, content: emailTakenEmail(brand, owner) });
  }

  /** The email is deleted with the account, whether or not the address belongs to it. */
  private mail(manager: EntityManager, user: UserEntity, { kind, to, token, content }: ChangeEmail): Promise<void> {
    const key = `${kind.toLowerCase().replaceAll('_', '-')}:${hashToken(`${to} ${token}`)}`;
    return this.deps.mailer.enqueue(manager, { key, kind, to, content, dataSubjects: dataSubjectsFor(user) });
  }
}

const dataSubjectsFor = ({ id, type }: UserEntity): DataSubjects => {
  if (type === 'CANDIDATE') return { candidateId: id };
  return type === 'EMPLOYER' ? { companyId: id } : {};
};
