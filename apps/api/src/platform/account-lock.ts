import { ACCOUNT_MESSAGES } from '@job-alert/domain/portal/messages';
import type { EntityManager } from 'typeorm';
import { PortalError, staleVersion } from './errors.js';
import type { Viewer } from './viewer.js';

/** `LOCK IN SHARE MODE` is the spelling of `FOR SHARE` that both engines know. */
const LOCKS = { SHARE: 'LOCK IN SHARE MODE', UPDATE: 'FOR UPDATE' } as const;

/**
 * Locks the account of the viewer until the transaction ends. Call it first in every transaction that writes for a logged-in user
 * (decision 0103). A merge, a deletion and a deactivation lock the same row: either they wait for the write, or the write waits and
 * throws UNAUTHENTICATED. So nothing is written for an account that has ended. API keys have no account to lock. The row of the user is
 * locked before any other row, so that writers do not deadlock. Use `UPDATE` in transactions that write the row of the user, or that
 * must run one after the other: two shared locks that both need more would deadlock.
 *
 * Throws STALE_VERSION for an employer whose organisation was merged into another one since the request was authenticated: what it
 * writes would belong to an organisation that no longer exists (decision 0173).
 */
export async function lockAccount(
  manager: EntityManager,
  viewer: Viewer,
  lock: keyof typeof LOCKS = 'SHARE',
): Promise<void> {
  if (viewer.kind !== 'user') return;
  const { id, type, membership } = viewer;
  const isThere = await lockUser(manager, 'id = ? AND type = ? AND is_active = 1', [id, type], lock);
  if (!isThere) throw new PortalError('UNAUTHENTICATED', ACCOUNT_MESSAGES.sessionEnded);
  if (membership && (await worksElsewhere(manager, id, membership.companyId))) throw staleVersion();
}

/** The same for a candidate whom another user writes about. Returns false when there is no such candidate. */
export const lockCandidate = (
  manager: EntityManager,
  id: string,
  lock: keyof typeof LOCKS = 'SHARE',
): Promise<boolean> => lockUser(manager, "id = ? AND type = 'CANDIDATE'", [id], lock);

/**
 * The same for an organisation that an administrator acts for. Returns false when its account is not active any more, or when it was
 * merged into another one.
 */
export const lockCompany = async (
  manager: EntityManager,
  id: string,
  lock: keyof typeof LOCKS = 'SHARE',
): Promise<boolean> =>
  (await lockUser(manager, "id = ? AND type = 'EMPLOYER' AND is_active = 1", [id], lock)) &&
  !(await worksElsewhere(manager, id, id));

/** True for an account whose organisation was merged into another one. Read after the lock, so that the answer is current. */
async function worksElsewhere(manager: EntityManager, userId: string, companyId: string): Promise<boolean> {
  const sql = 'SELECT company_id AS companyId FROM company_member WHERE user_id = ?';
  const [member] = await manager.query<{ companyId: string }[]>(sql, [userId]);
  return member !== undefined && member.companyId !== companyId;
}

async function lockUser(
  manager: EntityManager,
  where: string,
  values: readonly string[],
  lock: keyof typeof LOCKS,
): Promise<boolean> {
  const rows = await manager.query<{ id: string }[]>(`SELECT id FROM user WHERE ${where} ${LOCKS[lock]}`, [...values]);
  return rows.length > 0;
}
