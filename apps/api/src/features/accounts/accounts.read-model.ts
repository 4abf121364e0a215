import type { UserType } from '@job-alert/domain/user-type';
import type { Reader } from '../../database/reader.js';
import { placeholders } from '../../platform/batch-loader.js';
import type { User } from './accounts.types.js';

interface UserRow {
  id: string;
  email: string;
  type: UserType;
  firstName: string;
  lastName: string;
  contact: string;
  createdAt: Date;
  isActive: number;
  /** MySQL gives a computed flag as text, MariaDB as a number. */
  isInvited: number | string;
  isEmailVerified: number | string;
  profileComplete: number | string;
}

/** The profile that goes with an account: administrators have none, so theirs is complete. */
const PROFILE_COMPLETE = 'COALESCE(c.is_profile_complete, p.is_complete, 1)';
const WITH_PROFILE = 'user u LEFT JOIN company c ON c.id = u.id LEFT JOIN candidate_profile p ON p.id = u.id';

const usersSql = (ids: readonly string[]): string => `SELECT u.id, u.email, u.type, u.first_name AS firstName,
    u.last_name AS lastName, u.contact, u.created_at AS createdAt, u.is_active AS isActive,
    u.password_hash IS NULL AS isInvited, u.email_verified_at IS NOT NULL AS isEmailVerified, ${PROFILE_COMPLETE} AS profileComplete
  FROM ${WITH_PROFILE} WHERE u.id IN (${placeholders(ids)})`;

/** What accounts need to know of the profiles that belong to them. */
export class AccountsReadModel {
  constructor(private readonly reader: Reader) {}

  /** Is the profile that goes with the account complete? */
  async isProfileComplete(userId: string): Promise<boolean> {
    const row = await this.reader.row<{ complete: number }>(
      `SELECT ${PROFILE_COMPLETE} AS complete FROM ${WITH_PROFILE} WHERE u.id = ?`,
      [userId],
    );
    return Number(row?.complete) === 1;
  }

  /** Some accounts in any order; the caller has decided that the viewer may see them. */
  async many(ids: readonly string[]): Promise<User[]> {
    const rows = await this.reader.rows<UserRow>(usersSql(ids), ids);
    return rows.map(({ isActive, isInvited, isEmailVerified, profileComplete, ...user }) => ({
      ...user,
      isActive: isActive === 1,
      isInvited: Number(isInvited) === 1,
      isEmailVerified: Number(isEmailVerified) === 1,
      profileComplete: Number(profileComplete) === 1,
    }));
  }
}
