import type { DataSource } from 'typeorm';
import { withRetry } from '../../database/transaction.js';
import { PortalError } from '../errors.js';
import { hashToken } from '../crypto.js';

/** How many times within how long; the counters live in the database, so all API nodes count together. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
  /** The refusal once it is used up, with the time to try again; without it, a general sentence. */
  message?: (again: Date) => string;
}

/** What has been counted, and for how many milliseconds more that counts. */
export interface Count {
  counted: number;
  remainingMs: number;
}

/** Milliseconds by the database's clock: those of several servers differ, and any of them can be set while it runs. */
const NOW = 'CAST(UNIX_TIMESTAMP(NOW(3)) * 1000 AS UNSIGNED)';
/**
 * One statement adds to a counter, or begins it anew when its time is over, and reports what is counted with it: attempts at
 * once get numbers of their own without a transaction.
 */
const ADD = `INSERT INTO rate_limit (\`key\`, points, expire) VALUES (?, ?, ${NOW} + ?) ON DUPLICATE KEY UPDATE
  points = LAST_INSERT_ID(IF(expire <= ${NOW}, VALUES(points), points + VALUES(points))),
  expire = IF(expire <= ${NOW}, VALUES(expire), expire)`;
const REMAINING_MS = `SELECT CAST(expire AS SIGNED) - CAST(${NOW} AS SIGNED) AS remainingMs FROM rate_limit WHERE \`key\` = ?`;
const REFUND = 'UPDATE rate_limit SET points = points - 1 WHERE `key` = ? AND points > 0';
const RESET = 'DELETE FROM rate_limit WHERE `key` = ?';

/** The refusal with the seconds after which it is worth trying again. */
export function rateLimitError(seconds: number, sentence = 'Too many attempts. Please try again later.'): PortalError {
  return new PortalError('RATE_LIMITED', sentence, { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) });
}

/** Counts attempts against limits, in the service and not only at the HTTP edge, so that aliases and batches count too. */
export class Limiter {
  constructor(
    private readonly dataSource: DataSource,
    readonly isEnabled: boolean,
  ) {}

  /** Counts one attempt; refuses when the limit is used up. True for the last one that it lets through. */
  async consume(limit: Limit, key: string): Promise<boolean> {
    if (!this.isEnabled) return false;
    const counted = await this.add(limit, key, 1);
    if (counted <= limit.points) return counted === limit.points;
    const remainingMs = await this.remainingMs(limit, key);
    throw rateLimitError(remainingMs / 1_000, limit.message?.(new Date(Date.now() + remainingMs)));
  }

  /**
   * Adds points without refusing; what all nodes have counted by now, and how long that counts. A counter that begins with it
   * lasts for `milliseconds`.
   */
  async count(limit: Limit, key: string, points: number, milliseconds = limit.seconds * 1_000): Promise<Count> {
    const counted = await this.add(limit, key, points, milliseconds);
    return { counted, remainingMs: await this.remainingMs(limit, key) };
  }

  /** Gives one attempt back: for limits on failures, where every attempt counts first so that a burst cannot slip through. */
  async refund(limit: Limit, key: string): Promise<void> {
    if (this.isEnabled) await this.write(REFUND, [hashedKey(limit, key)]);
  }

  /** Forgets what was counted, after a success. */
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

/** Hashed, since it is someone's email or IP address: counters hold no personal data, and need no erasing. */
const hashedKey = ({ name }: Limit, key: string): string => `${name}:${hashToken(key.toLowerCase())}`;
