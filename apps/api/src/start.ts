import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_ADMIN, DEMO_CANDIDATE, DEMO_EMPLOYER } from '@job-alert/domain/demo-logins';
import { normalizeEmail } from '@job-alert/domain/email';
import { LocalDatabaseError } from '@job-alert/local-database/errors';
import type { DataSource } from 'typeorm';
import { BackupError } from './backup/backup-error.js';
import { type Container, createContainer } from './container.js';
import { openDataSource } from './database/data-source.js';
import { UserEntity } from './database/entities/user.entity.js';
import { migrate, RESTORE_FAULT, schemaFault } from './database/migrate.js';
import { driverCode } from './database/transaction.js';
import { appSecret } from './platform/app-secret.js';
import { type Config, ConfigError, readConfig } from './platform/config.js';
import { PortalError } from './platform/errors.js';
import { createLogger, type Logger } from './platform/logger.js';
import { type PortalDatabase, startDatabase } from './platform/start-database.js';
import { createApp } from './server/app.js';
import { createMetrics } from './server/ops/metrics.js';
import { labelled } from './server/ops/worker-metrics.js';
import { readWebBuild } from './server/pages/web-build.js';
import { SERVING, shareOf, Workers } from './workers.js';

/** A portal that is ready for work: configured, connected, migrated. */
export interface OpenPortal {
  config: Config;
  database: PortalDatabase;
  container: Container;
}

/** The settings, and a connection to the database as it is. */
export interface OpenDatabase {
  config: Config;
  logger: Logger;
  secret: string;
  database: PortalDatabase;
  dataSource: DataSource;
}

/**
 * Opens the portal, lets `work` use it and closes it again, whatever happens. Returns the exit code: 0, or 1 after one
 * sentence about what went wrong. The server and every command start here, so that they agree on all settings. Only
 * `migrate` always migrates.
 */
export function withPortal(
  environment: NodeJS.ProcessEnv,
  work: (portal: OpenPortal) => Promise<void>,
  alwaysMigrates = false,
): Promise<number> {
  const open = async ({ config, logger, secret, database, dataSource }: OpenDatabase): Promise<void> => {
    const mayMigrate = alwaysMigrates ? 'always' : config.migratesOnStart ? 'needed' : 'never';
    await bringUpToDate(dataSource, mayMigrate, (line) => logger.info(line));
    await work({ config, database, container: createContainer({ config, secret, dataSource, logger }) });
  };
  // What a server in production says is a line of its log, from the first on; commands speak to who gave them.
  const isForLog = environment['NODE_ENV'] === 'production' && work === serve;
  return withDatabase(environment, open, isForLog ? logFault : tellFault);
}

/** The same for work on a database of any state, which is not migrated. */
export function withDatabase(
  environment: NodeJS.ProcessEnv,
  work: (open: OpenDatabase) => Promise<void>,
  tell = tellFault,
): Promise<number> {
  return inWords(async () => {
    const config = shareOf(readConfig(environment));
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

/** Does some work; gives the exit code: 0, or 1 after one sentence. */
export async function inWords(work: () => Promise<void>, tell = tellFault): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    tell(startFault(error));
    return 1;
  }
}

async function openDatabase({ url, ca }: PortalDatabase, connections: number): Promise<DataSource> {
  try {
    return await openDataSource(url, connections, ca);
  } catch (error) {
    // MariaDB calls it a wrong password when it is TLS that is missing.
    if (driverCode(error) === 'ER_ACCESS_DENIED_ERROR' && !url.includes('?') && (await demandsTls(url)))
      throw Object.assign(new Error('TLS is missing'), { code: 'ER_SECURE_TRANSPORT_REQUIRED' });
    throw error;
  }
}

/** Whether the database takes this user over TLS. */
const demandsTls = (url: string): Promise<boolean> =>
  openDataSource(`${url}?ssl=required`, 1).then(
    (dataSource) => dataSource.destroy().then(() => true),
    () => false,
  );

/** Migrates where that may be done; what is wrong with the tables then ends the start. */
async function bringUpToDate(
  dataSource: DataSource,
  migrates: 'always' | 'needed' | 'never',
  say: (line: string) => void,
): Promise<void> {
  let fault = await schemaFault(dataSource);
  if (fault === RESTORE_FAULT)
    throw new ConfigError(`The database cannot be used (${fault}): make it anew and restore the backup again.`);
  if (migrates === 'always' || (migrates === 'needed' && fault !== null)) {
    await migrate(dataSource, say);
    fault = await schemaFault(dataSource);
  }
  if (fault === null) return;
  const remedy =
    migrates === 'never' ? 'run `job-alert migrate` first, or set MIGRATE_ON_START=on' : 'restore a backup';
  throw new ConfigError(`The database is not up to date (${fault}): ${remedy}.`);
}

/** Serves until SIGTERM or SIGINT, then finishes the requests in flight. */
export async function serve(portal: OpenPortal): Promise<void> {
  const { config, container } = portal;
  if (cluster.isWorker) return serveAsWorker(portal);
  await checkStart(portal);
  const stopped = terminationSignal();
  const { hasDemo } = await prepareFirstStart(portal);
  const workers = config.WORKERS > 1 ? await startWorkers(portal) : null;
  const endRequests = workers ? followReplicas(portal) : await takeRequests(portal);
  const endWork = startWork(portal);
  tellReady(portal, hasDemo);
  await stopped;
  // They wait by themselves until it is known that the server stops.
  const ended = workers?.stop();
  await drain(portal);
  container.logger.info('stopping: requests in flight are finished first');
  await Promise.all([ended, endRequests(), endWork()]);
}

/** One of several processes on the port. What is done at a start, and the work that nobody waits for, is left to the one that started it. */
async function serveAsWorker(portal: OpenPortal): Promise<void> {
  const stopped = terminationSignal();
  const endRequests = await takeRequests(portal);
  process.send?.(SERVING);
  await stopped;
  await drain(portal);
  await endRequests();
}

async function startWorkers({ config, database, container }: OpenPortal): Promise<Workers> {
  const registry = createMetrics(container);
  const workers = new Workers({
    count: config.WORKERS,
    // An embedded database is theirs too.
    environment: { DATABASE_URL: database.url },
    logger: container.logger,
    metrics: () => labelled(registry, 0),
  });
  await workers.start();
  return workers;
}

/** Listens, and counts visits; gives how to end it. */
async function takeRequests(portal: OpenPortal): Promise<() => Promise<unknown>> {
  const { config, container } = portal;
  const endReplicas = followReplicas(portal);
  const app = await createApp(container, readWebBuild());
  await app.listen({ host: config.HOST, port: config.PORT });
  container.visitsWork.start();
  return () =>
    Promise.all([app.close(), container.visitsWork.stop().then(() => container.visits.write()), endReplicas()]);
}

/** Watches the read replicas; gives how to end it. */
function followReplicas({ config, database, container }: OpenPortal): () => Promise<unknown> {
  const { replicas, replicasWork } = container;
  replicas.use(database.ca, config.databaseConnections);
  replicasWork.start();
  return () => replicasWork.stop().then(() => replicas.close());
}

/** Starts what is done while nobody waits for it; gives how to end it. */
function startWork(portal: OpenPortal): () => Promise<unknown> {
  const { container } = portal;
  startMail(portal);
  container.laterScans.start();
  container.closingWork.start();
  container.webhookSender.start();
  // It reads every profile, so nobody waits for it.
  const marksFilled = container.identityMarks
    .fillIn()
    .catch((error: unknown) => container.logger.warn({ err: error }, 'identity numbers could not be marked'));
  return () =>
    Promise.all([
      container.outboxWorker?.stop(),
      container.webhookSender.stop(),
      container.digestWork.stop(),
      container.closingWork.stop(),
      container.jobAlertWork.stop().then(() => container.jobAlertMails.release()),
      container.laterScans.stop(),
      marksFilled,
    ]);
}

/** Says no at /readyz for as long as a load balancer may take to hear it, while everybody who still comes is served. */
async function drain({ config, container: { standing, logger } }: OpenPortal): Promise<void> {
  standing.isStopping = true;
  if (config.DRAIN_SECONDS === 0) return;
  logger.info({ seconds: config.DRAIN_SECONDS }, 'draining: /readyz says no, then the server stops');
  await pause(config.DRAIN_SECONDS * 1_000);
}

/** In production a log reads it, elsewhere a person. */
function tellReady({ config, database, container }: OpenPortal, hasDemo: boolean): void {
  const { isProduction, publicUrl: url } = config;
  if (isProduction) container.logger.info({ url, database: database.description }, 'Job Alert is ready');
  else console.log(welcome(url, database.description, hasDemo));
}

function startMail({ config, container: { outboxWorker, digestWork, jobAlertWork, logger } }: OpenPortal): void {
  digestWork.start();
  jobAlertWork.start();
  if (outboxWorker) outboxWorker.start();
  else if (config.isProduction) logger.warn('SMTP_URL is not set: mails wait in the database until it is');
}

/** Listens to the end: a terminal and npm both pass Ctrl-C on, and the second signal must not cut the first one's stop short. */
function terminationSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve());
  });
}

function welcome(url: string, database: string, hasDemo: boolean): string {
  const lines = [
    '',
    `  Job Alert is ready at ${url}   (database: ${database})`,
    '',
    `  Administrator  ${url}/job-alert/wp-login/wp/admin`,
    `  Employer       ${url}/job-alert/employer/login`,
    `  Candidate      ${url}/job-alert/candidate/login`,
    `  GraphQL        ${url}/graphql`,
    `  REST           ${url}/api/docs/`,
  ];
  const logins = [DEMO_ADMIN, DEMO_EMPLOYER, DEMO_CANDIDATE].map(({ email }) => `                 ${email}`);
  const demo = ['', `  Demo logins, all with the password ${DEMO_ADMIN.password}:`, ...logins];
  return [...lines, ...(hasDemo ? demo : []), ''].join('\n');
}

/** Some values that were sealed lately: reading all of them would hold up every start. */
const SEALED = `SELECT secret_sealed AS sealed FROM second_factor UNION ALL SELECT secret_sealed FROM webhook UNION ALL
  SELECT COALESCE(pan_number_sealed, driving_license_number_sealed, passport_number_sealed)
  FROM (SELECT * FROM candidate_profile ORDER BY id DESC LIMIT 1000) newest`;

/** What would otherwise fail only later ends the start with a sentence for the operator. */
async function checkStart(portal: OpenPortal): Promise<void> {
  await refuseDemoInProduction(portal);
  await refuseForeignSecret(portal);
  await refuseFullStorage(portal);
}

/** Everybody can read the password of the demo's administrator. */
async function refuseDemoInProduction({ config, container: { dataSource } }: OpenPortal): Promise<void> {
  if (!config.isProduction || !(await dataSource.manager.existsBy(UserEntity, { email: DEMO_ADMIN.email }))) return;
  throw new ConfigError('The database holds the demo, whose passwords are public: use another database in production.');
}

async function refuseForeignSecret({ container: { dataSource, vault } }: OpenPortal): Promise<void> {
  const rows = await dataSource.query<{ sealed: string | null }[]>(SEALED);
  if (rows.every(({ sealed }) => sealed === null || vault.knows(sealed))) return;
  throw new ConfigError(
    'APP_SECRET is not the one that sealed the data of this database: set that one, or add it to APP_SECRETS_EARLIER.',
  );
}

async function refuseFullStorage({ config, container: { fileStore, logger } }: OpenPortal): Promise<void> {
  const key = `start-check-${randomUUID()}`;
  try {
    await fileStore.save(key, Readable.from([Buffer.from('written at a start')]));
    await fileStore.remove(key);
  } catch (error) {
    const sentence = `Files cannot be saved (${(error as Error).message}): check STORAGE_URL.`;
    // A bucket that is away now may be back before anybody sends a file.
    if (config.STORAGE_URL?.startsWith('s3:')) logger.error(sentence);
    else throw new ConfigError(sentence);
  }
}

/**
 * What a new portal needs before it serves: the demo, in a database that is its own and still empty (never in one that
 * DATABASE_URL names), and the administrator that ADMIN_EMAIL and ADMIN_PASSWORD ask for while there is none.
 */
export async function prepareFirstStart({ config, database, container }: OpenPortal): Promise<{ hasDemo: boolean }> {
  const { manager } = container.dataSource;
  const isEmpty = !(await manager.exists(UserEntity));
  if (isEmpty && database.isEmbedded && config.DEMO_DATA === 'auto') {
    await loadDemo(container);
  }
  const { ADMIN_PASSWORD: password } = config;
  const email = normalizeEmail(config.ADMIN_EMAIL ?? '');
  if (email && password && !(await manager.existsBy(UserEntity, { email }))) {
    await container.administrators
      .create({ email, password, firstName: 'Admin', lastName: 'User' })
      .catch((error: unknown) => {
        // Another server that started at the same moment was first.
        if (!(error instanceof PortalError && error.code === 'EMAIL_TAKEN')) throw error;
      });
  }
  return { hasDemo: await manager.existsBy(UserEntity, { email: DEMO_ADMIN.email }) };
}

const tellFault = (sentence: string): void => console.error(sentence);

const logFault = (sentence: string): void =>
  createLogger('fatal', { write: (line: string) => console.error(line.trimEnd()) }).fatal(sentence);

/** Read here and not before: a release has no demo. */
export async function loadDemo(container: Container): Promise<void> {
  const demo = await import('./demo/load/load-demo-into.js').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new ConfigError('A release holds no demo: set DEMO_DATA=off.');
  });
  await demo.loadDemoInto(container);
}

/** What the operator reads when a start or a command failed: one sentence for everything that an operator can mend. */
function startFault(error: unknown): string {
  if (error instanceof ConfigError || error instanceof BackupError || error instanceof LocalDatabaseError)
    return error.message;
  if (error instanceof PortalError) return withFields(error);
  const { code, message, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${address} is taken: stop what uses it or set PORT to another one.`;
    case 'EADDRNOTAVAIL':
      return `HOST ${address} is no address of this machine: set HOST to one, such as 127.0.0.1.`;
    case 'EACCES':
    case 'EPERM':
      return port
        ? `Port ${port} may not be opened by this user: set PORT to one above 1023.`
        : dataFolderFault(message);
    case 'EROFS':
    case 'ENOSPC':
    case 'ENOTDIR':
      return dataFolderFault(message);
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
      return `The database at DATABASE_URL cannot be reached (${code}): check the address and that the server runs.`;
    case 'ECONNRESET':
    case 'PROTOCOL_CONNECTION_LOST':
    case 'ER_SERVER_SHUTDOWN':
      return `The database ended the connection (${code}): check that the server runs.`;
    case 'ER_DISK_FULL':
    case 'ER_RECORD_FILE_FULL':
      return `The disk of the database is full (${message}).`;
    case 'ER_ACCESS_DENIED_ERROR':
      return 'The database refused the user or the password of DATABASE_URL.';
    case 'ER_SECURE_TRANSPORT_REQUIRED':
      return 'The database takes connections over TLS only: end DATABASE_URL with ?ssl=verify, or ?ssl=required.';
    case 'HANDSHAKE_NO_SSL_SUPPORT':
      return 'The database offers no TLS, which DATABASE_URL demands: switch it on there, or leave ?ssl= out within a private network.';
    case 'HANDSHAKE_SSL_ERROR':
      return `The TLS handshake with the database failed (${message}): check its certificate, DATABASE_CA and the host of DATABASE_URL.`;
    case 'ER_BAD_DB_ERROR':
    case 'ER_DBACCESS_DENIED_ERROR':
      return 'The database that DATABASE_URL names does not exist there, or this user may not use it.';
    default:
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

const dataFolderFault = (message: string): string =>
  `The data folder cannot be written (${message}): set DATA_DIR to a folder that can.`;

/** A refusal of a use case with the messages of its fields. */
function withFields({ message, facts }: PortalError): string {
  const fields = (facts['fields'] ?? {}) as Record<string, string[]>;
  const messages = Object.values(fields).flat();
  return messages.length > 0 ? messages.join('; ') : message;
}
