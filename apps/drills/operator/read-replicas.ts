import { setTimeout as pause } from 'node:timers/promises';
import type { Outcome, Place } from '../shared/place.js';
import { openJob, signedIn } from '../shared/load.js';
import { ADMIN, PortalProcess } from '../shared/portal-process.js';
import { openDataSource } from '../../api/src/database/data-source.js';
import { migrate } from '../../api/src/database/migrate.js';
import { TestClient } from '../../api/test/builders/client.js';
import { type Follower, type ReplicatedDatabases, startReplicated } from './replicated-databases.js';

const LIST = '{ openJobs(first: 5) { nodes { id title } } }';
const ONE = 'query ($id: ID!) { openJob(id: $id) { id } }';
const VISITORS = 8;
/** The slowest permitted request. A request to a hanging replica waits two seconds. */
const SLOWEST = 3_000;
/** The maximum age of data for a visitor: five seconds of lag, one second to the next check and a timeout of two seconds. */
const MAX_LAG_MS = 8_000;

interface Load {
  requests: number;
  slowest: number;
  failures: string[];
}

/** Two replicas answer visitors under load. They stop replicating, crash, hang and recover. Users with a login are never served from them. */
export async function readReplicas({ folder, port }: Place): Promise<Outcome> {
  const databases = await startReplicated(folder, 2);
  try {
    const dataSource = await openDataSource(databases.primary, 2);
    await migrate(dataSource);
    await dataSource.destroy();
    const settings = {
      DATA_DIR: `${folder}/api`,
      DATABASE_URL: databases.primary,
      DATABASE_READ_URLS: databases.readUrls.join(','),
      GRAPHQL_BUDGET_PER_MINUTE: '1000000000',
    };
    const portal = await PortalProcess.start(port, settings);
    const problems = await findProblems(portal, databases);
    const code = await portal.end('SIGTERM');
    return code === 0 ? problems : [...problems, `the portal ended with ${code}`];
  } finally {
    await databases.stop();
  }
}

async function findProblems({ url }: PortalProcess, { replicas }: ReplicatedDatabases): Promise<string[]> {
  const [one, other] = replicas;
  if (!one || !other) throw new Error('There are two replicas.');
  const load: Load = { requests: 0, slowest: 0, failures: [] };
  const over = new AbortController();
  const problems: string[] = [];
  await openJob(url);
  const visitors = Array.from({ length: VISITORS }, () => visit(url, load, over.signal));
  try {
    await pause(3_000);
    problems.push(...(await readProblems(replicas, true, 'they follow')));
    problems.push(...(await ownWriteProblems(url)));
    await Promise.all(replicas.map((replica) => replica.pause()));
    problems.push(...(await problemsUntilSeen(url, 'both had stopped following')));
    problems.push(...(await readProblems(replicas, false, 'they no longer follow')));
    await Promise.all(replicas.map((replica) => replica.resume()));
    await pause(3_000);
    problems.push(...(await readProblems(replicas, true, 'they have caught up')));
    await one.signal('SIGKILL');
    await pause(3_000);
    const hanging = await other.signal('SIGSTOP');
    await pause(4_000);
    process.kill(hanging, 'SIGCONT');
    await pause(4_000);
    problems.push(...(await readProblems(replicas, true, 'they are back')));
  } finally {
    over.abort();
    await Promise.all(visitors);
  }
  console.log(
    `${load.requests} answers to visitors, ${load.failures.length} failed; the slowest took ${load.slowest} ms`,
  );
  if (load.slowest > SLOWEST) problems.push(`a visitor waited for ${load.slowest} ms`);
  return [...problems, ...new Set(load.failures)];
}

/** Checks twenty times that users with a login see a new job at once. */
async function ownWriteProblems(url: string): Promise<string[]> {
  const admin = await signedIn(url, ADMIN);
  const missing: string[] = [];
  for (let round = 0; round < 20; round += 1) {
    const id = await openJob(url);
    const { openJob: job } = await admin.ask<{ openJob: unknown }>(ONE, { id });
    if (job === null) missing.push(`job ${id} was missing for who had just approved it`);
  }
  return missing;
}

/** Checks that visitors see a new job within the maximum lag, for example after a replica has stopped. */
async function problemsUntilSeen(url: string, when: string): Promise<string[]> {
  const id = await openJob(url);
  const from = Date.now();
  const visitor = new TestClient(url);
  while (Date.now() - from < MAX_LAG_MS) {
    if ((await visitor.ask<{ openJob: unknown }>(ONE, { id })).openJob !== null) {
      console.log(`a visitor saw a new job ${Date.now() - from} ms after it was opened, when ${when}`);
      return [];
    }
    await pause(100);
  }
  return [`a visitor did not see a new job within ${MAX_LAG_MS} ms, when ${when}`];
}

async function readProblems(replicas: readonly Follower[], expected: boolean, when: string): Promise<string[]> {
  const before = await Promise.all(replicas.map((replica) => replica.questions()));
  await pause(2_000);
  const after = await Promise.all(replicas.map((replica) => replica.questions()));
  const counts = after.map((count, index) => count - (before[index] ?? 0));
  console.log(`statements of two seconds on the replicas, when ${when}: ${counts.join(' and ')}`);
  // The checks, this query and replication itself run statements too.
  const isRead = (count: number): boolean => count > 50;
  return counts.every((count) => isRead(count) === expected)
    ? []
    : [`the replicas had ${counts.join(' and ')} statements when ${when}`];
}

async function visit(url: string, load: Load, over: AbortSignal): Promise<void> {
  const visitor = new TestClient(url);
  while (!over.aborted) {
    const from = Date.now();
    await visitor.ask(LIST).catch((error: unknown) => load.failures.push(String(error)));
    load.requests += 1;
    load.slowest = Math.max(load.slowest, Date.now() - from);
    await pause(5);
  }
}
