import { Socket } from 'node:net';
import type { Pool, PoolConnection } from 'mysql2';
import type { DataSource } from 'typeorm';
import { driverPool } from './data-source.js';
import { heldConnections, poolState } from './pool-state.js';

/** The time without a free connection after which the pool counts as stuck. */
const STUCK_AFTER_MS = 60_000;

interface PoolWatchdogDeps {
  dataSource: DataSource;
  /** The longest time in milliseconds for which a caller may hold a connection. */
  maxHeldMs: number;
  /** Called for each destroyed connection. */
  onDestroyed: (heldMs: number) => void;
  /** A monotonic time in milliseconds. */
  now?: () => number;
}

/**
 * Destroys connections that callers never return, so that they cannot use up the pool, and detects a pool that hands out no connections
 * any more.
 */
export class PoolWatchdog {
  private readonly heldSince = new WeakMap<PoolConnection, number>();
  private readonly now: () => number;
  private lastHandout = 0;
  private isWatching = false;
  /** The number of connections destroyed since the start. */
  destroyed = 0;

  constructor(private readonly deps: PoolWatchdogDeps) {
    this.now = deps.now ?? (() => performance.now());
  }

  /** Checks the pool. The first call starts to record when connections are handed out. */
  check(): void {
    const pool = driverPool(this.deps.dataSource);
    if (!this.isWatching) this.recordHandouts(pool);
    const now = this.now();
    if (poolState(this.deps.dataSource).waiting === 0) this.lastHandout = now;
    for (const connection of heldConnections(pool)) {
      const heldMs = now - (this.heldSince.get(connection) ?? now);
      if (heldMs <= this.deps.maxHeldMs) continue;
      this.destroyed += 1;
      this.deps.onDestroyed(heldMs);
      destroyConnection(connection);
    }
  }

  /** Returns true if callers have waited for a minute and none of them has received a connection. */
  get isStuck(): boolean {
    return (
      this.isWatching && this.now() - this.lastHandout > STUCK_AFTER_MS && poolState(this.deps.dataSource).waiting > 0
    );
  }

  /** All users of the pool obtain connections by `getConnection`, also those that waited in the queue. */
  private recordHandouts(pool: Pool): void {
    this.isWatching = true;
    this.lastHandout = this.now();
    const getConnection = pool.getConnection.bind(pool);
    pool.getConnection = (callback) =>
      getConnection((error, connection) => {
        if (!error) {
          this.lastHandout = this.now();
          this.heldSince.set(connection, this.lastHandout);
        }
        callback(error, connection);
      });
  }
}

/** Also rejects the statements of the connection, which `destroy` alone leaves pending. */
function destroyConnection(connection: PoolConnection): void {
  connection.destroy();
  const stream: unknown = Reflect.get(connection, 'stream');
  if (stream instanceof Socket) stream.destroy(new Error('The connection was held for too long.'));
}
