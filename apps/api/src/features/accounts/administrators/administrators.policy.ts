import type { EntityManager } from 'typeorm';
import { UserEntity } from '../../../database/entities/accounts/user.entity.js';
import { PortalError } from '../../../platform/errors.js';
import type { UserViewer } from '../../../platform/viewer.js';

/**
 * Keeps at least one administrator; called at the start of a transaction that may switch off or delete others. Administrators
 * can do neither to their own account, so the one who acts remains, but two who remove each other at once would leave none.
 * So each first writes their own row, which must still be active: the later one waits, or is repeated after a deadlock, and
 * then finds that row gone or switched off.
 */
export async function lockLastAdministrator(manager: EntityManager, { id }: UserViewer): Promise<void> {
  const own = await manager.update(UserEntity, { id, isActive: true }, { version: () => 'version + 1' });
  if (own.affected !== 1) throw new PortalError('FORBIDDEN', 'You are not allowed to do this.');
}
