import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import type { DataSource } from 'typeorm';
import { fillCandidates } from '../../api/bench/candidates-data.js';
import { migrate } from '../../api/src/database/migrate.js';
import { CandidateIndexRepository } from '../../api/src/features/sourcing/candidate-index.repository.js';
import { CandidatePostingsRepository } from '../../api/src/features/sourcing/candidate-postings.repository.js';
import { type DatabaseUnderFault, type Place, withDatabase } from '../shared/place.js';
import { PortalProcess } from '../shared/portal-process.js';

/** As many candidates as a server indexes in one transaction (candidate-indexing.service.ts). */
const BATCH = 100;
/** Batches that no killed server begins, so that the last server has something to do. */
const SPARE_BATCHES = 4;
const FOUND_WITHIN = 120_000;
const INDEXED_WITHIN = 600_000;

const COUNT_DUE = 'SELECT COUNT(*) AS n FROM candidate_search WHERE due_at IS NOT NULL';
/** Fails while a server changes postings. */
const IS_FREE = "SELECT name FROM lease WHERE name = 'candidate postings' FOR UPDATE NOWAIT";
/** Everything that the index consists of. */
const WHOLE = [
  'SELECT term, block, HEX(entries) AS entries FROM candidate_posting ORDER BY term, block',
  'SELECT id, candidate_id, terms FROM indexed_candidate ORDER BY id',
  'SELECT candidate_id, due_at, experience_months, qualification FROM candidate_search ORDER BY candidate_id',
];
const FORGET = [
  'DELETE FROM candidate_posting',
  'DELETE FROM indexed_candidate',
  'UPDATE candidate_search SET due_at = UTC_TIMESTAMP(3), experience_months = NULL, qualification = NULL',
];

/** Kills the API with kill -9 while it changes the first index of candidates. The next server goes on, and the index is that of a server that nobody killed. */
export function indexKilled(place: Place): Promise<string[]> {
  return withDatabase(place, (database) => killWhileIndexing(place, database));
}

async function killWhileIndexing(
  { rounds, port }: Place,
  { dataSource, settings }: DatabaseUnderFault,
): Promise<string[]> {
  const candidates = (rounds + SPARE_BATCHES) * BATCH;
  await migrate(dataSource);
  await fillCandidates(settings.DATABASE_URL, candidates);
  const undisturbed = await indexAtOnce(dataSource);
  for (const sql of FORGET) await dataSource.query(sql);
  let undone = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const portal = await PortalProcess.start(port, settings);
    const isChanging = await untilPostingsChange(dataSource);
    const due = await countDue(dataSource);
    await pause(Math.random() * 30);
    await portal.end('SIGKILL');
    if (!isChanging) return [`kill ${round} came after the index was complete`];
    await untilFree(dataSource);
    if ((await countDue(dataSource)) === due) undone += 1;
  }
  const left = await countDue(dataSource);
  const portal = await PortalProcess.start(port, settings);
  for (const end = Date.now() + INDEXED_WITHIN; (await countDue(dataSource)) > 0 && Date.now() < end; )
    await pause(500);
  await portal.end('SIGTERM');
  console.log(
    `API killed ${rounds} times while it indexed ${candidates} candidates: ${undone} of its transactions were undone, ${left} candidates were left to the last server`,
  );
  return (await digest(dataSource)) === undisturbed
    ? []
    : ['the index is different from that of a server that nobody killed'];
}

/** Indexes all candidates without an interruption. Returns the digest of the index. */
async function indexAtOnce(dataSource: DataSource): Promise<string> {
  const index = new CandidateIndexRepository(new CandidatePostingsRepository());
  const today = todayInIndia(new Date());
  for (let indexed = 1; indexed > 0; )
    indexed = await dataSource.transaction((manager) => index.indexDue(manager, BATCH, today));
  return digest(dataSource);
}

/** Waits until a server has changed postings in a transaction that is still open. Returns false if nobody does so. */
async function untilPostingsChange(dataSource: DataSource): Promise<boolean> {
  for (const end = Date.now() + FOUND_WITHIN; Date.now() < end; await pause(2))
    if (!(await isFree(dataSource))) return true;
  return false;
}

/** Waits until the database has ended the transaction of the killed server. */
async function untilFree(dataSource: DataSource): Promise<void> {
  while (!(await isFree(dataSource))) await pause(50);
}

const isFree = (dataSource: DataSource): Promise<boolean> =>
  dataSource.query(IS_FREE).then(
    () => true,
    () => false,
  );

async function countDue(dataSource: DataSource): Promise<number> {
  const [row] = await dataSource.query<{ n: string }[]>(COUNT_DUE);
  return Number(row?.n);
}

async function digest(dataSource: DataSource): Promise<string> {
  const hash = createHash('sha256');
  for (const sql of WHOLE) for (const row of await dataSource.query<object[]>(sql)) hash.update(JSON.stringify(row));
  return hash.digest('hex');
}
