import type { UserEntity } from '../../database/entities/accounts/user.entity.js';
import type { User } from './accounts.types.js';

/** The fields that every account in the schema needs. */
export type AccountKey = Pick<User, 'id' | 'type'>;

/** The fields that require the account's row. */
const OF_ROW: Readonly<Record<Exclude<keyof User, keyof AccountKey>, true>> = {
  email: true,
  firstName: true,
  lastName: true,
  contact: true,
  isActive: true,
  isInvited: true,
  isEmailVerified: true,
  createdAt: true,
};

/** Returns true if one of these fields requires the account's row. The key is known from the session. */
export const needsRow = (fields: ReadonlySet<string>): boolean =>
  Object.keys(OF_ROW).some((field) => fields.has(field));

export function presentUser(user: UserEntity): User {
  const { id, email, type, firstName, lastName, contact, isActive, createdAt, passwordHash, emailVerifiedAt } = user;
  const isInvited = passwordHash === null;
  const isEmailVerified = emailVerifiedAt !== null;
  return { id, email, type, firstName, lastName, contact, isActive, isInvited, isEmailVerified, createdAt };
}
