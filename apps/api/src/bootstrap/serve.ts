import cluster from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_ADMIN, DEMO_CANDIDATE, DEMO_EMPLOYER } from '@job-alert/domain/accounts/demo-logins';
import { withTimeout } from '../platform/with-timeout.js';
import { createApp } from '../server/app.js';
import { createMetrics } from '../server/ops/metrics.js';
import { labelMetrics } from '../server/ops/worker-metrics.js';
import { readWebBuild } from '../server/pages/web-build.js';
import { SERVING, WorkerCluster } from '../cluster.js';
import { seedFirstStart } from './seed.js';
import { type AppContext, withAppContext } from './app-context.js';
import { canOpenAll } from './sealed-values.js';
import { logError, printError } from './startup-error.js';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { UserEntity } from '../database/entities/accounts/user.entity.js';
import { ConfigError } from '../platform/config.js';

/**
 * Runs the server and returns the exit code. In production, fatal errors are logged as JSON. Prepares the database
 * while the web app is being built, and serves after both.
 */
export const runServer = (environment: NodeJS.ProcessEnv, webBuild: Promise<unknown> = Promise.resolve()) =>
  withAppContext(environment, (portal) => serve(portal, webBuild), {
    tell: environment['NODE_ENV'] === 'production' ? logError : printError,
  });

/** The seconds for a shutdown after draining. `deploy/systemd`, `deploy/cluster` and `docker` wait longer. */
const STOP_GRACE_SECONDS = 10;
/** Enough for two million profiles. */
const SECRET_CHECK_MS = 10_000;
const STUCK_CHECK_INTERVAL_MS = 5_000;
/** The milliseconds for an embedded database after the grace period. */
const DATABASE_GRACE_MS = 3_000;

type Stop = () => Promise<unknown>;

/** Serves until SIGTERM or SIGINT, then finishes requests in progress. Stops all started parts if one fails. */
async function serve(portal: AppContext, webBuild: Promise<unknown>): Promise<void> {
  const { config, container } = portal;
  if (cluster.isPrimary) await runPreflightChecks(portal);
  const stopped = terminationSignal();
  void stopped.then(() => exitAfter(config.DRAIN_SECONDS + STOP_GRACE_SECONDS, portal));
  const stops: Stop[] = [() => container.poolMonitor.stop()];
  container.poolMonitor.start();
  try {
    if (cluster.isPrimary) await startPortal(portal, stops, Promise.race([webBuild, stopped]));
    else await startAsWorker(portal, stops);
    await stopped;
    await drain(portal);
    container.logger.info('stopping: requests in flight are finished first');
  } catch (error) {
    exitAfter(STOP_GRACE_SECONDS, portal);
    throw error;
  } finally {
    await stopAll(stops);
  }
}

/** Starts the server, or the primary process of the workers. Each part registers how to stop it first. */
async function startPortal(portal: AppContext, stops: Stop[], webBuild: Promise<unknown>): Promise<void> {
  const { config } = portal;
  const { hasDemo } = await seedFirstStart(portal);
  await webBuild;
  if (config.WORKERS > 1) {
    await startWorkers(portal, stops);
    followReplicas(portal, stops);
  } else await startServer(portal, stops);
  startBackgroundTasks(portal, stops);
  announceReady(portal, hasDemo);
}

/** Starts a worker. The primary process runs startup and background work. */
async function startAsWorker(portal: AppContext, stops: Stop[]): Promise<void> {
  await startServer(portal, stops);
  process.send?.(SERVING);
  endWhenStuck(portal, stops);
}

/** Ends a worker that gets no connection to the database, so that the primary process replaces it: /livez asks any worker. */
function endWhenStuck({ container: { poolWatchdog, logger } }: AppContext, stops: Stop[]): void {
  const timer = setInterval(() => {
    if (!poolWatchdog.isStuck) return;
    clearInterval(timer);
    logger.fatal('no connection to the database was free for a minute: this worker ends');
    process.kill(process.pid, 'SIGTERM');
  }, STUCK_CHECK_INTERVAL_MS);
  stops.push(async () => clearInterval(timer));
}

async function startWorkers({ config, database, container }: AppContext, stops: Stop[]): Promise<void> {
  const registry = createMetrics(container);
  const workers = new WorkerCluster({
    count: config.WORKERS,
    // Workers also use an embedded database.
    environment: { DATABASE_URL: database.url },
    logger: container.logger,
    metrics: () => labelMetrics(registry, 0),
  });
  stops.push(() => workers.stop());
  await workers.start();
}

/** Listens before periodic tasks start, and counts visits. */
async function startServer(portal: AppContext, stops: Stop[]): Promise<void> {
  const { config, container } = portal;
  const { visitsWork, visits } = container;
  const app = await createApp(container, readWebBuild());
  stops.push(() => app.close());
  await app.listen({ host: config.HOST, port: config.PORT }).catch((error: Error) => {
    // METRICS_PORT has set its own name on the error.
    throw Object.assign(error, { setting: 'PORT', ...error });
  });
  stops.push(() => visitsWork.stop().then(() => visits.write()));
  visitsWork.start();
  followReplicas(portal, stops);
}

function followReplicas(
  { config, database, container: { replicas, replicaMonitor } }: AppContext,
  stops: Stop[],
): void {
  stops.push(() => replicaMonitor.stop().then(() => replicas.close()));
  replicas.configure(database.ca, config.databaseConnections);
  replicaMonitor.start();
}

function startBackgroundTasks(portal: AppContext, stops: Stop[]): void {
  const { container } = portal;
  stops.push(
    async () => container.outboxWorker?.stop(),
    () => container.webhookSender.stop(),
    () => container.digestWork.stop(),
    () => container.decisionNotificationWork.stop(),
    () => container.feedbackReminderWork.stop(),
    () => container.closingWork.stop(),
    () => container.jobAlertWork.stop().then(() => container.jobAlertEmails.release()),
    () => container.confirmationWork.stop(),
    () => container.joinRequestWork.stop(),
    () => container.deferredScans.stop(),
    () => container.candidateIndexing.stop(),
  );
  startMail(portal);
  container.deferredScans.start();
  container.candidateIndexing.start();
  container.closingWork.start();
  container.webhookSender.start();
  // In the background, because it reads every profile.
  const stopping = new AbortController();
  const hashesFilled = container.identityHashes
    .backfill(stopping.signal)
    .catch((error: unknown) => container.logger.warn({ err: error }, 'identity numbers could not be hashed'));
  stops.push(() => {
    stopping.abort();
    return hashesFilled;
  });
}

/** Stops all parts concurrently, then throws the first error. */
async function stopAll(stops: readonly Stop[]): Promise<void> {
  const results = await Promise.allSettled(stops.map((stop) => stop()));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** Ends the process with exit code 1 after this time, even if timers or connections are open. */
function exitAfter(seconds: number, { database, container: { logger } }: AppContext): void {
  const exit = async (): Promise<void> => {
    logger.error('the stop has taken too long: the process ends with work unfinished');
    await withTimeout(database.stop(), DATABASE_GRACE_MS).catch(() => undefined);
    process.exit(1);
  };
  setTimeout(() => void exit(), seconds * 1_000).unref();
}

/** Fails /readyz until load balancers have noticed, while requests are still served. Workers drain themselves. */
async function drain({ config, container: { shutdownState, logger } }: AppContext): Promise<void> {
  shutdownState.isShuttingDown = true;
  const takesRequests = cluster.isWorker || config.WORKERS === 1;
  if (config.DRAIN_SECONDS === 0 || !takesRequests) return;
  logger.info({ seconds: config.DRAIN_SECONDS }, 'draining: /readyz says no, then the server stops');
  await pause(config.DRAIN_SECONDS * 1_000);
}

/** Logs JSON in production, text for people elsewhere. */
function announceReady({ config, database, container }: AppContext, hasDemo: boolean): void {
  const { isProduction, publicUrl: url } = config;
  if (isProduction) container.logger.info({ url, database: database.description }, 'Job Alert is ready');
  else console.log(welcome(url, database.description, hasDemo));
}

function startMail({ config, container }: AppContext): void {
  const {
    outboxWorker,
    digestWork,
    decisionNotificationWork,
    jobAlertWork,
    confirmationWork,
    feedbackReminderWork,
    joinRequestWork,
    logger,
  } = container;
  digestWork.start();
  decisionNotificationWork.start();
  feedbackReminderWork.start();
  jobAlertWork.start();
  confirmationWork.start();
  joinRequestWork.start();
  if (outboxWorker) outboxWorker.start();
  else if (config.isProduction) logger.warn('SMTP_URL is not set: emails wait in the outbox until it is');
}

/** Keeps listening: terminals and npm both send Ctrl-C, and the second signal must not interrupt the shutdown. */
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

/** Throws for configuration errors that would otherwise appear later. */
async function runPreflightChecks(portal: AppContext): Promise<void> {
  await rejectDemoInProduction(portal);
  await rejectForeignSecret(portal);
  await checkStorage(portal);
}

/** The password of the demo's administrator is public. */
async function rejectDemoInProduction({ config, container: { dataSource } }: AppContext): Promise<void> {
  if (!config.isProduction || !(await dataSource.manager.existsBy(UserEntity, { email: DEMO_ADMIN.email }))) return;
  throw new ConfigError('The database contains the demo, whose passwords are public: use another one in production.');
}

/** Reads every value, but delays a start by ten seconds at most. */
async function rejectForeignSecret({ container: { dataSource, fieldEncryption, logger } }: AppContext): Promise<void> {
  const limit = AbortSignal.timeout(SECRET_CHECK_MS);
  const isComplete = await canOpenAll(dataSource, fieldEncryption, limit).catch((error: unknown) => {
    if (!limit.aborted) throw error;
    logger.warn('the check that APP_SECRET opens all data has stopped at its time limit: run job-alert reseal');
    return true;
  });
  if (isComplete) return;
  throw new ConfigError(
    'APP_SECRET is not the one that sealed the data of this database: set that one, or add it to APP_SECRETS_EARLIER.',
  );
}

async function checkStorage({ config, container: { fileStore, logger } }: AppContext): Promise<void> {
  const key = `start-check-${randomUUID()}`;
  try {
    await fileStore.save(key, Readable.from([Buffer.from('written at a start')]));
    await fileStore.remove(key);
  } catch (error) {
    const sentence = `Files cannot be saved (${(error as Error).message}): check STORAGE_URL.`;
    // An unavailable bucket may recover before a file is uploaded.
    if (config.STORAGE_URL?.startsWith('s3:')) logger.error(sentence);
    else throw new ConfigError(sentence);
  }
}
