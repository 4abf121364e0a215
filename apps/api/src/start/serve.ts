import cluster from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_ADMIN, DEMO_CANDIDATE, DEMO_EMPLOYER } from '@job-alert/domain/demo-logins';
import { createApp } from '../server/app.js';
import { createMetrics } from '../server/ops/metrics.js';
import { labelled } from '../server/ops/worker-metrics.js';
import { readWebBuild } from '../server/pages/web-build.js';
import { SERVING, Workers } from '../workers.js';
import { checkStart } from './check-start.js';
import { prepareFirstStart } from './first-start.js';
import { type OpenPortal, withPortal } from './open-portal.js';
import { logFault, tellFault } from './start-fault.js';

/** Opens the portal and serves it; gives the exit code. What ends a server in production is a line of its log. */
export const runServer = (environment: NodeJS.ProcessEnv): Promise<number> =>
  withPortal(environment, serve, { tell: environment['NODE_ENV'] === 'production' ? logFault : tellFault });

/** Serves until SIGTERM or SIGINT, then finishes the requests in flight. */
async function serve(portal: OpenPortal): Promise<void> {
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
      container.decisionNotificationWork.stop(),
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

function startMail({ config, container }: OpenPortal): void {
  const { outboxWorker, digestWork, decisionNotificationWork, jobAlertWork, logger } = container;
  digestWork.start();
  decisionNotificationWork.start();
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
