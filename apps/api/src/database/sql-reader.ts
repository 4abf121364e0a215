import { isValidInstant } from '@job-alert/domain/india/calendar';
import type { Pool, PoolConnection, QueryError, RowDataPacket } from 'mysql2';
import type { DataSource } from 'typeorm';
import { driverPool } from './data-source.js';
import { HotStatements } from './hot-statements.js';

export type SqlValue = string | number | boolean | Date | null;

const NO_MORE_PREPARED = 'ER_MAX_PREPARED_STMT_COUNT_REACHED';
const ANY_STATEMENT = 'SELECT 1';

/** Answers of a database that has become read-only. A new connection may reach another one. */
const READ_ONLY_CODES = new Set([
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION',
  'ER_READ_ONLY_MODE',
]);

/** Rare statements also skip the compiled row parser: compiling it takes longer than parsing the rows. */
const unprepared = (sql: string, values: readonly SqlValue[]) => ({ sql, values: [...values], disableEval: true });

/** Returns true for a value that the driver can write and the database can compare. */
const isSendable = (value: unknown): boolean =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  Number.isFinite(value) ||
  (value instanceof Date && isValidInstant(value));

/** Throws a TypeError for a value that the driver cannot send. */
export function checkSendable(values: readonly unknown[]): void {
  const wrong = values.findIndex((value) => !isSendable(value));
  if (wrong !== -1) throw new TypeError(`The database driver cannot send ${String(values[wrong])}.`);
}

/** Returns a connection to its pool, or destroys it if it may be unusable: the driver threw, or the database is read-only. */
function returnConnection(connection: PoolConnection, error: QueryError | null): void {
  const isUsable = error === null || (error.sqlState !== undefined && !READ_ONLY_CODES.has(error.code));
  if (isUsable) connection.release();
  else connection.destroy();
}

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

  /** Rejects with a TypeError, before it takes a connection, for a value that the driver cannot send. */
  async rows<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    this.statements += 1;
    checkSendable(values);
    return new Promise((resolve, reject) => {
      // Not `pool.execute`: it loses the connection if the driver throws while it writes the values of a prepared statement (mysql2#1185).
      this.pool.getConnection((failure, connection) => {
        if (failure) return reject(failure);
        const done = (error: QueryError | null, rows: RowDataPacket[]): void => {
          // Other clients hold all prepared statements that the server allows: the text protocol is slower but works.
          if (error?.code === NO_MORE_PREPARED)
            return void connection.query<RowDataPacket[]>(unprepared(sql, values), done);
          returnConnection(connection, error);
          if (error) reject(error);
          else resolve(rows as unknown as Row[]);
        };
        try {
          if (this.hotStatements.recordUse(sql)) connection.execute<RowDataPacket[]>(sql, [...values], done);
          else connection.query<RowDataPacket[]>(unprepared(sql, values), done);
        } catch (error) {
          connection.destroy();
          reject(error);
        }
      });
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
          returnConnection(connection, error);
          if (error && error.code !== NO_MORE_PREPARED) reject(error);
          else resolve(!error);
        });
      });
    });
  }
}

/** Parses the list in a JSON column of a row; an empty list for NULL. */
export const parseList = <Item>(json: string | null): Item[] => JSON.parse(json ?? '[]') as Item[];
