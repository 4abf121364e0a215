import type { Pool, PoolConnection } from 'mysql2';
import type { DataSource } from 'typeorm';
import { driverPool } from './data-source.js';

interface PoolState {
  used: number;
  idle: number;
  max: number;
  /** Callers that wait for a connection. */
  waiting: number;
  /** Prepared statements on all connections. */
  prepared: number;
}

/** The driver has no API for these values, so its private properties are read. A test fails if they disappear. */
const readProperty = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
const readNumber = (holder: unknown, name: string): number => Number(readProperty(holder, name));

/** Returns the connections of one of the pool's lists. */
function listConnections(pool: Pool, name: '_allConnections' | '_freeConnections'): PoolConnection[] {
  const list = readProperty(pool, name);
  const toArray = readProperty(list, 'toArray');
  return typeof toArray === 'function' ? toArray.call(list) : [];
}

/** Returns the connections that callers hold. */
export function heldConnections(pool: Pool): PoolConnection[] {
  const idle = new Set(listConnections(pool, '_freeConnections'));
  return listConnections(pool, '_allConnections').filter((connection) => !idle.has(connection));
}

export function poolState(dataSource: DataSource): PoolState {
  const pool = driverPool(dataSource);
  const open = listConnections(pool, '_allConnections');
  const idle = listConnections(pool, '_freeConnections').length;
  return {
    used: open.length - idle,
    idle,
    max: readNumber(readProperty(pool, 'config'), 'connectionLimit'),
    waiting: readNumber(readProperty(pool, '_connectionQueue'), 'length'),
    prepared: open.reduce((sum, one) => sum + readNumber(readProperty(one, '_statements'), 'size'), 0),
  };
}
