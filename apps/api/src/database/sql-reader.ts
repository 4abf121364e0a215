import type { Pool, QueryError, RowDataPacket } from 'mysql2';
import type { DataSource } from 'typeorm';
import { driverPool } from './data-source.js';
import { HotStatements } from './hot-statements.js';

export type SqlValue = string | number | boolean | Date | null;

const NO_MORE_PREPARED = 'ER_MAX_PREPARED_STMT_COUNT_REACHED';
const ANY_STATEMENT = 'SELECT 1';

/** Rare statements also skip the compiled row parser: compiling it takes longer than parsing the rows. */
const unprepared = (sql: string, values: readonly SqlValue[]) => ({ sql, values: [...values], disableEval: true });

/**
 * Runs one statement and returns plain rows, without entities. Every read-model uses it. `statements` counts the statements sent, so
 * that a test can limit those of a list. Statements that are sent often are prepared; all others leave nothing in the database (decision
 * 0036). Both ways return the same values.
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
        // Other clients hold all prepared statements that the server allows: the text protocol is slower but works.
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

  /** Prepares and closes a statement. Returns false when the server prepares no more of them. */
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
