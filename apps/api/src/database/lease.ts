import type { DataSource } from 'typeorm';
import { LeaseEntity } from './entities/operations/lease.entity.js';

const NOW = 'UTC_TIMESTAMP(3)';
const READ = `SELECT holder = ? AS isMine, expires_at > ${NOW} AS isHeld,
  expires_at > ${NOW} + INTERVAL ? SECOND AS isFresh FROM lease WHERE name = ?`;
const TAKE = `UPDATE lease SET holder = ?, expires_at = ${NOW} + INTERVAL ? SECOND
  WHERE name = ? AND (holder = ? OR expires_at <= ${NOW})`;
const CREATE = `INSERT INTO lease (name, holder, expires_at) VALUES (?, ?, ${NOW} + INTERVAL ? SECOND)
  ON DUPLICATE KEY UPDATE name = VALUES(name)`;

/**
 * A lock that lets one of several servers run a background task. A server takes the row by a conditional update; it expires by itself,
 * by the clock of the database. Unlike GET_LOCK it holds on every node of a cluster.
 */
export class Lease {
  constructor(
    private readonly dataSource: DataSource,
    private readonly name: string,
    private readonly holder: string,
    private readonly seconds: number,
  ) {}

  /** Takes or renews the lease. Returns true if it is held for at least half its time from now. Most calls only read. */
  async acquire(): Promise<boolean> {
    const { holder, name, seconds } = this;
    const [row] = await this.dataSource.query<{ isMine: number; isHeld: number; isFresh: number }[]>(READ, [
      holder,
      seconds / 2,
      name,
    ]);
    if (row && Number(row.isHeld) === 1) {
      if (Number(row.isMine) === 0) return false;
      if (Number(row.isFresh) === 1) return true;
    }
    if (!row) await this.dataSource.query(CREATE, [name, holder, seconds]);
    const result = await this.dataSource.query<{ affectedRows: number }>(TAKE, [holder, seconds, name, holder]);
    return result.affectedRows === 1;
  }

  /** Releases the lease, so that another server need not wait until it expires. */
  async release(): Promise<void> {
    await this.dataSource.manager.delete(LeaseEntity, { name: this.name, holder: this.holder });
  }
}
