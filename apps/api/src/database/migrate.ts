import type { DataSource, EntityManager } from 'typeorm';
import type { Migration, Step } from './migration.js';
import { withMigrationLock } from './migration-lock.js';
import { migrations } from './migrations.js';
import { createReportViews, reportViewNames } from './reports/views.js';
import { existingTables, finishedNames, START_ANEW, unknownMigrations } from './schema-error.js';
import { TABLE_OPTIONS } from './table-options.js';
import { driverCode } from './transaction.js';
import { UnusableDatabaseError } from './unusable-database-error.js';

/** The tables with the progress of the current migration, in steps, and with the finished ones. */
const BOOKKEEPING_TABLES = [
  `CREATE TABLE IF NOT EXISTS migration_step (
    name VARCHAR(255) NOT NULL, done INT UNSIGNED NOT NULL, started INT UNSIGNED NOT NULL DEFAULT 0, PRIMARY KEY (name)
  ) ${TABLE_OPTIONS}`,
  `CREATE TABLE IF NOT EXISTS migration (
    id INT NOT NULL AUTO_INCREMENT, timestamp BIGINT NOT NULL, name VARCHAR(255) NOT NULL, PRIMARY KEY (id)
  ) ${TABLE_OPTIONS}`,
];
const STARTED_COLUMN = `SELECT 1 FROM information_schema.columns
  WHERE table_schema = DATABASE() AND table_name = 'migration_step' AND column_name = 'started'`;
/** Both change no row if another server has gone on. */
const BEGIN_STEP = 'UPDATE migration_step SET started = done + 1 WHERE name = ? AND done = ?';
const RECORD_STEP = 'UPDATE migration_step SET done = done + 1 WHERE name = ? AND done = ?';
const FORGET_STEP = 'UPDATE migration_step SET started = done WHERE name = ?';

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

/** True if the error means that a change of a table has already been applied. */
export const isAlreadyApplied = (error: unknown): boolean => ALREADY_APPLIED_CODES.has(driverCode(error) ?? '');

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
    const pending = await findPending(manager, targetMigrations);
    await createBookkeeping(manager);
    for (const migration of pending) {
      say(`migration ${migration.name}`);
      await runSteps(manager, migration);
    }
    if (targetMigrations === migrations) await createReportViews(manager);
    return pending.map(({ name }) => name);
  });
}

/** Returns the pending migrations. Throws, before anything is changed, for a database that is not this portal's or not of this version. */
async function findPending(manager: EntityManager, targetMigrations: readonly Migration[]): Promise<Migration[]> {
  const tables = await existingTables(manager);
  const finished = tables.has('migration') ? await finishedNames(manager) : [];
  const books = tables.has('migration_step')
    ? await manager.query<{ name: string }[]>('SELECT name FROM migration_step')
    : [];
  const started = [...finished, ...books.map(({ name }) => name)];
  const error = unknownMigrations(started, [...migrations, ...targetMigrations]);
  if (error) throw error;
  const created = targetMigrations.filter(({ name }) => !started.includes(name)).flatMap(createdTables);
  if (finished.length === 0) created.push(...reportViewNames);
  const foreign = created.filter((name) => tables.has(name));
  if (foreign.length === 0) return targetMigrations.filter(({ name }) => !finished.includes(name));
  const others = foreign.length === 1 ? '' : ` and ${foreign.length - 1} more`;
  throw new UnusableDatabaseError(
    `it already has the table ${foreign[0]}${others}, which the portal has not created`,
    START_ANEW,
  );
}

/** Returns the tables that must not exist before a migration. */
const createdTables = ({ steps }: Migration): string[] =>
  steps.flatMap((step) => (typeof step === 'string' && /^CREATE TABLE (?!IF )`?(\w+)/.exec(step)?.[1]) || []);

async function createBookkeeping(manager: EntityManager): Promise<void> {
  for (const sql of BOOKKEEPING_TABLES) await manager.query(sql);
  const columns = await manager.query<unknown[]>(STARTED_COLUMN);
  if (columns.length === 0)
    await manager.query('ALTER TABLE migration_step ADD COLUMN started INT UNSIGNED NOT NULL DEFAULT 0');
}

/** Runs the steps of a migration that have not been recorded as done yet. */
async function runSteps(manager: EntityManager, { name, steps }: Migration): Promise<void> {
  const [book] = await manager.query<{ done: number; started: number }[]>(
    'SELECT done, started FROM migration_step WHERE name = ?',
    [name],
  );
  if (!book) await manager.query('INSERT INTO migration_step (name, done) VALUES (?, 0)', [name]);
  const { done, started } = book ?? { done: 0, started: 0 };
  for (const [index, step] of steps.entries()) {
    if (index < done) continue;
    const update = async (sql: string): Promise<void> => {
      const { affectedRows } = await manager.query<{ affectedRows: number }>(sql, [name, index]);
      // The lease expired because the cluster was stopped.
      if (affectedRows !== 1) throw new Error(`Another server goes on with the migration ${name}.`);
    };
    // An earlier run started this step, so it may have been applied.
    const mayBeDone = index < started;
    await update(BEGIN_STEP);
    try {
      // A change of rows and its record commit together.
      await manager.transaction(async () => {
        await runStep(manager, step, mayBeDone);
        await update(RECORD_STEP);
      });
    } catch (error) {
      if (!isAlreadyApplied(error)) throw error;
      // Otherwise the next run would take the work of another program for this step.
      await manager.query(FORGET_STEP, [name]);
      throw new UnusableDatabaseError(
        `another program has changed what step ${index + 1} of the migration ${name} changes: ${(error as Error).message}`,
        'undo that change, or restore a backup',
      );
    }
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
