import type { EntityManager } from 'typeorm';
import type { SqlReader } from '../../../database/sql-reader.js';
import type { Clock } from '../../../platform/clock.js';
import { hashToken } from '../../../platform/crypto.js';

const DEVICE_LIFETIME_MS = 180 * 86_400_000;
/** The maximum number of devices per account. The one with the oldest login is deleted first. */
const MAX_DEVICES = 10;

const KNOWN = 'SELECT 1 FROM known_device WHERE mark_hash = ? AND expires_at > ?';
const REMEMBER = `INSERT INTO known_device (mark_hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)
  ON DUPLICATE KEY UPDATE expires_at = VALUES(expires_at)`;
// A derived table, because neither engine deletes from a table that the statement reads.
const FORGET_OLDEST = `DELETE FROM known_device WHERE user_id = ? AND mark_hash NOT IN (SELECT mark_hash FROM (
  SELECT mark_hash FROM known_device WHERE user_id = ? ORDER BY expires_at DESC, mark_hash LIMIT ${MAX_DEVICES}) AS newest)`;

/** Browsers that have logged in before (decision 0039). A device token only separates login attempts. */
export class KnownDevicesRepository {
  constructor(
    private readonly reader: SqlReader,
    private readonly clock: Clock,
  ) {}

  /** Returns true after a login within half a year. An unknown account costs the same query. */
  async isKnown(account: string, token: string): Promise<boolean> {
    return (await this.reader.row(KNOWN, [deviceHash(account, token), this.clock.now()])) !== undefined;
  }

  async remember(manager: EntityManager, userId: string, token: string): Promise<void> {
    const now = this.clock.now();
    await manager.query(REMEMBER, [
      deviceHash(userId, token),
      userId,
      now,
      new Date(now.getTime() + DEVICE_LIFETIME_MS),
    ]);
    await manager.query(FORGET_OLDEST, [userId, userId]);
  }
}

const deviceHash = (account: string, token: string): string => hashToken(`${account} ${token}`);
