import type { Pool, QueryError, RowDataPacket } from 'mysql2';
import type { DataSource } from 'typeorm';
import { driverPool } from './data-source.js';
import { HotStatements } from './hot-statements.js';

/** A value that a statement takes. */
export type SqlValue = string | number | boolean | Date | null;

const NO_MORE_PREPARED = 'ER_MAX_PREPARED_STMT_COUNT_REACHED';
const ANY_STATEMENT = 'SELECT 1';

/** For a statement that comes seldom the driver compiles no parser of rows either, which takes longer than reading them. */
const unprepared = (sql: string, values: readonly SqlValue[]) => ({ sql, values: [...values], disableEval: true });

/**
 * Narrow reads: one statement, plain rows, no entity. Every read-model uses it; `statements` counts what was sent, so that a
 * test can hold a list to its number of statements. What is sent often is prepared; everything else, of which there may be
 * endlessly many, leaves nothing behind in the database (decision 0036). Both ways give the same values.
 */
export class SqlReader {
  private readonly pool: Pool;
  private readonly hotStatements = new HotStatements();
  statements = 0;

  constructor(dataSource: DataSource) {
    this.pool = driverPool(dataSource);
  }

  rows<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    this.statements += 1;
    return new Promise((resolve, reject) => {
      const done = (error: QueryError | null, rows: RowDataPacket[]): void => {
        if (!error) resolve(rows as unknown as Row[]);
        // Somebody has taken all that the server prepares: slower, but answered.
        else if (error.code === NO_MORE_PREPARED) this.pool.query<RowDataPacket[]>(unprepared(sql, values), done);
        else reject(error);
      };
      if (this.hotStatements.recordUse(sql)) this.pool.execute<RowDataPacket[]>(sql, [...values], done);
      else this.pool.query<RowDataPacket[]>(unprepared(sql, values), done);
    });
  }

  /** The first row, or undefined. */
  async row<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row | undefined> {
    return (await this.rows<Row>(sql, values))[0];
  }

  /** Prepares and closes a statement; false when the server prepares no more of them. */
  canPrepare(): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.pool.getConnection((failure, connection) => {
        if (failure) return reject(failure);
        connection.prepare(ANY_STATEMENT, (error) => {
          connection.unprepare(ANY_STATEMENT);
          connection.release();
          if (error && error.code !== NO_MORE_PREPARED) reject(error);
          else resolve(!error);
        });
      });
    });
  }
}
