import type { Pool, RowDataPacket } from 'mysql2';
import type { DataSource } from 'typeorm';
import { driverPool } from './data-source.js';

/** A value that a prepared statement takes. */
export type SqlValue = string | number | boolean | Date | null;

/**
 * Narrow reads: one prepared statement, plain rows, no entity. Every read-model uses it; `statements` counts what was sent,
 * so that a test can hold a list to its number of statements.
 */
export class Reader {
  private readonly pool: Pool;
  statements = 0;

  constructor(dataSource: DataSource) {
    this.pool = driverPool(dataSource);
  }

  rows<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    this.statements += 1;
    return new Promise((resolve, reject) => {
      this.pool.execute<RowDataPacket[]>(sql, [...values], (error, rows) =>
        error ? reject(error) : resolve(rows as unknown as Row[]),
      );
    });
  }

  /** The first row, or undefined. */
  async row<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row | undefined> {
    return (await this.rows<Row>(sql, values))[0];
  }
}
