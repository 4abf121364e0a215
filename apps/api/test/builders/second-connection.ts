import type { DataSource, QueryRunner } from 'typeorm';
import { openDataSource } from '../../src/database/data-source.js';
import type { Portal } from '../harness.js';

const POLL_MS = 110;

/**
 * Counts the transactions of this test's database that wait for a row. `innodb_trx` is up to 100 ms old, so a transaction counts only while its
 * connection still runs the waiting statement.
 */
const WAITING = `SELECT COUNT(*) AS waiting FROM information_schema.innodb_trx t
  JOIN information_schema.processlist p ON p.id = t.trx_mysql_thread_id
  WHERE t.trx_state = 'LOCK WAIT' AND p.db = DATABASE() AND LEFT(p.info, 200) = LEFT(t.trx_query, 200)`;

/** A connection outside the portal's pool. It locks rows that requests then wait for, and counts the waiting transactions. */
export class SecondConnection {
  private constructor(
    readonly dataSource: DataSource,
    private readonly runner: QueryRunner,
  ) {}

  static async open({ databaseUrl }: Portal): Promise<SecondConnection> {
    const dataSource = await openDataSource(databaseUrl, 2);
    return new SecondConnection(dataSource, dataSource.createQueryRunner());
  }

  /** Runs statements in one transaction that stays open until `commit`. */
  async begin(...statements: readonly (readonly [sql: string, values: readonly unknown[]])[]): Promise<void> {
    await this.runner.startTransaction('READ COMMITTED');
    for (const [sql, values] of statements) await this.runner.query(sql, [...values]);
  }

  commit(): Promise<void> {
    return this.runner.commitTransaction();
  }

  /** Resolves when `count` transactions wait for a lock, or when the request is answered. */
  untilWaiting(count: number, answered: Promise<unknown> = new Promise(() => {})): Promise<void> {
    let isAnswered = false;
    void answered.finally(() => (isAnswered = true)).catch(() => undefined);
    return this.until((waiting) => isAnswered || waiting >= count);
  }

  /** Resolves when each request waits for a lock or is answered. */
  untilAllWait(requests: readonly Promise<unknown>[]): Promise<void> {
    let answered = 0;
    for (const request of requests) void request.finally(() => (answered += 1)).catch(() => undefined);
    return this.until((waiting) => waiting + answered >= requests.length);
  }

  private async until(isReached: (waiting: number) => boolean): Promise<void> {
    for (;;) {
      const [row] = await this.dataSource.query<{ waiting: string }[]>(WAITING);
      if (isReached(Number(row?.waiting))) return;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  async close(): Promise<void> {
    await this.runner.release();
    await this.dataSource.destroy();
  }
}
