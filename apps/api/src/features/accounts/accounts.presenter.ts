import type { UserEntity } from '../../database/entities/user.entity.js';
import type { User } from './accounts.types.js';

/** A user as the schema shows it. */
export function presentUser(user: UserEntity, profileComplete: boolean): User {
  const { id, email, type, firstName, lastName, contact, isActive, createdAt, passwordHash, emailVerifiedAt } = user;
  const isInvited = passwordHash === null;
  const isEmailVerified = emailVerifiedAt !== null;
  return {
    id,
    email,
    type,
    firstName,
    lastName,
    contact,
    isActive,
    isInvited,
    isEmailVerified,
    createdAt,
    profileComplete,
  };
}
