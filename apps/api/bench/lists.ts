import { fileURLToPath } from 'node:url';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import { startTestServer } from '@job-alert/local-database/test-server';
import { openDataSource } from '../src/database/data-source.js';
import { saveAllMatchKeys } from '../src/database/search/company-match-keys.js';
import { indexAll } from '../src/database/search/search-words.js';
import { migrate } from '../src/database/migrate.js';
import { type ChildServer, startChild } from './child-server.js';

/** The request of a screen: one operation with its list. */
export interface ListCase {
  name: string;
  query: string;
  variables: Record<string, unknown>;
  /** The limit in milliseconds, if it is lower than for the other lists. */
  limitMilliseconds?: number;
}

interface ListBench {
  /** The name of the database. The benchmark creates and drops it. */
  database: string;
  fill: (databaseUrl: string) => Promise<void>;
  login: { email: string; password: string };
  userType: 'ADMIN' | 'EMPLOYER';
  cases: readonly ListCase[];
  /** The limit in milliseconds for every list. The benchmark fails above it. */
  limitMilliseconds: number;
  /** Times additional statements directly on the database. */
  beside?: (databaseUrl: string) => Promise<void>;
}

const REPETITIONS = 20;

/**
 * Fills a portal, starts it and times every list, one request after another. `BENCH_ONLY=queue` times only cases with that text in their name.
 * `BENCH_KEEP=on` leaves the portal running for a browser until Ctrl+C. `BENCH_DATABASE` names a database that such a run has filled; it is used
 * again and not dropped.
 */
export async function benchLists(bench: ListBench): Promise<void> {
  const filled = process.env['BENCH_DATABASE'];
  if (filled) return timeLists(bench, filled);
  const database = await startTestServer();
  const databaseUrl = await createScratchDatabase(database.serverUrl, bench.database);
  try {
    const dataSource = await openDataSource(databaseUrl, 2);
    await migrate(dataSource);
    await bench.fill(databaseUrl);
    await indexAll(dataSource.manager);
    await saveAllMatchKeys(dataSource.manager);
    await dataSource.query('ANALYZE TABLE user_word, job_word');
    await dataSource.destroy();
    await timeLists(bench, databaseUrl);
  } finally {
    await dropScratchDatabase(database.serverUrl, bench.database);
    await database.stop();
  }
}

async function timeLists(bench: ListBench, databaseUrl: string): Promise<void> {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const portal = await startChild(
    [process.execPath, '--conditions=source', '--import', 'tsx', main],
    { DATABASE_URL: databaseUrl, DEMO_DATA: 'off', RATE_LIMITS: 'off' },
    '/livez',
  );
  try {
    await measure(portal, {
      ...bench,
      cases: bench.cases.filter(({ name }) => name.includes(process.env['BENCH_ONLY'] ?? '')),
    });
    await bench.beside?.(databaseUrl);
    if (process.env['BENCH_KEEP'] === 'on') {
      console.log(`\n${portal.url} on ${databaseUrl} as ${bench.login.email} with ${bench.login.password}`);
      await new Promise<void>((resolve) => process.once('SIGINT', () => resolve()));
    }
  } finally {
    await portal.stop();
  }
}

async function measure(portal: ChildServer, { login, userType, cases, limitMilliseconds }: ListBench): Promise<void> {
  const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
  const { data } = await ask(portal, signIn, { input: { ...login, rememberMe: false, userType } });
  const width = Math.max(...cases.map(({ name }) => name.length)) + 2;
  console.log(`${'list'.padEnd(width)}  rows   first ms     min ms  median ms     p95 ms`);
  for (const { name, query, variables, limitMilliseconds: limit = limitMilliseconds } of cases) {
    const times: number[] = [];
    let rows = 0;
    for (let run = 0; run <= REPETITIONS; run += 1) {
      const started = performance.now();
      const answer = await ask(portal, query, variables, data['signIn']?.token);
      times.push(performance.now() - started);
      const list = Object.values(answer.data)[0];
      rows = (list?.nodes ?? list)?.length ?? 0;
    }
    const [first = 0, ...later] = times;
    const sorted = later.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
    const figures = [first, at(0), at(0.5), at(0.95)].map((time) => time.toFixed(1).padStart(10));
    console.log(`${name.padEnd(width)}${String(rows).padStart(6)} ${figures.join(' ')}`);
    if (first > limit || at(0.95) > limit) process.exitCode = 1;
  }
}

/** The parts of a response that the benchmark reads: a token, or the rows of a list. */
type Answer = Record<string, unknown[] & { nodes?: unknown[]; token: string }>;

async function ask(
  portal: ChildServer,
  query: string,
  variables: Record<string, unknown>,
  token?: string,
): Promise<{ data: Answer }> {
  const response = await fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const answer = (await response.json()) as { data: Answer; errors?: { message: string }[] };
  if (answer.errors) throw new Error(answer.errors[0]?.message);
  return answer;
}
