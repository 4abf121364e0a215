import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { EmailVerificationEntity } from '../../../database/entities/accounts/email-verification.entity.js';
import { UserEntity } from '../../../database/entities/accounts/user.entity.js';
import { placeholders } from '../../../platform/graphql/batch-loader.js';
import type { SqlReader } from '../../../database/sql-reader.js';
import { hashToken, newToken } from '../../../platform/crypto.js';

const DAY = 86_400_000;

/** A link of a mail: whose, to which address, and what it is for. */
export type EmailLink = Pick<EmailVerificationEntity, 'userId' | 'email' | 'purpose'>;

/** A link that has just been used up. */
export type UsedEmailLink = EmailLink & Pick<EmailVerificationEntity, 'createdAt'>;

/** Mails to an address that an account no longer has, or has not yet. */
const NOTICES = ['EMAIL_CHANGE_ASKED', 'EMAIL_CHANGED', 'EMAIL_CHANGED_BACK', 'EMAIL_UNDO_ENDED'] as const;
export type NoticeKind = (typeof NOTICES)[number];

const WAITING = `SELECT email, expires_at AS expiresAt FROM email_verification
  WHERE user_id = ? AND purpose = 'CHANGE' AND expires_at > ?`;

/** Kinds that stay with the address: the notices, and messages of the contact page, which are for the support. */
const STAYING = [...NOTICES, 'CONTACT'] as const;
const MOVE_EMAILS = `UPDATE outbox_message SET recipient = ?
  WHERE recipient = ? AND kind NOT IN (${placeholders(STAYING)}) AND (? OR created_at >= ?)`;
const MOVE_MESSAGES = 'UPDATE contact_message SET email = ? WHERE email = ?';

/** The links that confirm e-mail addresses, as hashes; the tokens themselves are in the mails only (decision 0044). */
export class EmailVerificationsRepository {
  constructor(private readonly reader: SqlReader) {}

  /** Makes a link and returns its token. Earlier links stay valid. */
  async make(manager: EntityManager, { days, ...link }: EmailLink & { days: number }, now: Date): Promise<string> {
    const token = newToken();
    const createdAt = link.purpose === 'UNDO' ? await this.afterOtherUndos(manager, link.userId, now) : now;
    const expiresAt = new Date(createdAt.getTime() + days * DAY);
    await manager.insert(EmailVerificationEntity, { ...link, tokenHash: hashToken(token), createdAt, expiresAt });
    return token;
  }

  /** The link and the active account that still has the address it was sent to; null where there is none. */
  async find(manager: EntityManager, token: string): Promise<{ user: UserEntity; expiresAt: Date } | null> {
    const link = await manager.findOneBy(EmailVerificationEntity, { tokenHash: hashToken(token), purpose: 'VERIFY' });
    const user = link && (await manager.findOneBy(UserEntity, { id: link.userId, email: link.email, isActive: true }));
    return user && { user, expiresAt: link.expiresAt };
  }

  /** Uses up a link that changes an address. Returns null for an unknown, used or expired link. Only one of two simultaneous clicks succeeds. */
  async take(manager: EntityManager, token: string, now: Date): Promise<UsedEmailLink | null> {
    const usable = { tokenHash: hashToken(token), purpose: In(['CHANGE', 'UNDO']), expiresAt: MoreThan(now) };
    const link = await manager.findOneBy(EmailVerificationEntity, usable);
    const { affected } = await manager.delete(EmailVerificationEntity, usable);
    return affected === 1 ? link : null;
  }

  /** The change of an account's address that waits for its link. */
  async findPendingChange(userId: string, now: Date): Promise<{ email: string; expiresAt: Date } | null> {
    return (await this.reader.row<{ email: string; expiresAt: Date }>(WAITING, [userId, now])) ?? null;
  }

  /** No change of address waits any more: a newer one takes its place, or the password was changed. */
  async removeChanges(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(EmailVerificationEntity, { userId, purpose: 'CHANGE' });
  }

  /** Removes the undo links that are newer than an instant. The older ones lead to addresses that the account had before. */
  async removeUndosAfter(manager: EntityManager, userId: string, createdAt: Date): Promise<void> {
    await manager.delete(EmailVerificationEntity, { userId, purpose: 'UNDO', createdAt: MoreThan(createdAt) });
  }

  /** Removes all undo links of an account and returns the addresses whose links would still have worked. */
  async removeUndos(manager: EntityManager, userId: string, now: Date): Promise<string[]> {
    const usable = { userId, purpose: 'UNDO', expiresAt: MoreThan(now) } as const;
    const links = await manager.findBy(EmailVerificationEntity, usable);
    await manager.delete(EmailVerificationEntity, { userId, purpose: 'UNDO' });
    return [...new Set(links.map(({ email }) => email))];
  }

  /**
   * Moves mails and messages from the account's present address to a new one, so that they are deleted with the account. An address that
   * was not confirmed may be somebody else's: then only mails move that were written since the account has existed.
   */
  async follow(manager: EntityManager, user: UserEntity, email: string): Promise<void> {
    const isConfirmed = user.emailVerifiedAt !== null;
    await manager.query(MOVE_EMAILS, [email, user.email, ...STAYING, isConfirmed, user.createdAt]);
    if (isConfirmed) await manager.query(MOVE_MESSAGES, [email, user.email]);
  }

  /** Undo links are ordered by their creation. The clocks of two servers differ, so a new link is never older than another one. */
  private async afterOtherUndos(manager: EntityManager, userId: string, now: Date): Promise<Date> {
    const where = { userId, purpose: 'UNDO' } as const;
    const latest = await manager.findOne(EmailVerificationEntity, { where, order: { createdAt: 'DESC' } });
    return latest ? new Date(Math.max(now.getTime(), latest.createdAt.getTime() + 1)) : now;
  }
}

/** Marks the address as confirmed; false when it was before. */
export async function markVerified(manager: EntityManager, userId: string, now: Date): Promise<boolean> {
  const { affected } = await manager.update(
    UserEntity,
    { id: userId, emailVerifiedAt: IsNull() },
    { emailVerifiedAt: now },
  );
  return affected === 1;
}
