import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import type { TestServer } from '@job-alert/local-database/test-server';
import mysql from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import { type Container, createContainer } from '../src/container.js';
import { openDataSource } from '../src/database/data-source.js';
import { migrate } from '../src/database/migrate.js';
import { markCandidatesChanged } from '../src/database/search/candidate-index.js';
import type { CandidateSearchFilter } from '../src/features/sourcing/candidate-search.types.js';
import { readConfig } from '../src/platform/config.js';
import { createLogger } from '../src/platform/observability/logger.js';
import { cpuOf } from './child-server.js';
import { type Group, median, ROUNDS, type Table } from './table.js';
import { CANDIDATES_AFTER, fillCandidates, wordOf } from './candidates-data.js';
import { fillOpenJobs } from './ten-times-data.js';

/** Milliseconds of processor time, of the server and the database together. */
const GOAL = 60;
const SUGGESTIONS_GOAL = 80;
const SAVE_GOAL = 20;
/** In the background, after the save. */
const INDEX_GOAL = 60;
const SIZES = (process.env['BENCH_CANDIDATES'] ?? '10000,100000').split(',').map(Number);
const REQUESTS = 20;
const BESIDE_REQUESTS = 400;
const JOBS = 20_000;
/** On your own server (DATABASE_URL), `BENCH_KEEP=on` keeps the filled databases for the next run. */
const IS_KEPT = process.env['BENCH_KEEP'] === 'on';

const CASES: Readonly<Record<string, CandidateSearchFilter>> = {
  'no words': {},
  'one common word': { allOf: ['tally'] },
  'two words': { allOf: ['tally', 'gst'] },
  'a title and filters': { allOf: ['accountant'], cities: ['Surat'], experiences: ['YEARS_3_TO_5'] },
  'any, all and none': { allOf: ['excel'], anyOf: ['autocad', 'photoshop', 'payroll'], noneOf: ['sales'] },
  'a phrase': { allOf: ['"tally gst"'] },
  'a phrase of common words': { allOf: [`"${wordOf(1)} ${wordOf(2)}"`] },
  'a common word of resumes': { allOf: [wordOf(40)] },
  'a wrong letter': { allOf: ['photoshap'] },
  nobody: { allOf: ['horologist'] },
};

/** Measures the search for candidates with 10,000 and 100,000 of them, whose resumes have 3 kB of text. */
export const candidates: Group = { name: 'candidates', measure: measureCandidates };

async function measureCandidates(database: TestServer, table: Table): Promise<void> {
  for (const size of SIZES) {
    const name = `bench_candidates_${size}`;
    const isKept = IS_KEPT && (await isFilled(database.serverUrl(name), size));
    if (!isKept) await createScratchDatabase(database.serverUrl, name);
    await measureSize(database.serverUrl(name), { size, isNew: !isKept }, table);
    if (!IS_KEPT) await dropScratchDatabase(database.serverUrl, name);
  }
}

/** Returns true if an earlier run has filled the database. */
async function isFilled(databaseUrl: string, size: number): Promise<boolean> {
  const connection = await mysql.createConnection(databaseUrl).catch(() => null);
  if (!connection) return false;
  const [[row]] = await connection.query<mysql.RowDataPacket[]>('SELECT COUNT(*) AS filled FROM candidate_search');
  await connection.end();
  return Number(row?.['filled']) === size;
}

interface Size {
  size: number;
  /** False for the filled database of an earlier run. */
  isNew: boolean;
}

async function measureSize(databaseUrl: string, { size, isNew }: Size, table: Table): Promise<void> {
  const dataSource = await openDataSource(databaseUrl, 4);
  const config = readConfig({ DATABASE_URL: databaseUrl, STORAGE_URL: 'file:/nonexistent' });
  const container = createContainer({ config, dataSource, secret: '', logger: createLogger('silent') });
  const [{ file } = { file: '' }] = await dataSource.query<{ file: string }[]>('SELECT @@pid_file AS file');
  const databasePid = (await readFile(file, 'utf8')).trim();
  const measure = { table, size, databasePid };
  try {
    await migrate(dataSource);
    if (isNew) {
      await fillOpenJobs(databaseUrl, JOBS);
      await fillCandidates(databaseUrl, size);
      await measureIndex(measure, container);
    }
    // An earlier run may have been stopped.
    await container.candidateIndexing.indexAll();
    await dataSource.query('ANALYZE TABLE candidate_posting, candidate_search, candidate_profile, user');
    for (const [name, filter] of Object.entries(CASES))
      await measureRequests(measure, { name, goal: GOAL }, async () => {
        const page = await container.candidateSearch.page({ filter, first: 20, orderBy: 'BEST_MATCH' }, 100);
        return page.totalCount();
      });
    await measureRequests(measure, { name: 'suggestions of jobs', goal: SUGGESTIONS_GOAL }, async (request) => {
      const { totalCount } = await container.suggestedCandidates.forJob(String(request + 1));
      return totalCount;
    });
    const save = (request: number) =>
      dataSource.transaction(async (manager) => {
        const id = String(CANDIDATES_AFTER + 1 + ((request * 997) % size));
        const name = request % 2 === 0 ? 'Banking' : 'Auditing';
        await manager.query('UPDATE candidate_skill SET name = ? WHERE candidate_id = ? AND position = 0', [name, id]);
        await markCandidatesChanged(manager, [id]);
      });
    let saves = 0;
    await measureRequests(measure, { name: 'a saved skill', goal: SAVE_GOAL }, () => save((saves += 1)));
    await container.candidateIndexing.indexAll();
    await measureRequests(measure, { name: 'a saved skill and its index', goal: INDEX_GOAL }, async () => {
      await save((saves += 1));
      await container.candidateIndexing.indexAll();
    });
    await measureBesideIndex(measure, { dataSource, container });
  } finally {
    await dataSource.destroy();
  }
}

interface Measure {
  table: Table;
  size: number;
  databasePid: string;
}

async function measureIndex({ table, size, databasePid }: Measure, { candidateIndexing }: Container): Promise<void> {
  const startedAt = performance.now();
  const before = await processorTime(databasePid);
  await candidateIndexing.indexAll();
  table.add({
    name: `candidates: index of ${size}`,
    rounds: [(await processorTime(databasePid)) - before],
    goal: { atMost: 30 * 60_000 },
    unit: 'ms',
    details: `of processor time; ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes without pauses`,
  });
}

async function measureRequests(
  { table, size, databasePid }: Measure,
  { name, goal }: { name: string; goal: number },
  send: (request: number) => Promise<number | void>,
): Promise<void> {
  const rounds: number[] = [];
  let found: number | void = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const before = await processorTime(databasePid);
    for (let request = 0; request < REQUESTS; request += 1) found = await send(request);
    if (round > 0) rounds.push(((await processorTime(databasePid)) - before) / REQUESTS);
  }
  const details = found === undefined ? '' : `${found} found`;
  table.add({ name: `${size} candidates: ${name}`, rounds, goal: { atMost: goal }, unit: 'ms', details });
}

/** Compares the time of a small request while the background indexes with its time otherwise, in turns. */
async function measureBesideIndex(
  { table, size }: Measure,
  { dataSource, container }: { dataSource: DataSource; container: Container },
): Promise<void> {
  const request = async () => {
    await pause(5);
    const startedAt = performance.now();
    await container.reader.rows('SELECT id, first_name, email FROM user WHERE id BETWEEN 2000 AND 2050');
    return performance.now() - startedAt;
  };
  const requests = async () => {
    const times: number[] = [];
    while (times.length < BESIDE_REQUESTS) times.push(await request());
    return times;
  };
  const rounds: number[] = [];
  const late: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const alone = await requests();
    await dataSource.query('UPDATE candidate_search SET due_at = UTC_TIMESTAMP(3) ORDER BY candidate_id LIMIT 3000');
    const stop = new AbortController();
    const indexing = container.candidateIndexing.indexAll(stop.signal);
    const beside = await requests();
    stop.abort();
    await indexing;
    if (round > 0) rounds.push(median(beside) / median(alone));
    if (round > 0) late.push(lateOf(beside) - lateOf(alone));
  }
  await container.candidateIndexing.indexAll();
  table.add({
    name: `${size} candidates: beside the index`,
    rounds,
    goal: { atMost: 1.1 },
    details: `of the time of a small request; 95 % of them end ${median(late).toFixed(1)} ms later`,
  });
}

const lateOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

/** Returns the processor time of this process and the database in milliseconds. */
async function processorTime(databasePid: string): Promise<number> {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000 + cpuOf(await readFile(`/proc/${databasePid}/stat`, 'utf8')) * 1_000;
}
