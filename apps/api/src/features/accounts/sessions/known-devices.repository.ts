import type { EntityManager } from 'typeorm';
import type { SqlReader } from '../../../database/sql-reader.js';
import type { Clock } from '../../../platform/clock.js';
import { hashToken } from '../../../platform/crypto.js';

const DEVICE_LIFETIME_MS = 180 * 86_400_000;
/** More browsers than anyone uses; the one unused for longest is dropped first. */
const MAX_DEVICES = 10;

const KNOWN = 'SELECT 1 FROM known_device WHERE mark_hash = ? AND expires_at > ?';
const REMEMBER = `INSERT INTO known_device (mark_hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)
  ON DUPLICATE KEY UPDATE expires_at = VALUES(expires_at)`;
// The newest stand in a table of their own, since neither engine deletes from a table that it reads.
const FORGET_OLDEST = `DELETE FROM known_device WHERE user_id = ? AND mark_hash NOT IN (SELECT mark_hash FROM (
  SELECT mark_hash FROM known_device WHERE user_id = ? ORDER BY expires_at DESC, mark_hash LIMIT ${MAX_DEVICES}) AS newest)`;

/** The browsers that have logged in to an account before (decision 0039). A mark is no login: it only has attempts of its own. */
export class KnownDevicesRepository {
  constructor(
    private readonly reader: SqlReader,
    private readonly clock: Clock,
  ) {}

  /** Has the browser logged in to this account within half a year? An unknown account costs the same query. */
  async isKnown(account: string, mark: string): Promise<boolean> {
    return (await this.reader.row(KNOWN, [hashOf(account, mark), this.clock.now()])) !== undefined;
  }

  /** Remembers the browser, in the transaction of its login. */
  async remember(manager: EntityManager, userId: string, mark: string): Promise<void> {
    const now = this.clock.now();
    await manager.query(REMEMBER, [hashOf(userId, mark), userId, now, new Date(now.getTime() + DEVICE_LIFETIME_MS)]);
    await manager.query(FORGET_OLDEST, [userId, userId]);
  }
}

const hashOf = (account: string, mark: string): string => hashToken(`${account} ${mark}`);
