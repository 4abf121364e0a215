import { ACCOUNT_MESSAGES } from '@job-alert/domain/portal/messages';
import type { EntityManager } from 'typeorm';
import { PortalError } from './errors.js';
import type { Viewer } from './viewer.js';

/** `LOCK IN SHARE MODE` is the spelling of `FOR SHARE` that both engines know. */
const LOCKS = { SHARE: 'LOCK IN SHARE MODE', UPDATE: 'FOR UPDATE' } as const;

/**
 * Locks the account of the viewer until the transaction ends. Call it first in every transaction that writes for a logged-in user
 * (decision 0103). A merge, a deletion and a deactivation lock the same row: either they wait for the write, or the write waits and
 * throws UNAUTHENTICATED. So nothing is written for an account that has ended. API keys have no account to lock. The row of the user is
 * locked before any other row, so that writers do not deadlock. Use `UPDATE` in transactions that write the row of the user, or that
 * must run one after the other: two shared locks that both need more would deadlock.
 */
export async function lockAccount(
  manager: EntityManager,
  viewer: Viewer,
  lock: keyof typeof LOCKS = 'SHARE',
): Promise<void> {
  if (viewer.kind !== 'user') return;
  const { id, type } = viewer;
  const isThere = await lockUser(manager, 'id = ? AND type = ? AND is_active = 1', [id, type], lock);
  if (!isThere) throw new PortalError('UNAUTHENTICATED', ACCOUNT_MESSAGES.sessionEnded);
}

/** The same for a candidate whom another user writes about. Returns false when there is no such candidate. */
export const lockCandidate = (
  manager: EntityManager,
  id: string,
  lock: keyof typeof LOCKS = 'SHARE',
): Promise<boolean> => lockUser(manager, "id = ? AND type = 'CANDIDATE'", [id], lock);

/** The same for an organisation that an administrator acts for. Returns false when its account is not active any more. */
export const lockCompany = (manager: EntityManager, id: string, lock: keyof typeof LOCKS = 'SHARE'): Promise<boolean> =>
  lockUser(manager, "id = ? AND type = 'EMPLOYER' AND is_active = 1", [id], lock);

async function lockUser(
  manager: EntityManager,
  where: string,
  values: readonly string[],
  lock: keyof typeof LOCKS,
): Promise<boolean> {
  const rows = await manager.query<{ id: string }[]>(`SELECT id FROM user WHERE ${where} ${LOCKS[lock]}`, [...values]);
  return rows.length > 0;
}
