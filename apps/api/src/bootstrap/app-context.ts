import type { DataSource } from 'typeorm';
import { type Container, createContainer } from '../container.js';
import { openDataSource } from '../database/data-source.js';
import { migrate } from '../database/migrate.js';
import { RESTORE_INCOMPLETE, schemaError } from '../database/schema-error.js';
import { driverCode } from '../database/transaction.js';
import { appSecret } from '../platform/app-secret.js';
import { type Config, readConfig } from '../platform/config.js';
import { createLogger, type Logger } from '../platform/observability/logger.js';
import { type PortalDatabase, startDatabase } from '../platform/start-database.js';
import { workerConfig } from '../cluster.js';
import { runWithExitCode, type ErrorReporter, printError } from './startup-error.js';

/** A portal that is configured, connected and migrated. */
export interface AppContext {
  config: Config;
  database: PortalDatabase;
  container: Container;
}

/** The configuration and a connection to an unmigrated database. */
interface DatabaseContext {
  config: Config;
  logger: Logger;
  secret: string;
  database: PortalDatabase;
  dataSource: DataSource;
}

/**
 * Opens the portal, runs `work` and closes it. Returns the exit code: 0, or 1 after an error message. The server and
 * all commands use it, so that they have the same settings. Only `migrate` always migrates.
 */
export function withAppContext(
  environment: NodeJS.ProcessEnv,
  work: (portal: AppContext) => Promise<void>,
  { alwaysMigrates = false, tell = printError }: { alwaysMigrates?: boolean; tell?: ErrorReporter } = {},
): Promise<number> {
  const open = async ({ config, logger, secret, database, dataSource }: DatabaseContext): Promise<void> => {
    const mayMigrate = alwaysMigrates ? 'always' : config.migratesOnStart ? 'needed' : 'never';
    await bringUpToDate(dataSource, mayMigrate, (line) => logger.info(line));
    await work({ config, database, container: createContainer({ config, secret, dataSource, logger }) });
  };
  return withDatabaseContext(environment, open, tell);
}

/** Like `withAppContext`, for a database in any state, without migrating it. */
export function withDatabaseContext(
  environment: NodeJS.ProcessEnv,
  work: (open: DatabaseContext) => Promise<void>,
  tell: ErrorReporter = printError,
): Promise<number> {
  return runWithExitCode(async () => {
    const config = workerConfig(readConfig(environment));
    const logger = createLogger(config.LOG_LEVEL);
    const secret = await appSecret(config.APP_SECRET, config.DATA_DIR);
    const database = await startDatabase(config, (line) => logger.info(line));
    try {
      const dataSource = await openDatabase(database, config.databaseConnections);
      try {
        await work({ config, logger, secret, database, dataSource });
      } finally {
        await dataSource.destroy();
      }
    } finally {
      await database.stop();
    }
  }, tell);
}

async function openDatabase({ url, ca }: PortalDatabase, connections: number): Promise<DataSource> {
  try {
    return await openDataSource(url, connections, ca);
  } catch (error) {
    // MariaDB reports a wrong password if TLS is missing.
    if (driverCode(error) === 'ER_ACCESS_DENIED_ERROR' && !url.includes('?') && (await requiresTls(url)))
      throw Object.assign(new Error('TLS is missing'), { code: 'ER_SECURE_TRANSPORT_REQUIRED' });
    throw error;
  }
}

/** Returns true if the database accepts this user over TLS. */
const requiresTls = (url: string): Promise<boolean> =>
  openDataSource(`${url}?ssl=required`, 1).then(
    (dataSource) => dataSource.destroy().then(() => true),
    () => false,
  );

/** Migrates if that is allowed. Throws if the tables cannot be used. */
async function bringUpToDate(
  dataSource: DataSource,
  migrates: 'always' | 'needed' | 'never',
  say: (line: string) => void,
): Promise<void> {
  let error = await schemaError(dataSource);
  if (error?.reason === RESTORE_INCOMPLETE) throw error;
  if (migrates === 'always' || (migrates === 'needed' && error !== null)) {
    await migrate(dataSource, say);
    error = await schemaError(dataSource);
  }
  if (error !== null) throw error;
}
