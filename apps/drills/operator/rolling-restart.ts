import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@job-alert/local-database/free-port';
import { type Outcome, type Place, withDatabase } from '../shared/place.js';
import { PortalProcess } from '../shared/portal-process.js';
import { migrate } from '../../api/src/database/migrate.js';
import { employerInput, REGISTER_EMPLOYER } from '../../api/test/builders/employer.js';

const SHIPPED = fileURLToPath(new URL('../../../deploy/cluster/haproxy.cfg', import.meta.url));
const HAPROXY = ['haproxy', '/usr/sbin/haproxy'].find((program) => spawnSync(program, ['-v']).status === 0);
const CONCURRENCY = 12;
const UP_WITHIN = 30_000;
const READ = { query: 'query OpenJobs { openJobs(first: 5) { totalCount nodes { id title } } }' };

interface Load {
  requests: number;
  signUps: number;
  slowest: number;
  failures: string[];
}

/** Restarts both servers behind the shipped HAProxy in turn under load. No request fails. */
export async function rollingRestart(place: Place): Promise<Outcome> {
  if (HAPROXY === undefined) return { notRun: 'HAProxy is not installed: apt-get install haproxy' };
  const program = HAPROXY;
  return withDatabase(place, async ({ dataSource, settings }) => {
    await migrate(dataSource);
    const ports = [await freePort(), await freePort()];
    const start = (port: number) =>
      PortalProcess.start(port, { ...settings, DRAIN_SECONDS: '6', TRUSTED_PROXIES: '127.0.0.1' });
    const servers = await Promise.all(ports.map(start));
    try {
      const proxy = await startProxy(program, place, ports);
      try {
        return await restarted(place.rounds, proxy, servers, (index) => start(ports[index] ?? 0));
      } finally {
        proxy.child.kill();
      }
    } finally {
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
    }
  });
}

interface Proxy {
  child: ChildProcess;
  url: string;
  statistics: string;
}

/** Starts HAProxy with the shipped configuration, the ports of this machine and a statistics page, without the database nodes. */
async function startProxy(program: string, { folder }: Place, [a = 0, b = 0]: readonly number[]): Promise<Proxy> {
  const [web, statistics] = [await freePort(), await freePort()];
  const [portal = ''] = readFileSync(SHIPPED, 'utf8').split(/^# One node/m);
  const configuration = portal
    .replace('bind :8080', `bind 127.0.0.1:${web}`)
    .replace('server-a:4000', `127.0.0.1:${a}`)
    .replace('server-b:4000', `127.0.0.1:${b}`);
  const page = `frontend statistics\n  bind 127.0.0.1:${statistics}\n  stats enable\n  stats uri /\n`;
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, `${configuration}\n${page}`);
  const child = spawn(program, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const proxy = { child, url: `http://127.0.0.1:${web}`, statistics: `http://127.0.0.1:${statistics}/;csv` };
  try {
    await bothUp(proxy);
  } catch (error) {
    child.kill();
    throw error;
  }
  return proxy;
}

/** Waits until the proxy sends requests to both servers. */
async function bothUp({ child, statistics }: Proxy): Promise<void> {
  const end = Date.now() + UP_WITHIN;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`HAProxy ended with ${child.exitCode}.`);
    const lines = await fetch(statistics).then(
      (answer) => answer.text(),
      () => '',
    );
    // The status is "DOWN 1/2" while it counts successful checks, and "UP 1/2" while it counts failed ones.
    if (lines.split('\n').filter((line) => /^portal,[ab],/.test(line) && line.includes(',UP,')).length === 2) return;
    await pause(100);
  }
  throw new Error(`HAProxy did not have both servers within ${UP_WITHIN} ms.`);
}

async function restarted(
  rounds: number,
  proxy: Proxy,
  servers: PortalProcess[],
  start: (index: number) => Promise<PortalProcess>,
): Promise<string[]> {
  const load: Load = { requests: 0, signUps: 0, slowest: 0, failures: [] };
  const over = new AbortController();
  const visitors = Array.from({ length: CONCURRENCY }, (_, number) => visit(proxy.url, number, load, over.signal));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, server] of servers.entries()) {
      const code = await server.end('SIGTERM');
      if (code !== 0) load.failures.push(`a server ended with ${code}`);
      servers[index] = await start(index);
      await bothUp(proxy);
    }
  }
  over.abort();
  await Promise.all(visitors);
  const { requests, signUps, slowest, failures } = load;
  console.log(
    `${rounds * servers.length} restarts: ${requests} requests, among them ${signUps} sign-ups; ${failures.length} failed; the slowest took ${slowest} ms`,
  );
  return [...new Set(failures)];
}

/** Sends requests on persistent connections. Every twentieth request is a sign-up. */
async function visit(url: string, number: number, load: Load, over: AbortSignal): Promise<void> {
  for (let turn = number; !over.aborted; turn += 1) {
    const isSignUp = turn % 20 === 0;
    const body = isSignUp ? { query: REGISTER_EMPLOYER, variables: { input: employerInput() } } : READ;
    const startedAt = Date.now();
    const failure = await (turn % 3 === 1 ? fetch(`${url}/job/current-opening/get-jobs/`) : post(url, body)).then(
      async (answer) => {
        const text = await answer.text();
        return answer.status === 200 && !text.includes('"errors"')
          ? undefined
          : `${answer.status} ${text.slice(0, 200)}`;
      },
      (error: Error) => `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`,
    );
    load.requests += 1;
    load.signUps += isSignUp && failure === undefined ? 1 : 0;
    load.slowest = Math.max(load.slowest, Date.now() - startedAt);
    if (failure !== undefined) load.failures.push(failure);
    await pause(5);
  }
}

const post = (url: string, body: object): Promise<Response> =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
