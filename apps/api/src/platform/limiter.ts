import { RateLimiterMySQL, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { driverPool } from '../database/data-source.js';
import { PortalError } from './errors.js';

/** How many times within how long; the counters live in the database, so all API nodes count together. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/** The refusal with the seconds after which it is worth trying again. */
export function tooMany(seconds: number): PortalError {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds));
  return new PortalError('RATE_LIMITED', 'Too many attempts. Please try again later.', { retryAfterSeconds });
}

/** Counts attempts against limits, in the service and not only at the HTTP edge, so that aliases and batches count too. */
export class Limiter {
  private readonly limiters = new Map<string, RateLimiterMySQL>();

  constructor(
    private readonly dataSource: DataSource,
    readonly enabled: boolean,
  ) {}

  /** Counts one attempt; refuses when the limit is used up. */
  async consume(limit: Limit, key: string): Promise<void> {
    if (!this.enabled) return;
    try {
      await this.of(limit).consume(key.toLowerCase());
    } catch (error) {
      if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext / 1000);
      throw error;
    }
  }

  /** Adds points without refusing; what all nodes have counted by now, and how long that counts. */
  async count(limit: Limit, key: string, points: number): Promise<{ counted: number; milliseconds: number }> {
    const { consumedPoints, msBeforeNext } = await this.of(limit).penalty(key.toLowerCase(), points);
    return { counted: consumedPoints, milliseconds: msBeforeNext };
  }

  /** Gives one attempt back: for limits on failures, where every attempt counts first so that a burst cannot slip through. */
  async refund(limit: Limit, key: string): Promise<void> {
    if (this.enabled) await this.of(limit).reward(key.toLowerCase());
  }

  /** Forgets what was counted, after a success. */
  async reset(limit: Limit, key: string): Promise<void> {
    if (this.enabled) await this.of(limit).delete(key.toLowerCase());
  }

  private of(limit: Limit): RateLimiterMySQL {
    let limiter = this.limiters.get(limit.name);
    if (!limiter) {
      limiter = new RateLimiterMySQL({
        storeClient: driverPool(this.dataSource),
        storeType: 'mysql2',
        dbName: this.dataSource.driver.database ?? '',
        tableName: 'rate_limit',
        tableCreated: true,
        keyPrefix: limit.name,
        points: limit.points,
        duration: limit.seconds,
        clearExpiredByTimeout: false,
      });
      this.limiters.set(limit.name, limiter);
    }
    return limiter;
  }
}
