import { type EntityManager, Equal, IsNull, Or } from 'typeorm';
import { UserEntity } from '../../../database/entities/accounts/user.entity.js';
import { PortalError } from '../../../platform/errors.js';
import type { UserViewer } from '../../../platform/viewer.js';

/**
 * Ensures that at least one administrator remains. Call it at the start of a transaction that can deactivate or delete
 * administrators. Nobody can remove their own account, but two administrators could remove each other. So each locks
 * their own row, which must still be active and have the same role: the second one waits, or is retried after a deadlock,
 * and then fails.
 */
export async function lockLastAdministrator(
  manager: EntityManager,
  { id, adminRole: role }: UserViewer,
): Promise<void> {
  const adminRole = role === 'ADMINISTRATOR' ? Or(IsNull(), Equal(role)) : role;
  const own = await manager.update(UserEntity, { id, isActive: true, adminRole }, { version: () => 'version + 1' });
  if (own.affected !== 1) throw new PortalError('FORBIDDEN', 'You are not allowed to do this.');
}
