import type { DataSource } from 'typeorm';
import { type Container, createContainer } from './container.js';
import { openDataSource } from './database/data-source.js';
import { migrate, schemaFault } from './database/migrate.js';
import { appSecret } from './platform/app-secret.js';
import { type Config, ConfigError, readConfig } from './platform/config.js';
import { createLogger } from './platform/logger.js';
import { type PortalDatabase, startDatabase } from './platform/start-database.js';
import { startFault } from './start-fault.js';

/** A portal that is ready for work: configured, connected, migrated. */
export interface OpenPortal {
  config: Config;
  database: PortalDatabase;
  container: Container;
}

/**
 * Opens the portal, lets `work` use it and closes it again, whatever happens. Returns the exit code: 0, or 1 after one
 * sentence about what went wrong. The server and every command start here, so that they agree on all settings. Only
 * `db:migrate` always migrates.
 */
export async function withPortal(
  environment: NodeJS.ProcessEnv,
  work: (portal: OpenPortal) => Promise<void>,
  alwaysMigrates = false,
): Promise<number> {
  try {
    const config = readConfig(environment);
    const logger = createLogger(config.LOG_LEVEL);
    const secret = await appSecret(config.APP_SECRET, config.DATA_DIR);
    const database = await startDatabase(config, (line) => logger.info(line));
    try {
      const dataSource = await openDataSource(database.url);
      try {
        const mayMigrate = alwaysMigrates ? 'always' : config.migratesOnStart ? 'needed' : 'never';
        await bringUpToDate(dataSource, mayMigrate, (line) => logger.info(line));
        await work({ config, database, container: createContainer({ config, secret, dataSource, logger }) });
      } finally {
        await dataSource.destroy();
      }
    } finally {
      await database.stop();
    }
    return 0;
  } catch (error) {
    console.error(startFault(error));
    return 1;
  }
}

/** Migrates where that may be done; what is wrong with the tables then ends the start. */
async function bringUpToDate(
  dataSource: DataSource,
  migrates: 'always' | 'needed' | 'never',
  say: (line: string) => void,
): Promise<void> {
  if (migrates === 'always' || (migrates === 'needed' && (await schemaFault(dataSource)) !== null))
    await migrate(dataSource, say);
  const fault = await schemaFault(dataSource);
  if (fault === null) return;
  const remedy =
    migrates === 'never' ? 'run `npm run db:migrate` first, or set MIGRATE_ON_START=on' : 'restore a backup';
  throw new ConfigError(`The database is not up to date (${fault}): ${remedy}.`);
}
