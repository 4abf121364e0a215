import type { AskedBy } from '@job-alert/domain/approvals/asked-by';
import type { EntityManager } from 'typeorm';
import { UserEntity } from '../../database/entities/accounts/user.entity.js';
import type { UserViewer } from '../../platform/viewer.js';

/** An administrator who acts for a company. */
export interface OnBehalf<Asked = AskedBy> {
  adminName: string;
  /** The person of the company who asked for it. */
  askedBy: Asked;
}

/** Returns the full name of an administrator, which all records of an action for a company name. */
export async function fullNameOf(manager: EntityManager, { id }: UserViewer): Promise<string> {
  const { firstName, lastName } = await manager.findOneByOrFail(UserEntity, { id });
  return `${firstName} ${lastName}`;
}
