import cluster from 'node:cluster';
import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { VirusScanService } from '../../features/files/virus-scan.service.js';
import type { WebhookGaugesReadModel } from '../../features/webhooks/webhook-gauges.read-model.js';
import type { WebhookSenderService } from '../../features/webhooks/webhook-sender.service.js';
import type { Clock } from '../../platform/clock.js';
import type { Config } from '../../platform/config.js';
import type { FileStore } from '../../platform/files/file-store.js';
import type { OutboxMetrics } from '../../platform/outbox/outbox-metrics.js';
import type { Replicas } from '../../platform/replicas.js';
import { COMMIT, VERSION } from '../../platform/observability/version.js';
import { databaseMetrics } from './database-metrics.js';
import { fileMetrics } from './file-metrics.js';
import { type HealthDeps, readinessError } from './health.js';
import { asyncGauge } from './async-gauge.js';
import { maintenanceMetrics } from './maintenance-metrics.js';
import { outboxMetrics } from './outbox-metrics.js';
import { scanMetrics } from './scan-metrics.js';
import { webhookMetrics } from './webhook-metrics.js';
import { metricsReader } from './worker-metrics.js';

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
