import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import { startTestServer } from '@job-alert/local-database/test-server';
import mysql from 'mysql2/promise';
import { saveAllMatchKeys } from '../src/database/search/company-match-keys.js';
import { openDataSource } from '../src/database/data-source.js';
import { migrate } from '../src/database/migrate.js';
import { indexAll } from '../src/database/search/search-words.js';
import { SmtpSink } from '../test/builders/smtp-sink.js';
import { fillPortal } from './admin-data.js';
import { type ChildServer, cpuOf, startChild } from './child-server.js';
import { type Asked, mixedRequests, type Prepared, SHARES, type Who } from './mixed-requests.js';
import { Table } from './table.js';

const candidates = Number(process.env['BENCH_CANDIDATES'] ?? 100_000);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 60);
const A_SECOND = 100;
const WARM_UP = 5;
const DATABASE = 'bench_mixed';
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const WHO = ['visitors', 'candidates', 'employers', 'administrators'] as const satisfies readonly Who[];

/**
 * Simulates an ordinary day of a large portal: a hundred requests per second, sent regardless of earlier responses, while emails and webhooks are
 * delivered. On your own server (DATABASE_URL), `BENCH_KEEP=on` keeps the filled database for the next run.
 */
const server = await startTestServer();
const isKept = process.env['BENCH_KEEP'] === 'on';
try {
  const known = isKept && (await isFilled(server.serverUrl(DATABASE)));
  const databaseUrl = known ? server.serverUrl(DATABASE) : await createScratchDatabase(server.serverUrl, DATABASE);
  if (!known) await fill(databaseUrl);
  await measure(databaseUrl);
} finally {
  if (!isKept) await dropScratchDatabase(server.serverUrl, DATABASE);
  await server.stop();
}

async function isFilled(databaseUrl: string): Promise<boolean> {
  const connection = await mysql.createConnection(databaseUrl).catch(() => null);
  if (!connection) return false;
  const [[row]] = await connection.query<mysql.RowDataPacket[]>('SELECT COUNT(*) AS filled FROM candidate_profile');
  await connection.end();
  return Number(row?.['filled']) === candidates;
}

async function fill(databaseUrl: string): Promise<void> {
  const started = Date.now();
  const dataSource = await openDataSource(databaseUrl, 2);
  await migrate(dataSource);
  const size = { companies: 1_000, jobs: Math.max(2_000, candidates / 5), candidates, applicationsEach: 5 };
  await fillPortal(databaseUrl, size);
  await indexAll(dataSource.manager);
  await saveAllMatchKeys(dataSource.manager);
  await dataSource.query('ANALYZE TABLE user_word, job_word, job_term');
  await dataSource.destroy();
  console.log(
    `${candidates} candidates, ${5 * candidates} applications filled in ${((Date.now() - started) / 1_000).toFixed(0)} s`,
  );
}

async function measure(databaseUrl: string): Promise<void> {
  const sink = await SmtpSink.start();
  let events = 0;
  const receiver = createServer((_, response) => {
    events += 1;
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  const connection = await mysql.createConnection({ uri: databaseUrl, timezone: 'Z' });
  const portal = await startChild(
    [process.execPath, fileURLToPath(new URL('../dist/main.js', import.meta.url))],
    {
      DATABASE_URL: databaseUrl,
      DEMO_DATA: 'off',
      GRAPHQL_BUDGET_PER_MINUTE: '1000000000',
      SMTP_URL: `${sink.url}?tls=optional`,
      ADMIN_MAIL: 'each',
      WEBHOOK_ALLOW: '127.0.0.1',
    },
    '/livez',
  );
  try {
    const ask = async (asked: Asked): Promise<Prepared> => {
      const { text } = await send(portal, asked);
      const { data, errors } = JSON.parse(text) as { data: Prepared; errors?: { message: string }[] };
      if (errors) throw new Error(`${errors[0]?.message} (${asked.body})`);
      return data;
    };
    const next = await mixedRequests(connection, ask, `http://127.0.0.1:${port}/`);
    await load(portal, next, WARM_UP);
    const [cpu, queries, databaseCpu] = [
      await portal.cpuSeconds(),
      await statements(connection),
      await cpuOfDatabase(connection),
    ];
    const { times, failures, peak } = await load(portal, next, seconds);
    const ran = (after: number, before: number) => (((after - before) * 100) / seconds).toFixed(0);
    const table = new Table();
    for (const who of [...WHO, 'all'] as const) {
      const own = who === 'all' ? WHO.flatMap((each) => times[each]) : times[who];
      const sorted = own.toSorted((a, b) => a - b);
      const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
      const details = `${own.length} requests, p50 ${at(0.5).toFixed(1)}, p99 ${at(0.99).toFixed(1)} ms`;
      table.add({ name: `${who}, p95`, rounds: [at(0.95)], goal: { atMost: 100 }, unit: 'ms', details });
    }
    const portalCpu = `CPU ${ran(await portal.cpuSeconds(), cpu)} % of a core`;
    table.add({ name: 'memory at its peak, MB', rounds: [peak], goal: { atMost: 300 }, details: portalCpu });
    const sent = `${sink.mails.length} mails and ${events} events went out`;
    console.log(
      `database: ${(await statements(connection)) - queries} statements, CPU ${ran(await cpuOfDatabase(connection), databaseCpu)} % of a core; ${sent}`,
    );
    for (const [message, count] of failures) console.log(`${count} times: ${message}`);
    if (!table.isReached || failures.size > 0 || sink.mails.length === 0 || events === 0) process.exitCode = 1;
  } finally {
    await portal.stop();
    await connection.end();
    await sink.stop();
    receiver.close();
  }
}

/** Sends requests on schedule. Times are measured from the moment when a request was due. */
async function load(portal: ChildServer, next: Readonly<Record<Who, () => Asked>>, duration: number) {
  const times: Record<Who, number[]> = { visitors: [], candidates: [], employers: [], administrators: [] };
  const failures = new Map<string, number>();
  const under: Promise<void>[] = [];
  // Spreads the callers evenly, so that every hundred requests have the same shares.
  const order = WHO.flatMap((who) =>
    Array.from({ length: SHARES[who] }, (_, index) => [index / SHARES[who], who] as const),
  )
    .toSorted(([a], [b]) => a - b)
    .map(([, who]) => who);
  let peak = 0;
  const started = performance.now();
  for (let count = 0; count < duration * A_SECOND; count += 1) {
    const due = started + (count * 1_000) / A_SECOND;
    if (due > performance.now()) await pause(due - performance.now());
    const who = order[count % order.length] ?? 'visitors';
    const asked = next[who]();
    under.push(
      send(portal, asked).then(({ status, text }) => {
        times[who].push(performance.now() - due);
        const error = status === 200 ? /"errors":\[\{"message":"([^"]*)"/.exec(text)?.[1] : String(status);
        if (error === undefined) return;
        const failure = `${nameOf(asked)}: ${error}`;
        failures.set(failure, (failures.get(failure) ?? 0) + 1);
      }),
    );
    if (count % 20 === 0) peak = Math.max(peak, await portal.megabytes());
  }
  await Promise.all(under);
  return { times, failures, peak };
}

/** Returns the first field of a document, or the path of a page. */
function nameOf({ path, body = '' }: Asked): string {
  return /\{(?:\\n|\s)*(\w+)/.exec(body.slice(2))?.[1] ?? path;
}

function send(portal: ChildServer, { path, token, body }: Asked): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) };
  return new Promise((resolve, reject) => {
    request(portal.url + path, { agent, method: body ? 'POST' : 'GET', headers }, async (response) => {
      let text = '';
      for await (const chunk of response) text += String(chunk);
      resolve({ status: response.statusCode ?? 0, text });
    })
      .on('error', reject)
      .end(body);
  });
}

async function statements(connection: mysql.Connection): Promise<number> {
  const [[row]] = await connection.query<mysql.RowDataPacket[]>("SHOW GLOBAL STATUS LIKE 'Questions'");
  return Number(row?.['Value']);
}

/** Works only for a database on this machine. */
async function cpuOfDatabase(connection: mysql.Connection): Promise<number> {
  const [[row]] = await connection.query<mysql.RowDataPacket[]>('SELECT @@pid_file AS file');
  const pid = readFileSync(String(row?.['file']), 'utf8').trim();
  return cpuOf(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}
