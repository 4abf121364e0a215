import cluster from 'node:cluster';
import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { maintenanceAges } from '../../database/maintenance-runs.js';
import { poolState } from '../../database/pool-state.js';
import type { PoolWatchdog } from '../../database/pool-watchdog.js';
import { pendingMigrations } from '../../database/schema-error.js';
import type { ScanVerdict, VirusScanService } from '../../features/files/virus-scan.service.js';
import type { WebhookGaugesReadModel } from '../../features/webhooks/webhook-gauges.read-model.js';
import type { WebhookSenderService } from '../../features/webhooks/webhook-sender.service.js';
import type { Clock } from '../../platform/clock.js';
import type { Config } from '../../platform/config.js';
import type { FileStore } from '../../platform/files/file-store.js';
import { memoizeFor, METRICS_TTL_MS } from '../../platform/memoize-for.js';
import { COMMIT, VERSION } from '../../platform/observability/version.js';
import type { OutboxMetrics } from '../../platform/outbox/outbox-metrics.js';
import type { Replicas, ReplicaState } from '../../platform/replicas.js';
import { type HealthDeps, readinessError } from './health.js';
import { metricsReader } from './worker-metrics.js';
import { withTimeout } from '../../platform/with-timeout.js';

/** A slow source must not block the other metrics. */
const TIMEOUT_MS = 2_000;

/** Registers a gauge that is read at each scrape. NaN if the read fails or times out, never a false zero. */
function asyncGauge(registry: Registry, name: string, help: string, read: () => Promise<number>): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [],
    async collect() {
      this.set(await withTimeout(read(), TIMEOUT_MS).catch(() => Number.NaN));
    },
  });
  registry.registerMetric(gauge);
}

export interface MetricsDeps extends HealthDeps {
  dataSource: DataSource;
  clock: Clock;
  outboxGauges: OutboxMetrics;
  virusScan: VirusScanService;
  fileStore: FileStore;
  replicas: Replicas;
  webhookGauges: WebhookGaugesReadModel;
  webhookSender: WebhookSenderService;
}

/** Creates the metrics of this process and its services. Others are registered where they are measured. */
export function createMetrics(deps: MetricsDeps): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // The library names these gauges like counters. `nodejs_active_resources` has the same values by type.
  for (const kind of ['handles', 'requests', 'resources']) registry.removeSingleMetric(`nodejs_active_${kind}_total`);
  new Gauge({
    name: 'job_alert_build_info',
    help: 'The version of the portal and its commit; always 1.',
    labelNames: ['version', 'revision', 'node'],
    registers: [registry],
  })
    .labels(VERSION, COMMIT, process.version)
    .set(1);
  asyncGauge(registry, 'job_alert_ready', 'Does /readyz say yes? 1 or 0.', async () =>
    Number((await readinessError(deps)) === null),
  );
  databaseMetrics(registry, deps);
  scanMetrics(registry, deps.virusScan);
  // The primary process reports metrics that are the same for all workers.
  if (cluster.isWorker) return registry;
  outboxMetrics(registry, deps.outboxGauges);
  webhookMetrics(registry, deps.webhookGauges, deps.webhookSender);
  fileMetrics(registry, deps.fileStore);
  maintenanceMetrics(registry, deps.dataSource, deps.clock);
  return registry;
}

/**
 * Serves metrics at METRICS_PORT, or at /metrics with METRICS_TOKEN. Without either, /metrics is public in development
 * and absent in production, because it shows how busy the portal is.
 */
export function serveMetrics(app: FastifyInstance, registry: Registry, config: Config): void {
  const { METRICS_TOKEN: token, METRICS_PORT: port, HOST: host, isProduction } = config;
  const isAuthorized = (authorization: string | undefined): boolean =>
    token === undefined || isEqualConstantTime(authorization ?? '', `Bearer ${token}`);
  const { contentType } = registry;
  const read = metricsReader(registry);
  if (port !== undefined) return serveOnOwnPort(app, { host, port, isAuthorized, contentType, read });
  if (isProduction && token === undefined) return;
  app.get('/metrics', { config: { cost: 100 } }, async ({ headers }, reply) => {
    if (!isAuthorized(headers.authorization)) return reply.code(401).header('www-authenticate', 'Bearer').send();
    return reply.type(contentType).send(await read());
  });
}

interface MetricsServer {
  host: string;
  port: number;
  isAuthorized(authorization: string | undefined): boolean;
  contentType: string;
  read(): Promise<string>;
}

/** Listens on a separate port, which need not be reachable from outside. */
function serveOnOwnPort(app: FastifyInstance, { host, port, isAuthorized, contentType, read }: MetricsServer): void {
  const server = createServer(async ({ url, method, headers }, response) => {
    const isMetricsRequest = url === '/metrics' && (method === 'GET' || method === 'HEAD');
    if (!isMetricsRequest) return response.writeHead(404).end();
    if (!isAuthorized(headers.authorization)) return response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    const text = await read();
    return response.writeHead(200, { 'content-type': contentType }).end(text);
  });
  app.addHook('onReady', async () => {
    await once(server.listen(port, host), 'listening').catch((error: Error) => {
      throw Object.assign(error, { setting: 'METRICS_PORT' });
    });
  });
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}

/** Compares in constant time. */
const isEqualConstantTime = (one: string, other: string): boolean => timingSafeEqual(hash(one), hash(other));
const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Metrics of the file store: availability and free space. */
function fileMetrics(registry: Registry, files: FileStore): void {
  asyncGauge(registry, 'file_store_up', 'Does the store of the files answer? 1 or 0.', async () =>
    Number(await files.isAvailable()),
  );
  if (!files.isFolder) return;
  asyncGauge(registry, 'file_store_free_ratio', 'The free part of the disk of the files, from 0 to 1.', () =>
    files.freeRatio(),
  );
}

/** The ages of the last successful backup and sweep on any machine. */
function maintenanceMetrics(registry: Registry, dataSource: DataSource, clock: Clock): void {
  const ages = memoizeFor(METRICS_TTL_MS, clock, () => maintenanceAges(dataSource));
  const gauge = (task: 'backup' | 'sweep', help: string): void =>
    asyncGauge(registry, `${task}_age_seconds`, help, async () => (await ages()).get(task) ?? Number.NaN);
  gauge('backup', 'Time since the last backup that was written and verified.');
  gauge('sweep', 'Time since the last sweep that succeeded.');
}

function outboxMetrics(registry: Registry, outbox: OutboxMetrics): void {
  const gauge = (name: string, help: string, of: 'waiting' | 'dead' | 'oldestSeconds') =>
    asyncGauge(registry, `outbox_${name}`, help, async () => (await outbox.read())[of]);
  gauge('waiting_mails', 'Mails that wait or are being sent.', 'waiting');
  gauge('dead_mails', 'Mails that were tried in vain to the end.', 'dead');
  gauge('oldest_waiting_seconds', 'Age of the oldest mail that waits; 0 when none does.', 'oldestSeconds');
}

const VERDICTS: readonly ScanVerdict[] = ['CLEAN', 'INFECTED', 'AWAY'];

/** Metrics of the virus scanner, if one is configured: availability and results. */
function scanMetrics(registry: Registry, scan: VirusScanService): void {
  if (!scan.isSetUp) return;
  asyncGauge(registry, 'clamd_up', 'Does the virus scanner answer? 1 or 0.', async () => Number(await scan.isThere()));
  const scanned = new Counter({
    name: 'files_scanned_total',
    help: 'Scans for viruses by their end; AWAY when the scanner gave no answer.',
    labelNames: ['verdict'],
    registers: [],
    collect() {
      this.reset();
      for (const verdict of VERDICTS) this.inc({ verdict }, scan.counts[verdict]);
    },
  });
  registry.registerMetric(scanned);
}

/** Metrics of pending webhook events and of this server's deliveries. */
function webhookMetrics(registry: Registry, gauges: WebhookGaugesReadModel, sender: WebhookSenderService): void {
  const gauge = (name: string, help: string, of: 'waiting' | 'switchedOff') =>
    asyncGauge(registry, name, help, async () => (await gauges.read())[of]);
  gauge('webhook_waiting_events', 'Events that wait for a receiver of webhooks.', 'waiting');
  gauge(
    'webhook_switched_off',
    'Webhooks that were switched off because an event could not be delivered.',
    'switchedOff',
  );
  const attempts = new Counter({
    name: 'webhook_attempts_total',
    help: 'Attempts to deliver an event by their end.',
    labelNames: ['end'],
    registers: [],
    collect() {
      this.reset();
      for (const [end, count] of Object.entries(sender.attempts)) this.inc({ end }, count);
    },
  });
  registry.registerMetric(attempts);
}

/** Metrics of the connection pool, the schema version and the replicas. */
function databaseMetrics(
  registry: Registry,
  { dataSource, replicas, poolWatchdog }: { dataSource: DataSource; replicas: Replicas; poolWatchdog: PoolWatchdog },
): void {
  const gauge = (name: string, help: string, of: keyof ReturnType<typeof poolState>) => {
    const own = new Gauge({
      name: `database_pool_${name}`,
      help,
      registers: [],
      collect() {
        this.set(poolState(dataSource)[of]);
      },
    });
    registry.registerMetric(own);
  };
  gauge('used_connections', 'Connections to the database that are at work.', 'used');
  gauge('idle_connections', 'Connections to the database that are open and free.', 'idle');
  gauge('max_connections', 'Connections to the database that this process opens at most.', 'max');
  gauge('waiting_requests', 'Statements and transactions that wait for a connection.', 'waiting');
  gauge('prepared_statements', 'Statements that this process holds prepared in the database.', 'prepared');
  registry.registerMetric(
    new Counter({
      name: 'database_pool_destroyed_connections_total',
      help: 'Connections that were held for too long and closed.',
      registers: [],
      collect() {
        this.reset();
        this.inc(poolWatchdog.destroyed);
      },
    }),
  );
  asyncGauge(registry, 'database_pending_migrations', 'Migrations that the database still lacks.', () =>
    pendingMigrations(dataSource),
  );
  const replicaGauge = (name: string, help: string, valueOf: (replica: ReplicaState) => number) =>
    registry.registerMetric(
      new Gauge({
        name: `database_replica_${name}`,
        help,
        labelNames: ['replica'],
        registers: [],
        collect() {
          for (const replica of replicas.states) this.set({ replica: replica.host }, valueOf(replica));
        },
      }),
    );
  replicaGauge('usable', 'Whether this process reads from the replica; 1 or 0.', ({ isUsable }) => Number(isUsable));
  replicaGauge(
    'behind_seconds',
    'How far the replica is behind the database; NaN while it does not answer.',
    ({ lagSeconds: behind }) => behind,
  );
}
