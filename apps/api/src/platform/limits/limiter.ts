import type { DataSource } from 'typeorm';
import { withRetry } from '../../database/transaction.js';
import { PortalError } from '../errors.js';
import { hashToken } from '../crypto.js';

/** A maximum number of points in a period. The counters are in the database, so all API nodes count together. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
  /** The error message with the time of the next possible attempt. By default a general message. */
  message?: (again: Date) => string;
}

/** The counted points, and the milliseconds until they expire. */
export interface Count {
  counted: number;
  remainingMs: number;
}

/** The time in milliseconds by the clock of the database: the clocks of servers differ, and any of them can be set while it runs. */
const NOW = 'CAST(UNIX_TIMESTAMP(NOW(3)) * 1000 AS UNSIGNED)';
/**
 * Adds to a counter, or restarts it after its period, and returns the new count, all in one statement. So concurrent attempts get
 * distinct numbers without a transaction.
 */
const ADD = `INSERT INTO rate_limit (\`key\`, points, expire) VALUES (?, ?, ${NOW} + ?) ON DUPLICATE KEY UPDATE
  points = LAST_INSERT_ID(IF(expire <= ${NOW}, VALUES(points), points + VALUES(points))),
  expire = IF(expire <= ${NOW}, VALUES(expire), expire)`;
const REMAINING_MS = `SELECT CAST(expire AS SIGNED) - CAST(${NOW} AS SIGNED) AS remainingMs FROM rate_limit WHERE \`key\` = ?`;
const REFUND = 'UPDATE rate_limit SET points = points - 1 WHERE `key` = ? AND points > 0';
const RESET = 'DELETE FROM rate_limit WHERE `key` = ?';

/** A RATE_LIMITED error with the seconds until the next attempt. */
export function rateLimitError(seconds: number, sentence = 'Too many attempts. Please try again later.'): PortalError {
  return new PortalError('RATE_LIMITED', sentence, { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) });
}

/** Counts attempts against limits. Services call it, not only the HTTP layer, so that aliases and batches count too. */
export class Limiter {
  constructor(
    private readonly dataSource: DataSource,
    readonly isEnabled: boolean,
  ) {}

  /** Counts one attempt. Throws when the limit is exceeded. Returns true for the last attempt that is allowed. */
  async consume(limit: Limit, key: string): Promise<boolean> {
    if (!this.isEnabled) return false;
    const counted = await this.add(limit, key, 1);
    if (counted <= limit.points) return counted === limit.points;
    const remainingMs = await this.remainingMs(limit, key);
    throw rateLimitError(remainingMs / 1_000, limit.message?.(new Date(Date.now() + remainingMs)));
  }

  /** Adds points without throwing. Returns the points of all nodes and the time until they expire. */
  async count(limit: Limit, key: string, points: number, milliseconds = limit.seconds * 1_000): Promise<Count> {
    const counted = await this.add(limit, key, points, milliseconds);
    return { counted, remainingMs: await this.remainingMs(limit, key) };
  }

  /** Refunds one attempt. For limits on failures: every attempt counts first, so that a burst cannot slip through. */
  async refund(limit: Limit, key: string): Promise<void> {
    if (this.isEnabled) await this.write(REFUND, [hashedKey(limit, key)]);
  }

  /** Clears the counter after a success. */
  async reset(limit: Limit, key: string): Promise<void> {
    if (this.isEnabled) await this.write(RESET, [hashedKey(limit, key)]);
  }

  private async add(limit: Limit, key: string, points: number, milliseconds = limit.seconds * 1_000): Promise<number> {
    const { affectedRows, insertId } = await this.write(ADD, [hashedKey(limit, key), points, milliseconds]);
    return affectedRows === 1 ? points : Number(insertId);
  }

  private async remainingMs(limit: Limit, key: string): Promise<number> {
    const [row] = await this.dataSource.query<{ remainingMs: string }[]>(REMAINING_MS, [hashedKey(limit, key)]);
    return row ? Math.max(0, Number(row.remainingMs)) : 0;
  }

  private write(sql: string, values: unknown[]): Promise<{ affectedRows: number; insertId: number | string }> {
    return withRetry(() => this.dataSource.query(sql, values));
  }
}

/** Keys are hashed because they are email or IP addresses. So counters hold no personal data and need no erasure. */
const hashedKey = ({ name }: Limit, key: string): string => `${name}:${hashToken(key.toLowerCase())}`;
