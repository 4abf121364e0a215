import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { PasswordTokenEntity } from '../../../database/entities/accounts/password-token.entity.js';
import { UserEntity } from '../../../database/entities/accounts/user.entity.js';
import { hashToken, newToken } from '../../../platform/crypto.js';
import type { PasswordLinkState } from '../accounts.types.js';

/** The owner of a link, and its purpose. */
interface NewLink {
  userId: string;
  purpose: PasswordTokenEntity['purpose'];
  createdAt: Date;
  expiresAt: Date;
}

const ROWS_PER_INSERT = 500;
/** The unique key over user and purpose makes a newer link replace the older one, even when two are made at once. */
const REPLACE = 'REPLACE INTO password_token (token_hash, user_id, purpose, created_at, expires_at, used_at) VALUES';

/** The links by which passwords are set, as hashes; the tokens themselves are in the mails only. */
export class PasswordTokensRepository {
  /** Makes a link for each and gives the tokens in the same order. */
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

  /** The active user whose password the link may set now; null for a link that is unknown, used or has run out. */
  async userOf(manager: EntityManager, token: string, now: Date): Promise<UserEntity | null> {
    const link = await manager.findOneBy(PasswordTokenEntity, usable(token, now));
    return link && manager.findOneBy(UserEntity, { id: link.userId, isActive: true });
  }

  /** Returns whether a link is valid, used or unknown. */
  async stateOf(manager: EntityManager, token: string, now: Date): Promise<PasswordLinkState> {
    if (await this.userOf(manager, token, now)) return 'VALID';
    const link = await manager.findOneBy(PasswordTokenEntity, { tokenHash: hashToken(token) });
    return link?.usedAt ? 'USED' : 'EXPIRED';
  }

  /** Uses the link up; false when somebody else has, or it has run out. All other links of the user end with it. */
  async use(manager: EntityManager, token: string, userId: string, now: Date): Promise<boolean> {
    const { affected } = await manager.update(PasswordTokenEntity, usable(token, now), { usedAt: now });
    if (affected !== 1) return false;
    await this.removeWaiting(manager, userId);
    return true;
  }

  /** No link of the user sets a password any more. */
  async removeWaiting(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(PasswordTokenEntity, { userId, usedAt: IsNull() });
  }
}

const usable = (token: string, now: Date) => ({
  tokenHash: hashToken(token),
  usedAt: IsNull(),
  expiresAt: MoreThan(now),
});
