import type { UserEntity } from '../../database/entities/user.entity.js';
import type { User } from './accounts.types.js';

/** A user as the schema shows it. */
export function presentUser(user: UserEntity, profileComplete: boolean): User {
  const { id, email, type, firstName, lastName, contact, isActive, createdAt, passwordHash } = user;
  const isInvited = passwordHash === null;
  return { id, email, type, firstName, lastName, contact, isActive, isInvited, createdAt, profileComplete };
}
