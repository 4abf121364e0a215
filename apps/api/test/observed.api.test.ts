import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { freePort } from '@job-alert/local-database/free-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordMaintenanceRun } from '../src/database/maintenance-runs.js';
import { VERSION } from '../src/platform/observability/version.js';
import { PRODUCTION } from './builders/production.js';
import { type Portal, startPortal, startSecondNode } from './harness.js';

const ROOT = new URL('../../../', import.meta.url);
const ALERTS = readFileSync(new URL('deploy/monitoring/alerts.yaml', ROOT), 'utf8');
const DASHBOARD = readFileSync(new URL('deploy/monitoring/dashboard.json', ROOT), 'utf8');
const FUNCTIONS = new Set(['histogram_quantile', 'min_over_time', 'max_over_time']);
/** Metrics of the exporters in prometheus.yaml, and of the text files that the operator's scripts write. */
const EXPORTER_METRICS = /^(?:node|probe)_|^job_alert_(?:backup_copied|restore_drill)_/;
const TOKEN = 'the-token-of-prometheus';
const ID = /^[\da-f]{8}-[\da-f-]{27}$/;

describe('monitoring', () => {
  let portal: Portal;
  beforeAll(async () => {
    // Uses a port where no server listens, because a configured but unavailable scanner has metrics too.
    const CLAMD_URL = 'tcp://127.0.0.1:1';
    portal = await startPortal({ LOG_LEVEL: 'silent', METRICS_TOKEN: TOKEN, CLAMD_URL });
  });
  afterAll(() => portal.stop());

  const metrics = async ({ url }: { url: string } = portal): Promise<string> => {
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(answer.status).toBe(200);
    return answer.text();
  };
  const value = (text: string, sample: string): number => {
    const line = text.split('\n').find((one) => one.startsWith(`${sample} `));
    return line === undefined ? 0 : Number(line.slice(sample.length));
  };
  const post = (query: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${portal.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    });

  test('metrics require the token', async () => {
    for (const authorization of ['', `Bearer ${TOKEN}x`, TOKEN]) {
      const refused = await fetch(`${portal.url}/metrics`, { headers: { authorization } });
      expect([refused.status, refused.headers.get('www-authenticate'), await refused.text()]).toEqual([
        401,
        'Bearer',
        '',
      ]);
    }
    expect(await metrics()).toContain('process_cpu_seconds_total');
  });

  test('metrics without a token are served in production only on METRICS_PORT', async () => {
    const port = await freePort();
    const apart = await startSecondNode(portal, { ...PRODUCTION, METRICS_PORT: String(port) });
    expect((await fetch(`${apart.url}/metrics`)).status).toBe(404);
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('job_alert_build_info');
    expect((await fetch(`http://127.0.0.1:${port}/graphql`)).status).toBe(404);
    await apart.stop();
    const closed = await startSecondNode(portal, PRODUCTION);
    expect((await fetch(`${closed.url}/metrics`)).status).toBe(404);
    await closed.stop();
  });

  test('metrics count operations by name and code, and combine unknown names as other', async () => {
    const before = await metrics();
    await post('query OpenJobs { openJobs(first: 1) { totalCount } }');
    await post('query MadeUp { openJobs(first: 1) { totalCount } }');
    await post('{ openJobs(first: 1) { totalCount } }');
    await post('query Applicants { applications(first: 1) { totalCount } }');
    await post('query OpenJobs { nothing }');
    const after = await metrics();
    const counted = (sample: string): number => value(after, sample) - value(before, sample);
    const total = (operation: string, code: string): number =>
      counted(`graphql_operations_total{operation="${operation}",code="${code}"}`);
    expect([total('OpenJobs', 'OK'), total('other', 'OK')]).toEqual([1, 2]);
    expect([total('Applicants', 'UNAUTHENTICATED'), total('other', 'GRAPHQL_VALIDATION_FAILED')]).toEqual([1, 1]);
    expect(counted('graphql_operation_duration_seconds_count{operation="other"}')).toBe(3);
    expect(after).not.toContain('MadeUp');
  });

  test('the ages of backup and sweep count from the migration, and restart when a task succeeds on any server', async () => {
    /** Returns the ages from a new server that has read nothing yet. */
    const ages = async (): Promise<[backup: number, sweep: number]> => {
      const node = await startSecondNode(portal, { METRICS_TOKEN: TOKEN });
      const text = await metrics(node);
      await node.stop();
      return [value(text, 'backup_age_seconds'), value(text, 'sweep_age_seconds')];
    };
    for (const age of await ages()) expect(age).toBeGreaterThan(0);
    await portal.dataSource.query('UPDATE maintenance_run SET succeeded_at = succeeded_at - INTERVAL 2 DAY');
    for (const age of await ages()) expect(age).toBeGreaterThan(172_800);
    await recordMaintenanceRun(portal.dataSource, 'backup');
    const [backup, sweep] = await ages();
    expect(backup).toBeLessThan(3_600);
    expect(sweep).toBeGreaterThan(172_800);
  });

  test('metrics report the connection pool, pending migrations, the file store and the build', async () => {
    const { manager, dataSource } = { manager: portal.dataSource.manager, dataSource: portal.dataSource };
    for (let time = 0; time < 4; time += 1) await post('{ openJobs(first: 1) { totalCount } }');
    const used = await manager.transaction(async (inside) => {
      await inside.query('SELECT 1');
      return value(await metrics(), 'database_pool_used_connections');
    });
    expect(used).toBeGreaterThan(0);
    const text = await metrics();
    expect(value(text, 'database_pool_idle_connections')).toBeGreaterThan(0);
    expect(value(text, 'database_pool_max_connections')).toBe(10);
    expect(value(text, 'database_pool_waiting_requests')).toBe(0);
    expect(value(text, 'database_pool_prepared_statements')).toBeGreaterThan(0);
    expect([value(text, 'database_pending_migrations'), value(text, 'job_alert_ready')]).toEqual([0, 1]);
    expect([value(text, 'webhook_waiting_events'), value(text, 'webhook_switched_off')]).toEqual([0, 0]);
    expect(value(text, 'file_store_up')).toBe(1);
    expect(value(text, 'file_store_free_ratio')).toBeGreaterThan(0);
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect(VERSION).toBe(version);
    expect(text).toContain(`job_alert_build_info{version="${version}",revision="",node="${process.version}"} 1`);
    // The next test uses the same database, so this restores the row.
    await dataSource.query("UPDATE migration SET name = CONCAT('-', name) ORDER BY id DESC LIMIT 1");
    const pending = await metrics();
    await dataSource.query('UPDATE migration SET name = SUBSTRING(name, 2) ORDER BY id DESC LIMIT 1');
    expect([value(pending, 'database_pending_migrations'), value(pending, 'job_alert_ready')]).toEqual([1, 0]);
  });

  // CI installs it (.ci/run).
  test.skipIf(spawnSync('promtool', ['--version']).error)('promtool has no warning about the metrics', async () => {
    const check = (input: string) => spawnSync('promtool', ['check', 'metrics'], { input, encoding: 'utf8' });
    expect(check('# HELP busy_total x\n# TYPE busy_total gauge\nbusy_total 1\n').status).not.toBe(0);
    const { status, stdout, stderr } = check(await metrics());
    expect({ status, text: `${stdout}${stderr}`.trim() }).toEqual({ status: 0, text: '' });
  });

  test('metrics include every metric that an alert or the dashboard uses', async () => {
    const there = new Set([...(await metrics()).matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name));
    const metricNames = [...ALERTS.matchAll(/expr: (.*)/g), ...DASHBOARD.matchAll(/"expr": "(.*)"/g)]
      .flatMap(([, expression = '']) => expression.replaceAll(/\\?"[^"]*"/g, '').match(/[a-z]+(?:_[a-z0-9]+)+/g) ?? [])
      .filter((name) => !FUNCTIONS.has(name) && !EXPORTER_METRICS.test(name));
    expect(metricNames.length).toBeGreaterThan(50);
    const missing = metricNames.filter(
      (name) => !there.has(name) && !there.has(name.replace(/_(?:bucket|sum|count)$/, '')),
    );
    expect(missing).toEqual([]);
  });

  test('alerts each have a runbook entry and tests that they fire and stay silent', () => {
    const alerts = [...ALERTS.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
    const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
    expect([...read('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name)).toEqual(alerts);
    const tried = [...read('deploy/monitoring/alerts.test.yaml').matchAll(/- name: (.*)/g)].map(([, name]) => name);
    expect(tried).toEqual(alerts.flatMap((name) => [`${name} fires`, `${name} stays silent`]));
    expect([...ALERTS.matchAll(/runbook: docs\/runbook.md#(\w+)/g)].map(([, name]) => name)).toEqual(
      alerts.map((name) => name.toLowerCase()),
    );
  });

  test('a request keeps a valid X-Request-Id, and its error responses contain it', async () => {
    const idOf = async (requestId: string): Promise<string | null> =>
      (await post('{ viewer { id } }', { 'x-request-id': requestId })).headers.get('x-request-id');
    expect(await idOf('req-0123456789')).toBe('req-0123456789');
    for (const odd of ['short', 'a'.repeat(65), '"}{"level":60', 'with a space']) expect(await idOf(odd)).toMatch(ID);
    await portal.dataSource.query('RENAME TABLE job TO job_away');
    const jobs = `${portal.url}/job/current-opening/get-jobs/`;
    const answer = await fetch(jobs, { headers: { 'x-request-id': 'quoted-by-rest' } });
    expect([answer.status, await answer.json()]).toEqual([500, expect.objectContaining({ id: 'quoted-by-rest' })]);
    for (let time = 0; time < 3; time += 1) {
      // The document is compiled by the third request.
      const failed = await post('{ openJobs(first: 1) { nodes { id } } }', { 'x-request-id': `quoted-${time}` });
      const body = (await failed.json()) as { errors: { extensions: { errorId: string } }[] };
      expect(body.errors[0]?.extensions.errorId).toBe(`quoted-${time}`);
    }
    await portal.dataSource.query('RENAME TABLE job_away TO job');
  });

  test('a stopping server fails /readyz, and still answers requests with Connection: close', async () => {
    portal.container.shutdownState.isShuttingDown = true;
    const ready = await fetch(`${portal.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }]);
    const answer = await post('{ viewer { id } }');
    expect([answer.headers.get('connection'), await answer.json()]).toEqual(['close', { data: { viewer: null } }]);
    portal.container.shutdownState.isShuttingDown = false;
  });
});
