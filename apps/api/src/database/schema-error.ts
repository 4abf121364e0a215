import type { DataSource, EntityManager } from 'typeorm';
import type { Migration } from './migration.js';
import { migrations } from './migrations.js';
import { reportViewNames } from './reports/views.js';
import { databaseShape, entityShape, type TableShape } from './schema-shape.js';
import { driverCode } from './transaction.js';
import { UnusableDatabaseError } from './unusable-database-error.js';

const TABLES = 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()';
/** One statement, because a migration moves its name from the first table to the second. */
const STARTED = 'SELECT name FROM migration_step UNION SELECT name FROM migration';

const RUN_MIGRATE = 'run `job-alert migrate` first, or set MIGRATE_ON_START=on';
const RESTORE_BACKUP = 'restore a backup';
export const START_ANEW = 'use an empty database (docs/operations.md, "Databases that cannot be migrated")';

/** The table that exists while a backup is being restored (decision 0090). */
export const RESTORE_MARKER_TABLE = 'unfinished_restore';
export const RESTORE_INCOMPLETE = 'a restore into it is not finished';

/** Returns why the portal cannot serve on this database, or null if it can. Reads the whole schema, which takes some hundredths of a second. */
export async function schemaError(dataSource: DataSource): Promise<UnusableDatabaseError | null> {
  return (await migrationError(dataSource)) ?? (await shapeError(dataSource));
}

/** Returns the errors of `schemaError` that the names of tables and migrations show. */
export async function migrationError(dataSource: DataSource): Promise<UnusableDatabaseError | null> {
  const tables = await existingTables(dataSource);
  if (tables.has(RESTORE_MARKER_TABLE))
    return new UnusableDatabaseError(RESTORE_INCOMPLETE, 'create it again and restore the backup again');
  const finished = tables.has('migration') ? await finishedNames(dataSource) : [];
  if (isFromBeforeBaseline(finished)) return unknownMigrations(finished);
  if (pendingIn(finished).length > 0) return new UnusableDatabaseError('migrations pending', RUN_MIGRATE);
  const isMissing = (name: string): boolean => !tables.has(name);
  const missingTables = dataSource.entityMetadatas.map(({ tableName }) => tableName).filter(isMissing);
  const missing = [...missingTables, ...reportViewNames.filter(isMissing)];
  if (missing.length === 0) return null;
  return new UnusableDatabaseError(
    `missing in the database: ${missing.join(', ')}`,
    missingTables.length === 0 ? RUN_MIGRATE : RESTORE_BACKUP,
  );
}

/**
 * Returns the first difference of the tables from the entities, or null. Additional columns, indexes and tables are no difference. If a
 * newer version has migrated the database or is migrating it, only the columns have to exist: it may have widened the rest.
 */
export async function shapeError(dataSource: DataSource): Promise<UnusableDatabaseError | null> {
  const different = differences(entityShape(dataSource), await databaseShape(dataSource));
  if (different.length === 0) return null;
  // After the tables were read: a newer version records its migration before it changes them.
  const started = await dataSource.query<{ name: string }[]>(STARTED);
  const isNewer = unknownIn(started.map(({ name }) => name)).length > 0;
  const [first, ...others] = different.filter((each) => !isNewer || (each.kind === 'column' && !each.actual));
  if (!first) return null;
  const count = others.length === 0 ? '' : `, the first of ${others.length + 1} differences`;
  return new UnusableDatabaseError(`${describe(first)}${count}`, RESTORE_BACKUP);
}

/** One line of an expected shape, and the line of the database with the same name, if there is one. */
interface Difference {
  table: string;
  kind: string;
  name: string;
  expected: string;
  actual: string | undefined;
}

function describe({ table, kind, name, expected, actual }: Difference): string {
  const subject = `the ${kind} ${name} of the table ${table}`;
  if (!actual) return `${subject} is missing`;
  if (kind === 'check') return `${subject} has another condition`;
  const definition = (line: string): string => line.slice(`${kind} ${name} `.length);
  return `${subject} is ${definition(actual)} instead of ${definition(expected)}`;
}

/** Returns what the database lacks, columns first. */
function differences(entities: TableShape, database: TableShape): Difference[] {
  const found = Object.entries(entities).flatMap(([table, lines]) => {
    const existing = database[table] ?? [];
    return lines
      .filter((line) => !existing.includes(line))
      .map((expected) => {
        const [kind = '', name = ''] = expected.split(' ');
        return { table, kind, name, expected, actual: existing.find((line) => line.startsWith(`${kind} ${name} `)) };
      });
  });
  return found.toSorted((a, b) => Number(b.kind === 'column') - Number(a.kind === 'column'));
}

export const pendingMigrations = async (dataSource: DataSource): Promise<number> =>
  pendingIn(await finishedNames(dataSource)).length;

const pendingIn = (finished: readonly string[]): Migration[] =>
  migrations.filter(({ name }) => !finished.includes(name));

export async function existingTables(from: DataSource | EntityManager): Promise<Set<string>> {
  const rows = await from.query<{ name: string }[]>(TABLES);
  return new Set(rows.map(({ name }) => name));
}

/** Returns the names of the finished migrations, in order. */
export async function finishedNames(from: DataSource | EntityManager): Promise<string[]> {
  try {
    const rows = await from.query<{ name: string }[]>('SELECT name FROM migration ORDER BY id');
    return rows.map(({ name }) => name);
  } catch (error) {
    if (driverCode(error) !== 'ER_BAD_FIELD_ERROR') throw error;
    throw new UnusableDatabaseError('its table migration belongs to another program', START_ANEW);
  }
}

const unknownIn = (names: readonly string[], known: readonly Migration[] = migrations): string[] =>
  names.filter((name) => !known.some((migration) => migration.name === name));

/** True for migrations that no version with the baseline has run: each of these runs the baseline first. */
export const isFromBeforeBaseline = (finished: readonly string[]): boolean =>
  finished.length > 0 && finished[0] !== migrations[0]?.name;

/** Returns the error for a database with migrations outside of `known`, or null. */
export function unknownMigrations(
  finished: readonly string[],
  known: readonly Migration[] = migrations,
): UnusableDatabaseError | null {
  const unknown = unknownIn(finished, known);
  if (unknown.length === 0) return null;
  const names = unknown.length === 1 ? unknown[0] : `${unknown[0]} and ${unknown.length - 1} more`;
  return isFromBeforeBaseline(finished)
    ? new UnusableDatabaseError(`it is from before the first version, with the migration ${names}`, START_ANEW)
    : new UnusableDatabaseError(
        `a newer version has migrated it, with the migration ${names}`,
        'run `job-alert migrate` of that version or of a later one',
      );
}
