import type { DataSource, EntityManager } from 'typeorm';

const RETRYABLE = new Set(['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT']);
const MAX_ATTEMPTS = 4;

const driverCode = (error: unknown): string | undefined => (error as { code?: string } | null)?.code;

/** True for a violated unique key: somebody else was first. */
export const isDuplicate = (error: unknown): boolean => driverCode(error) === 'ER_DUP_ENTRY';

/** True when the database refuses what a row holds (SQLSTATE classes 22 and 23): trying again changes nothing, another row can pass. */
export const isRefusedRow = (error: unknown): boolean =>
  /^2[23]/.test((error as { sqlState?: string } | null)?.sqlState ?? '');

/**
 * Runs what the database does whole or not at all, and once more after a deadlock or a lock timeout, at most three times: a
 * cluster reports write conflicts between nodes that way. The work must therefore have no effect outside the database.
 */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !RETRYABLE.has(driverCode(error) ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10 * attempt + Math.random() * 20));
    }
  }
}

/** Runs a use case's writes as one transaction, and the whole of it again where `retried` does: half of one can't be repeated. */
export class TransactionRunner {
  constructor(private readonly dataSource: DataSource) {}

  run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return retried(() => this.dataSource.transaction('READ COMMITTED', work));
  }
}
