import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { Lease } from './lease.js';
import { TABLE_OPTIONS } from './table-options.js';

/** The lock belongs to one database of the server. */
const LOCK_NAME = "SHA2(CONCAT('migrate ', DATABASE()), 256)";
const LOCK_TIMEOUT_SECONDS = 10;
const LEASE_SECONDS = 60;
/** A cluster needs this table before its first migration. Everywhere else the baseline creates it. */
export const LEASE_TABLE = `CREATE TABLE IF NOT EXISTS lease (
    name VARCHAR(50) NOT NULL,
    holder VARCHAR(60) NOT NULL,
    expires_at DATETIME(3) NOT NULL,
    PRIMARY KEY (name)
  ) ${TABLE_OPTIONS}`;

type Say = (line: string) => void;

/**
 * Runs work on one connection while no other server migrates this database (decision 0048). Other servers wait. A named lock ends with
 * its connection, and so with a server that dies. A Galera cluster has no such locks and uses a row of `lease`.
 */
export async function withMigrationLock<T>(
  dataSource: DataSource,
  say: Say,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  const { manager } = runner;
  const hold = (await isCluster(manager)) ? withLease : withNamedLock;
  return hold(manager, say, () => work(manager)).finally(() => runner.release());
}

async function withNamedLock<T>(manager: EntityManager, say: Say, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const [row] = await manager.query<{ got: number; holder: string | null }[]>(
      `SELECT GET_LOCK(${LOCK_NAME}, ${LOCK_TIMEOUT_SECONDS}) AS got, IS_USED_LOCK(${LOCK_NAME}) AS holder`,
    );
    if (Number(row?.got) === 1) break;
    say(`another server migrates this database, by connection ${row?.holder}: waiting for it`);
  }
  return work().finally(() => manager.query(`DO RELEASE_LOCK(${LOCK_NAME})`));
}

async function isCluster(manager: EntityManager): Promise<boolean> {
  const rows = await manager.query<unknown[]>("SHOW VARIABLES WHERE Variable_name = 'wsrep_on' AND Value = 'ON'");
  return rows.length > 0;
}

/** Runs work while this server holds a row of `lease`. Another connection renews the lease meanwhile. */
export async function withLease<T>(
  { dataSource }: Pick<EntityManager, 'dataSource'>,
  say: Say,
  work: () => Promise<T>,
): Promise<T> {
  await dataSource.query(LEASE_TABLE);
  const lease = new Lease(dataSource, 'migrations', randomUUID(), LEASE_SECONDS);
  for (let isReported = false; !(await lease.acquire()); isReported = true) {
    if (!isReported) say('another server migrates this cluster: waiting for it');
    await pause(1_000);
  }
  const renewal = setInterval(() => void lease.acquire().catch(() => undefined), (LEASE_SECONDS * 1_000) / 4);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await lease.release();
  }
}
