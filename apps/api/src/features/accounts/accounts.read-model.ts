import type { UserType } from '@job-alert/domain/accounts/user-type';
import type { SqlReader } from '../../database/sql-reader.js';
import type { RequestContext } from '../../platform/context.js';
import { BatchLoader, placeholders } from '../../platform/graphql/batch-loader.js';
import { type AccountKey, needsRow } from './accounts.presenter.js';
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
}

const usersSql = (ids: readonly string[]): string => `SELECT u.id, u.email, u.type, u.first_name AS firstName,
    u.last_name AS lastName, u.contact, u.created_at AS createdAt, u.is_active AS isActive,
    u.password_hash IS NULL AS isInvited, u.email_verified_at IS NOT NULL AS isEmailVerified
  FROM user u WHERE u.id IN (${placeholders(ids)}) AND u.type <> 'MERGED'`;

/** The profile that goes with an account: administrators have none, so theirs is complete. */
const completeSql = (
  ids: readonly string[],
): string => `SELECT u.id, COALESCE(c.is_profile_complete, p.is_complete, 1) AS complete
  FROM user u LEFT JOIN company c ON c.id = u.id LEFT JOIN candidate_profile p ON p.id = u.id
  WHERE u.id IN (${placeholders(ids)})`;

/** Accounts, and what they need to know of the profiles that belong to them. */
export class AccountsReadModel {
  private readonly complete: BatchLoader<{ id: string; complete: number | string }>;
  private readonly users: BatchLoader<UserRow>;

  constructor(reader: SqlReader) {
    this.users = new BatchLoader(
      (ids) => reader.rows(usersSql(ids), ids),
      ({ id }) => id,
    );
    this.complete = new BatchLoader(
      (ids) => reader.rows(completeSql(ids), ids),
      ({ id }) => id,
    );
  }

  /** Is the profile that goes with the account complete? One statement for all accounts of an answer. */
  async isProfileComplete(context: RequestContext, userId: string): Promise<boolean> {
    const [row] = await this.complete.rowsOf(context, userId);
    return Number(row?.complete) === 1;
  }

  /** As much of an account as `fields` need: nothing is read for its key and its edges. */
  of(context: RequestContext, key: AccountKey, fields: ReadonlySet<string>): Promise<User | AccountKey | null> {
    return needsRow(fields) ? this.one(context, key.id) : Promise.resolve(key);
  }

  /** An account, with one statement for all of an answer; null when there is none. The caller has decided that the viewer may see it. */
  async one(context: RequestContext, id: string): Promise<User | null> {
    const [row] = await this.users.rowsOf(context, id);
    return row ? present(row) : null;
  }
}

const present = ({ isActive, isInvited, isEmailVerified, ...user }: UserRow): User => ({
  ...user,
  isActive: isActive === 1,
  isInvited: Number(isInvited) === 1,
  isEmailVerified: Number(isEmailVerified) === 1,
});
