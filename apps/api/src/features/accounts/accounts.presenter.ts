import type { UserEntity } from '../../database/entities/accounts/user.entity.js';
import type { User } from './accounts.types.js';

/** The fields that the schema needs of every account. */
export type AccountKey = Pick<User, 'id' | 'type'>;

/** The fields that need the account's row. */
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

/** Do these fields need the account's row? Its key is known from the session, and its edges load themselves. */
export const needsRow = (fields: ReadonlySet<string>): boolean =>
  Object.keys(OF_ROW).some((field) => fields.has(field));

/** A user as the schema shows it. */
export function presentUser(user: UserEntity): User {
  const { id, email, type, firstName, lastName, contact, isActive, createdAt, passwordHash, emailVerifiedAt } = user;
  const isInvited = passwordHash === null;
  const isEmailVerified = emailVerifiedAt !== null;
  return { id, email, type, firstName, lastName, contact, isActive, isInvited, isEmailVerified, createdAt };
}
