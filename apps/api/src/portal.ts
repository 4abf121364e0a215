import { LocalDatabaseError } from '@job-alert/local-database/errors';
import { openDataSource } from './database/data-source.js';
import { createContainer } from './container.js';
import { appSecret } from './platform/app-secret.js';
import { ConfigError, type Config, readConfig } from './platform/config.js';
import { createLogger, type Logger } from './platform/logger.js';
import { startDatabase } from './platform/start-database.js';
import { createApp } from './server/app.js';

/** Starts everything, serves until SIGTERM or SIGINT, stops everything. Returns the exit code; a wrong setting is one sentence. */
export async function startPortal(environment: NodeJS.ProcessEnv): Promise<number> {
  try {
    const config = readConfig(environment);
    await serve(config, createLogger(config.LOG_LEVEL));
    return 0;
  } catch (error) {
    console.error(await startFault(error));
    return 1;
  }
}

async function serve(config: Config, logger: Logger): Promise<void> {
  const secret = await appSecret(config.APP_SECRET, config.DATA_DIR);
  const database = await startDatabase(config, (line) => logger.info(line));
  try {
    const dataSource = await openDataSource(database.url);
    try {
      await dataSource.runMigrations();
      const container = createContainer({ config, secret, dataSource, logger });
      const app = await createApp(container);
      await app.listen({ host: config.HOST, port: config.PORT });
      console.log(`Job Alert is ready at ${config.publicUrl} (database: ${database.description})`);
      await terminationSignal();
      logger.info('stopping: requests in flight are finished first');
      await app.close();
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await database.stop();
  }
}

function terminationSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
}

/** What the operator reads when the start failed: one sentence for the faults an operator can mend. */
async function startFault(error: unknown): Promise<string> {
  if (error instanceof ConfigError || error instanceof LocalDatabaseError) return error.message;
  const { code, message, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${address} is taken: stop what uses it or set PORT to another one.`;
  if (code === 'EACCES' && port) return `Port ${port} may not be opened by this user: set PORT to one above 1023.`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `The data folder cannot be written (${message}): set DATA_DIR to a folder that can.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT')
    return `The database at DATABASE_URL cannot be reached (${code}).`;
  if (code === 'ER_ACCESS_DENIED_ERROR') return 'The database refused the user or the password of DATABASE_URL.';
  if (code === 'ER_BAD_DB_ERROR') return 'The database that DATABASE_URL names does not exist on that server.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
