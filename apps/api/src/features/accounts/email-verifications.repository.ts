import { type EntityManager, IsNull } from 'typeorm';
import { EmailVerificationEntity } from '../../database/entities/email-verification.entity.js';
import { UserEntity } from '../../database/entities/user.entity.js';
import { hashToken, newToken } from '../../platform/secrets.js';

const LINK_DAYS = 7;

/** The links that confirm e-mail addresses, as hashes; the tokens themselves are in the mails only (decision 0044). */
export class EmailVerificationsRepository {
  /** Makes a link for the account's present address and returns its token. Earlier links stay valid. */
  async make(
    manager: EntityManager,
    { id, email }: Pick<UserEntity, 'id' | 'email'>,
    createdAt: Date,
  ): Promise<string> {
    const token = newToken();
    const expiresAt = new Date(createdAt.getTime() + LINK_DAYS * 86_400_000);
    await manager.insert(EmailVerificationEntity, {
      tokenHash: hashToken(token),
      userId: id,
      email,
      createdAt,
      expiresAt,
    });
    return token;
  }

  /** The link and the active account that still has the address it was sent to; null where there is none. */
  async find(manager: EntityManager, token: string): Promise<{ user: UserEntity; expiresAt: Date } | null> {
    const link = await manager.findOneBy(EmailVerificationEntity, { tokenHash: hashToken(token) });
    const user = link && (await manager.findOneBy(UserEntity, { id: link.userId, email: link.email, isActive: true }));
    return user && { user, expiresAt: link.expiresAt };
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
