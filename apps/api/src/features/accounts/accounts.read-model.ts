import type { UserType } from '@job-alert/domain/text/user-type';
import { MEMBERSHIP } from '../../database/companies/company-members.js';
import type { SqlReader } from '../../database/sql-reader.js';
import type { RequestContext } from '../../platform/context.js';
import { BatchLoader, placeholders } from '../../platform/graphql/batch-loader.js';
import { canReadUser } from './accounts.policy.js';
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
  /** MySQL returns a computed boolean as text, MariaDB as a number. */
  isInvited: number | string;
  isEmailVerified: number | string;
}

const usersSql = (ids: readonly string[]): string => `SELECT u.id, u.email, u.type, u.first_name AS firstName,
    u.last_name AS lastName, u.contact, u.created_at AS createdAt, u.is_active AS isActive,
    u.password_hash IS NULL AS isInvited, u.email_verified_at IS NOT NULL AS isEmailVerified
  FROM user u WHERE u.id IN (${placeholders(ids)}) AND u.type <> 'MERGED'`;

/** SQL for the completeness of the account's profile. Administrators have none and count as complete. */
const completeSql = (
  ids: readonly string[],
): string => `SELECT u.id, COALESCE(c.is_profile_complete, p.is_complete, 1) AS complete
  FROM user u ${MEMBERSHIP} LEFT JOIN candidate_profile p ON p.id = u.id
  WHERE u.id IN (${placeholders(ids)})`;

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

  /** Returns true if the profile of the account is complete. One statement for all accounts of a response. */
  async isProfileComplete(context: RequestContext, userId: string): Promise<boolean> {
    const [row] = await this.complete.loadRows(context, userId);
    return Number(row?.complete) === 1;
  }

  /** Returns an account with the requested fields. Only its key needs no query. The caller has checked access. */
  load(context: RequestContext, key: AccountKey, fields: ReadonlySet<string>): Promise<User | AccountKey | null> {
    return needsRow(fields) ? this.one(context, key.id) : Promise.resolve(key);
  }

  /** Returns an account that the viewer can read, or null. */
  async readable(context: RequestContext, id: string): Promise<User | null> {
    const user = await this.one(context, id);
    return user && canReadUser(context.viewer, user) ? user : null;
  }

  /** Returns an account, or null. One statement for all accounts of a response. The caller has checked access. */
  async one(context: RequestContext, id: string): Promise<User | null> {
    const [row] = await this.users.loadRows(context, id);
    return row ? present(row) : null;
  }
}

const present = ({ isActive, isInvited, isEmailVerified, ...user }: UserRow): User => ({
  ...user,
  isActive: isActive === 1,
  isInvited: Number(isInvited) === 1,
  isEmailVerified: Number(isEmailVerified) === 1,
});
