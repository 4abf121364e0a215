import type { DataSource, EntityManager } from 'typeorm';

const RETRYABLE_CODES = new Set(['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT']);
const MAX_ATTEMPTS = 4;

/** What the driver calls the fault of a statement. */
export const driverCode = (error: unknown): string | undefined => (error as { code?: string } | null)?.code;

/** True for a violated unique key: another request was first. */
export const isDuplicate = (error: unknown): boolean => driverCode(error) === 'ER_DUP_ENTRY';

/** True for a reference to a row that does not exist: another request deleted it. */
export const isMissingReference = (error: unknown): boolean => driverCode(error) === 'ER_NO_REFERENCED_ROW_2';

/** True when the database refuses the content of a row (SQLSTATE classes 22 and 23): trying again does not help, but other rows can pass. */
export const isConstraintViolation = (error: unknown): boolean =>
  /^2[23]/.test((error as { sqlState?: string } | null)?.sqlState ?? '');

/** What the driver reports when the database is away, is being stopped, takes no more connections or statements, or has no room. */
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

/** True when no statement of the kind can succeed now, and the same one may later. */
export const isDatabaseUnavailable = (error: unknown): boolean => UNAVAILABLE_CODES.has(driverCode(error) ?? '');

/**
 * Runs what the database does whole or not at all, and once more after a deadlock or a lock timeout, at most three times: a
 * cluster reports write conflicts between nodes that way. The work must therefore have no effect outside the database.
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

/** Runs a use case's writes as one transaction, and the whole of it again where `retried` does: half of one can't be repeated. */
export class TransactionRunner {
  constructor(private readonly dataSource: DataSource) {}

  run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return withRetry(() => this.dataSource.transaction('READ COMMITTED', work));
  }
}
