import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { PasswordTokenEntity } from '../../../database/entities/accounts/password-token.entity.js';
import { UserEntity } from '../../../database/entities/accounts/user.entity.js';
import { hashToken, newToken } from '../../../platform/crypto.js';
import type { PasswordLinkState } from '../accounts.types.js';

interface NewLink {
  userId: string;
  purpose: PasswordTokenEntity['purpose'];
  createdAt: Date;
  expiresAt: Date;
}

const ROWS_PER_INSERT = 500;
/** The unique key on user and purpose makes a newer link replace the older one, even concurrently. */
const REPLACE = 'REPLACE INTO password_token (token_hash, user_id, purpose, created_at, expires_at, used_at) VALUES';

/** The links that set a password, stored as hashes. The tokens are in the emails only. */
export class PasswordTokensRepository {
  /** Creates a link for each and returns the tokens in the same order. */
  async make(manager: EntityManager, links: readonly NewLink[]): Promise<string[]> {
    const tokens = links.map(() => newToken());
    const rows = links.map(({ userId, purpose, createdAt, expiresAt }, index) => [
      hashToken(tokens[index] as string),
      userId,
      purpose,
      createdAt,
      expiresAt,
      null,
    ]);
    for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
      const batch = rows.slice(from, from + ROWS_PER_INSERT);
      const places = batch.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ');
      await manager.query(`${REPLACE} ${places}`, batch.flat());
    }
    return tokens;
  }

  /** Returns the active user whose password the link can set; null if it is unknown, used or expired. */
  async findUser(manager: EntityManager, token: string, now: Date): Promise<UserEntity | null> {
    const link = await manager.findOneBy(PasswordTokenEntity, usable(token, now));
    return link && manager.findOneBy(UserEntity, { id: link.userId, isActive: true });
  }

  /** True if the user has an invitation that is neither used nor expired. */
  hasInvitation(manager: EntityManager, userId: string, now: Date): Promise<boolean> {
    const valid = { purpose: 'INVITATION', usedAt: IsNull(), expiresAt: MoreThan(now) } as const;
    return manager.existsBy(PasswordTokenEntity, { userId, ...valid });
  }

  /** Returns whether a link is valid, used or unknown. */
  async findState(manager: EntityManager, token: string, now: Date): Promise<PasswordLinkState> {
    if (await this.findUser(manager, token, now)) return 'VALID';
    const link = await manager.findOneBy(PasswordTokenEntity, { tokenHash: hashToken(token) });
    return link?.usedAt ? 'USED' : 'EXPIRED';
  }

  /** Uses the link and deletes all other links of the user. Returns false if it was used or has expired. */
  async use(manager: EntityManager, token: string, userId: string, now: Date): Promise<boolean> {
    const { affected } = await manager.update(PasswordTokenEntity, usable(token, now), { usedAt: now });
    if (affected !== 1) return false;
    await this.removeWaiting(manager, userId);
    return true;
  }

  /** Deletes the unused links of a user. */
  async removeWaiting(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(PasswordTokenEntity, { userId, usedAt: IsNull() });
  }
}

const usable = (token: string, now: Date) => ({
  tokenHash: hashToken(token),
  usedAt: IsNull(),
  expiresAt: MoreThan(now),
});
