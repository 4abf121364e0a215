import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager } from 'typeorm';

const RETRYABLE_CODES = new Set(['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT']);
const MAX_ATTEMPTS = 4;

export const driverCode = (error: unknown): string | undefined => (error as { code?: string } | null)?.code;

/** True for a violated unique key: another request was first. */
export const isDuplicate = (error: unknown): boolean => driverCode(error) === 'ER_DUP_ENTRY';

/** True for a reference to a row that does not exist: another request deleted it. */
export const isMissingReference = (error: unknown): boolean => driverCode(error) === 'ER_NO_REFERENCED_ROW_2';

/** True when the database rejects the content of a row (SQLSTATE classes 22 and 23). A retry does not help, but other rows can succeed. */
export const isConstraintViolation = (error: unknown): boolean =>
  /^2[23]/.test((error as { sqlState?: string } | null)?.sqlState ?? '');

/** Error codes of a database that is unavailable: stopped, out of connections or statements, or out of disk space. */
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'PROTOCOL_CONNECTION_LOST',
  'ER_CON_COUNT_ERROR',
  'ER_SERVER_SHUTDOWN',
  'ER_MAX_PREPARED_STMT_COUNT_REACHED',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_RECORD_FILE_FULL',
  'ER_DISK_FULL',
  'ER_ERROR_ON_WRITE',
  'ER_OPTION_PREVENTS_STATEMENT',
]);

/** True when the database is unavailable now. The same statement can succeed later. */
export const isDatabaseUnavailable = (error: unknown): boolean => UNAVAILABLE_CODES.has(driverCode(error) ?? '');

/**
 * Runs database work, and retries it up to three times after a deadlock or lock timeout. A cluster reports write conflicts between nodes
 * in this way. The work must be atomic and have no effect outside the database.
 */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !RETRYABLE_CODES.has(driverCode(error) ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10 * attempt + Math.random() * 20));
    }
  }
}

/** A last write that every transaction of the current request makes before it commits. */
export const finalWrite = new AsyncLocalStorage<(manager: EntityManager) => Promise<void>>();

/** Runs the writes of a use case as one transaction. `withRetry` repeats the whole transaction, since half of one can't be repeated. */
export class TransactionRunner {
  constructor(private readonly dataSource: DataSource) {}

  run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const write = finalWrite.getStore();
    return withRetry(() =>
      this.dataSource.transaction('READ COMMITTED', async (manager) => {
        const result = await work(manager);
        await write?.(manager);
        return result;
      }),
    );
  }
}
