import type { DataSource } from 'typeorm';
import { driverPool } from './data-source.js';

export interface PoolState {
  used: number;
  idle: number;
  max: number;
  /** Callers that wait for a connection. */
  waiting: number;
  /** Prepared statements on all connections. */
  prepared: number;
}

/** The driver has no API for these numbers, so its private properties are read. A test fails if they disappear. */
const readProperty = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
const readNumber = (holder: unknown, name: string): number => Number(readProperty(holder, name));

const listConnections = (count: number, at: (index: number) => unknown): unknown[] =>
  Array.from({ length: count }, (_, index) => at(index));

export function poolState(dataSource: DataSource): PoolState {
  const pool = driverPool(dataSource);
  const [all, free, queue] = ['_allConnections', '_freeConnections', '_connectionQueue'].map((name) =>
    readProperty(pool, name),
  );
  const [open, idle] = [readNumber(all, 'length'), readNumber(free, 'length')];
  const connectionAt = readProperty(all, 'get');
  const connections =
    typeof connectionAt === 'function' ? listConnections(open, (at) => connectionAt.call(all, at)) : null;
  const prepared = connections?.reduce<number>(
    (sum, one) => sum + readNumber(readProperty(one, '_statements'), 'size'),
    0,
  );
  const max = readNumber(readProperty(pool, 'config'), 'connectionLimit');
  return { used: open - idle, idle, max, waiting: readNumber(queue, 'length'), prepared: prepared ?? Number.NaN };
}
