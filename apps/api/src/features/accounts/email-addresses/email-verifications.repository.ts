import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { EmailVerificationEntity } from '../../../database/entities/accounts/email-verification.entity.js';
import { UserEntity } from '../../../database/entities/accounts/user.entity.js';
import { placeholders } from '../../../platform/graphql/batch-loader.js';
import type { SqlReader } from '../../../database/sql-reader.js';
import { hashToken, newToken } from '../../../platform/crypto.js';

const DAY = 86_400_000;

export type EmailLink = Pick<EmailVerificationEntity, 'userId' | 'email' | 'purpose'>;

export type UsedEmailLink = EmailLink & Pick<EmailVerificationEntity, 'createdAt'>;

/** Emails to addresses that the account no longer has or does not have yet. */
const NOTICES = ['EMAIL_CHANGE_ASKED', 'EMAIL_CHANGED', 'EMAIL_CHANGED_BACK', 'EMAIL_UNDO_ENDED'] as const;
export type NoticeKind = (typeof NOTICES)[number];

const WAITING = `SELECT email, expires_at AS expiresAt FROM email_verification
  WHERE user_id = ? AND purpose = 'CHANGE' AND expires_at > ?`;

/** Emails that stay with the address: notices, and contact messages for the support team. */
const STAYING = [...NOTICES, 'CONTACT'] as const;
const MOVE_EMAILS = `UPDATE outbox_message SET recipient = ?
  WHERE recipient = ? AND kind NOT IN (${placeholders(STAYING)}) AND (? OR created_at >= ?)`;
const MOVE_MESSAGES = 'UPDATE contact_message SET email = ? WHERE email = ?';

/** The email verification links, stored as hashes. The tokens are in the emails only (decision 0044). */
export class EmailVerificationsRepository {
  constructor(private readonly reader: SqlReader) {}

  /** Creates a link and returns its token. Earlier links stay valid. */
  async make(manager: EntityManager, { days, ...link }: EmailLink & { days: number }, now: Date): Promise<string> {
    const token = newToken();
    const createdAt = link.purpose === 'UNDO' ? await this.afterOtherUndos(manager, link.userId, now) : now;
    const expiresAt = new Date(createdAt.getTime() + days * DAY);
    await manager.insert(EmailVerificationEntity, { ...link, tokenHash: hashToken(token), createdAt, expiresAt });
    return token;
  }

  /** Returns the link and its active account if the account still has the address; otherwise null. */
  async find(manager: EntityManager, token: string): Promise<{ user: UserEntity; expiresAt: Date } | null> {
    const link = await manager.findOneBy(EmailVerificationEntity, { tokenHash: hashToken(token), purpose: 'VERIFY' });
    const user = link && (await manager.findOneBy(UserEntity, { id: link.userId, email: link.email, isActive: true }));
    return user && { user, expiresAt: link.expiresAt };
  }

  /** Uses a link. Returns null if it is unknown, used or expired. Only one of two concurrent uses succeeds. */
  async take(manager: EntityManager, token: string, now: Date): Promise<UsedEmailLink | null> {
    const usable = { tokenHash: hashToken(token), purpose: In(['CHANGE', 'UNDO']), expiresAt: MoreThan(now) };
    const link = await manager.findOneBy(EmailVerificationEntity, usable);
    const { affected } = await manager.delete(EmailVerificationEntity, usable);
    return affected === 1 ? link : null;
  }

  /** Returns the pending change of an account's address. */
  async findPendingChange(userId: string, now: Date): Promise<{ email: string; expiresAt: Date } | null> {
    return (await this.reader.row<{ email: string; expiresAt: Date }>(WAITING, [userId, now])) ?? null;
  }

  /** Deletes pending changes, because a newer one replaces them or the password was changed. */
  async removeChanges(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(EmailVerificationEntity, { userId, purpose: 'CHANGE' });
  }

  /** Deletes undo links that are newer than an instant. Older ones lead to earlier addresses of the account. */
  async removeUndosAfter(manager: EntityManager, userId: string, createdAt: Date): Promise<void> {
    await manager.delete(EmailVerificationEntity, { userId, purpose: 'UNDO', createdAt: MoreThan(createdAt) });
  }

  /** Deletes all undo links of an account. Returns the addresses whose links were still valid. */
  async removeUndos(manager: EntityManager, userId: string, now: Date): Promise<string[]> {
    const usable = { userId, purpose: 'UNDO', expiresAt: MoreThan(now) } as const;
    const links = await manager.findBy(EmailVerificationEntity, usable);
    await manager.delete(EmailVerificationEntity, { userId, purpose: 'UNDO' });
    return [...new Set(links.map(({ email }) => email))];
  }

  /**
   * Moves emails and messages from the account's current address to a new one, so that they are deleted with the
   * account. An unverified address may belong to somebody else, so only emails since the creation of the account move.
   */
  async follow(manager: EntityManager, user: UserEntity, email: string): Promise<void> {
    const isConfirmed = user.emailVerifiedAt !== null;
    await manager.query(MOVE_EMAILS, [email, user.email, ...STAYING, isConfirmed, user.createdAt]);
    if (isConfirmed) await manager.query(MOVE_MESSAGES, [email, user.email]);
  }

  /** Returns a time after all other undo links, which are ordered by creation. The clocks of two servers can differ. */
  private async afterOtherUndos(manager: EntityManager, userId: string, now: Date): Promise<Date> {
    const where = { userId, purpose: 'UNDO' } as const;
    const latest = await manager.findOne(EmailVerificationEntity, { where, order: { createdAt: 'DESC' } });
    return latest ? new Date(Math.max(now.getTime(), latest.createdAt.getTime() + 1)) : now;
  }
}

/** Marks the address as verified. Returns false if it already was. */
export async function markVerified(manager: EntityManager, userId: string, now: Date): Promise<boolean> {
  const { affected } = await manager.update(
    UserEntity,
    { id: userId, emailVerifiedAt: IsNull() },
    { emailVerifiedAt: now },
  );
  return affected === 1;
}
