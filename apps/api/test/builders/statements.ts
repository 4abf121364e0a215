import type { Pool, PoolConnection } from 'mysql2';
import { driverPool } from '../../src/database/data-source.js';
import type { Portal } from '../harness.js';

export interface SentStatement {
  sql: string;
  values: readonly unknown[];
  /** True if the server prepares the statement. */
  isPrepared: boolean;
}

/** True for the login lookup, which every request with a token sends before its operation. */
const isLoginLookup = (sql: string): boolean => sql.includes('FROM session s JOIN user u');

/**
 * Records every statement that the portal sends, from read models and entities alike, by listening on the driver's connection pool. Start it before
 * the first request.
 */
export class StatementListener {
  private readonly heard: SentStatement[] = [];

  constructor(portal: Portal) {
    const connections = new WeakSet<PoolConnection>();
    const pool: Pool = driverPool(portal.dataSource);
    pool.on('acquire', (connection) => {
      if (connections.has(connection)) return;
      connections.add(connection);
      for (const method of ['query', 'execute'] as const) this.listen(connection, method);
    });
  }

  /** Returns the SQL that some work sends, without the login lookup. */
  async during(work: () => Promise<unknown>): Promise<string[]> {
    return (await this.sentDuring(work)).map(({ sql }) => sql);
  }

  /** Returns the same statements with the values of their placeholders. */
  async sentDuring(work: () => Promise<unknown>): Promise<SentStatement[]> {
    const before = this.heard.length;
    await work();
    return this.heard.slice(before).filter(({ sql }) => !isLoginLookup(sql));
  }

  private listen(connection: PoolConnection, method: 'query' | 'execute'): void {
    const send = connection[method].bind(connection) as (...args: unknown[]) => never;
    const heard = this.heard;
    connection[method] = ((...args: unknown[]) => {
      const [first, second] = args;
      const { sql, values } =
        typeof first === 'string' ? { sql: first, values: second } : (first as { sql: string; values?: unknown });
      heard.push({ sql, values: Array.isArray(values) ? values : [], isPrepared: method === 'execute' });
      return send(...args);
    }) as never;
  }
}
