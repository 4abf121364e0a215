import type { DataSource, EntityManager } from 'typeorm';
import type { Migration, Step } from './migration.js';
import { withMigrationLock } from './migration-lock.js';
import { migrations } from './migrations.js';
import { TABLE_OPTIONS } from './table-options.js';
import { driverCode } from './transaction.js';
import { createReportViews, reportViewNames } from './reports/views.js';

/** The tables with the finished migrations and with the progress of the current one. */
const BOOKKEEPING_TABLES = [
  `CREATE TABLE IF NOT EXISTS migration (
    id INT NOT NULL AUTO_INCREMENT, timestamp BIGINT NOT NULL, name VARCHAR(255) NOT NULL, PRIMARY KEY (id)
  ) ${TABLE_OPTIONS}`,
  `CREATE TABLE IF NOT EXISTS migration_step (
    name VARCHAR(255) NOT NULL, done INT UNSIGNED NOT NULL, PRIMARY KEY (name)
  ) ${TABLE_OPTIONS}`,
];
const RECORD_STEP = 'UPDATE migration_step SET done = done + 1 WHERE name = ? AND done = ?';
const TABLES = 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()';

const ALREADY_APPLIED_CODES = new Set([
  'ER_TABLE_EXISTS_ERROR',
  'ER_DUP_FIELDNAME',
  'ER_DUP_KEYNAME',
  'ER_DUP_CONSTRAINT_NAME',
  'ER_FK_DUP_NAME',
  'ER_CHECK_CONSTRAINT_DUP_NAME',
  'ER_CANT_DROP_FIELD_OR_KEY',
  'ER_CHECK_CONSTRAINT_NOT_FOUND',
  'ER_CONSTRAINT_NOT_FOUND',
  'ER_BAD_TABLE_ERROR',
]);

/** The table that exists while a backup is being restored (decision 0090). */
export const RESTORE_MARKER_TABLE = 'unfinished_restore';
export const RESTORE_INCOMPLETE = 'a restore into it is not finished';

/** True if the error means that a change of a table has already been applied. */
export const isAlreadyApplied = (error: unknown): boolean => ALREADY_APPLIED_CODES.has(driverCode(error) ?? '');

/** Returns why the portal cannot serve on this database, or null if it can. */
export async function schemaError(dataSource: DataSource): Promise<string | null> {
  const rows = await dataSource.query<{ name: string }[]>(TABLES);
  const existingTables = new Set(rows.map(({ name }) => name));
  if (existingTables.has(RESTORE_MARKER_TABLE)) return RESTORE_INCOMPLETE;
  const finished = existingTables.has('migration') ? await finishedNames(dataSource) : new Set<string>();
  if (pendingIn(finished).length > 0) return 'migrations pending';
  const needed = [...dataSource.entityMetadatas.map(({ tableName }) => tableName), ...reportViewNames];
  const missing = needed.filter((name) => !existingTables.has(name));
  return missing.length === 0 ? null : `missing in the database: ${missing.join(', ')}`;
}

export const pendingMigrations = async (dataSource: DataSource): Promise<number> =>
  pendingIn(await finishedNames(dataSource)).length;

const pendingIn = (finished: ReadonlySet<string>): Migration[] => migrations.filter(({ name }) => !finished.has(name));

/**
 * Runs the pending migrations in order, then recreates the views. One server at a time migrates; the others wait and find nothing left
 * to do. Returns the names of the migrations that ran. A restore passes the `wanted` migrations of its backup, and fills the tables
 * before the views are created.
 */
export function migrate(
  dataSource: DataSource,
  say: (line: string) => void = () => undefined,
  targetMigrations = migrations,
): Promise<string[]> {
  return withMigrationLock(dataSource, say, async (manager) => {
    for (const sql of BOOKKEEPING_TABLES) await manager.query(sql);
    const finished = await finishedNames(manager);
    const pending = targetMigrations.filter(({ name }) => !finished.has(name));
    for (const migration of pending) {
      say(`migration ${migration.name}`);
      await runSteps(manager, migration);
    }
    if (targetMigrations === migrations) await createReportViews(manager);
    return pending.map(({ name }) => name);
  });
}

async function finishedNames(from: DataSource | EntityManager): Promise<Set<string>> {
  const rows = await from.query<{ name: string }[]>('SELECT name FROM migration');
  return new Set(rows.map(({ name }) => name));
}

/** Runs the steps of a migration that have not been recorded yet. */
async function runSteps(manager: EntityManager, { name, steps }: Migration): Promise<void> {
  const [book] = await manager.query<{ done: number }[]>('SELECT done FROM migration_step WHERE name = ?', [name]);
  if (!book) await manager.query('INSERT INTO migration_step (name, done) VALUES (?, 0)', [name]);
  const done = book?.done ?? 0;
  for (const [index, step] of steps.entries()) {
    if (index < done) continue;
    // The first unrecorded step may already have been applied.
    const mayBeDone = book !== undefined && index === done;
    // A change of rows and its record commit together.
    await manager.transaction(async () => {
      await runStep(manager, step, mayBeDone);
      const noted = await manager.query<{ affectedRows: number }>(RECORD_STEP, [name, index]);
      // The lease expired because the cluster was stopped.
      if (noted.affectedRows !== 1) throw new Error(`Another server goes on with the migration ${name}.`);
    });
  }
  await manager.transaction(async () => {
    await manager.query('INSERT INTO migration (timestamp, name) VALUES (?, ?)', [Number(name.slice(-13)), name]);
    await manager.query('DELETE FROM migration_step WHERE name = ?', [name]);
  });
}

/** Runs one step. A change of a table commits by itself. */
async function runStep(manager: EntityManager, step: Step, mayBeDone: boolean): Promise<void> {
  try {
    await (typeof step === 'string' ? manager.query(step) : step(manager));
  } catch (error) {
    if (!mayBeDone || !isAlreadyApplied(error)) throw error;
  }
}
