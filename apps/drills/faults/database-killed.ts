import { setTimeout as pause } from 'node:timers/promises';
import { startLocalDatabase } from '@job-alert/local-database/local-database';
import { openDataSource } from '../../api/src/database/data-source.js';
import { load, nothingYet, openJob, signedIn } from '../shared/load.js';
import type { Place } from '../shared/place.js';
import { ADMIN, PortalProcess } from '../shared/portal-process.js';
import { broken } from '../shared/records.js';

const READY_WITHIN = 10_000;
/** Requests of a visitor during the outage, each over another part of the server. */
const PROBES: readonly [path: string, init?: RequestInit][] = [
  [
    '/graphql',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ openJobs(filter: { query: "weaver" }) { nodes { id } } }' }),
    },
  ],
  ['/job/current-opening/get-jobs?page=1'],
  ['/job-alert/job-opportunites'],
  ['/readyz'],
];
const STACK = /\n\s+at |node_modules|ECONN|SELECT |mysql/i;

/** The error that people may see while the database is away: a code and a sentence. */
const EXPECTED = /^UNAVAILABLE: [A-Z][^\n]*\.$/;

/**
 * Kills the embedded database under load, in turn with kill -9 and with SIGTERM. The API keeps running, recovers by itself, and loses no acknowledged
 * change. People see one sentence meanwhile.
 */
export async function databaseKilled({ rounds, port, folder }: Place): Promise<string[]> {
  const portal = await PortalProcess.start(port, { DATA_DIR: folder });
  const yes = nothingYet();
  const problems: string[] = [];
  const seconds: number[] = [];
  const errors = new Set<string>();
  const seen = new Map<string, number>();
  let failed = 0;
  try {
    const jobId = await openJob(portal.url);
    for (let round = 1; round <= rounds; round += 1) {
      const stop = new AbortController();
      const loaded = load(portal.url, jobId, yes, stop.signal);
      await pause(500 + Math.random() * 1_000);
      const [database, ...others] = portal.children();
      if (database === undefined || others.length > 0)
        throw new Error('The portal should have one child: its database.');
      const killedAt = Date.now();
      process.kill(database, round % 2 === 1 ? 'SIGKILL' : 'SIGTERM');
      const probing = new AbortController();
      const probed = probe(portal.url, seen, probing.signal);
      await away(portal);
      await portal.ready(READY_WITHIN).catch((error: Error) => problems.push(`round ${round}: ${error.message}`));
      seconds.push((Date.now() - killedAt) / 1000);
      probing.abort();
      problems.push(...(await probed).map((problem) => `round ${round}: ${problem}`));
      await pause(300);
      stop.abort();
      const result = await loaded;
      failed += result.failed;
      for (const error of result.errors) errors.add(error);
    }
    for (const error of errors) if (!EXPECTED.test(error)) problems.push(`somebody saw: ${error}`);
    problems.push(...(await lost(portal.url, yes)));
  } finally {
    await portal.end('SIGTERM');
  }
  problems.push(...(await damaged(folder, yes)));
  console.log(
    `database killed ${rounds} times: ready again after ${Math.max(...seconds).toFixed(1)} s at most; ${yes.candidates.length} sign-ups, ${yes.applications.length} applications and ${yes.approvals.length} approvals acknowledged, ${failed} candidates met an error: ${[...errors].join(' | ')}; a visitor was answered ${[...seen].map(([shown, count]) => `${count} × ${shown}`).join(', ')}`,
  );
  return problems;
}

/** Sends requests until `signal` and counts the statuses. Returns a problem for each response other than 200 and 503 with Retry-After and without internals. */
async function probe(url: string, seen: Map<string, number>, signal: AbortSignal): Promise<string[]> {
  const problems = new Set<string>();
  while (!signal.aborted) {
    for (const [path, init] of PROBES) {
      const response = await fetch(url + path, init);
      const { status, headers } = response;
      const text = await response.text();
      const shown = `${status} ${path.split('?')[0]}`;
      seen.set(shown, (seen.get(shown) ?? 0) + 1);
      if (status !== 200 && status !== 503) problems.add(`${shown} during the outage: ${text.slice(0, 200)}`);
      // Probes of load balancers have an interval of their own.
      if (status === 503 && path !== '/readyz' && !headers.has('retry-after'))
        problems.add(`${shown} has no Retry-After`);
      if (status === 503 && STACK.test(text)) problems.add(`${shown} shows internals: ${text.slice(0, 200)}`);
    }
    await pause(10);
  }
  return [...problems];
}

/** Returns lost and partial records, read from the database itself. */
async function damaged(folder: string, yes: ReturnType<typeof nothingYet>): Promise<string[]> {
  const server = await startLocalDatabase({ dataDir: folder });
  const dataSource = await openDataSource(server.url, 1);
  try {
    return await broken(dataSource, yes);
  } finally {
    await dataSource.destroy();
    await server.stop();
  }
}

/** Waits until the portal notices that its database is unavailable. Gives up after ten attempts, because the database may be back before that. */
async function away(portal: PortalProcess): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    if ((await fetch(`${portal.url}/readyz`)).status !== 200) return;
    await pause(10);
  }
}

/** Returns the acknowledged records that an administrator does not find. */
async function lost(url: string, yes: ReturnType<typeof nothingYet>): Promise<string[]> {
  const admin = await signedIn(url, ADMIN);
  const problems: string[] = [];
  for (const { id } of yes.candidates) {
    const outcome = await admin.outcome('query ($id: ID!) { candidate(id: $id) { id } }', { id });
    if (outcome !== 'OK') problems.push(`candidate ${id} is lost: ${outcome}`);
  }
  for (const id of yes.approvals) {
    const { application } = await admin.ask<{ application: { approvalState: string } }>(
      'query ($id: ID!) { application(id: $id) { approvalState } }',
      { id },
    );
    if (application.approvalState !== 'APPROVED') problems.push(`the approval of application ${id} is lost`);
  }
  return problems;
}
