import { type AdminAction, rolesAllowedTo } from '@job-alert/domain/accounts/admin-role';
import { type EntityManager, In, IsNull, Or } from 'typeorm';
import { ACTIVE_ADMINISTRATORS, UserEntity } from '../../database/entities/accounts/user.entity.js';

/** Matches active administrators whose role allows the action. Without a role they are ADMINISTRATOR. */
export const administratorsAllowedTo = (action: AdminAction) => ({
  ...ACTIVE_ADMINISTRATORS,
  adminRole: Or(IsNull(), In(rolesAllowedTo(action))),
});

/**
 * Returns the administrators who get emails and notifications that ask for the action. The order is fixed, because
 * notifications that they share are updated and two transactions could deadlock.
 */
export const administratorsTo = (manager: EntityManager, action: AdminAction): Promise<UserEntity[]> =>
  manager.find(UserEntity, {
    select: { id: true, email: true, emailPreference: true, digestSentAt: true },
    where: administratorsAllowedTo(action),
    order: { id: 'ASC' },
  });
