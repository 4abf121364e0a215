import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import type { DataSource } from 'typeorm';
import { openDataSource } from '../src/database/data-source.js';
import { migrate, schemaFault } from '../src/database/migrate.js';
import { whomNewsTellsOf } from '../src/database/migrations/0009-whom-news-tells-of.js';
import { databaseShape, entityShape } from '../test/schema-shape.js';
import { fillOlderSchema } from './older-records.js';
import { type Place, withDatabase } from './place.js';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const NAME = 'faults_scratch';
const APPLICATIONS = 3_000;
/** What people left in the older schema, which has to be there afterwards. */
const COUNTS = [
  'user',
  'password_token',
  'company',
  'job',
  'application',
  'approval',
  'notification',
  'outbox_message',
];

interface Scene {
  url: string;
  dataSource: DataSource;
  dataFolder: string;
}

/**
 * kill -9 of `migrate` at a random moment of a whole migration: of an empty database and of an older one with rows, in turn. The
 * next run finishes it, and the tables are as if nothing had happened.
 */
export function migrationKilled(place: Place): Promise<string[]> {
  return withDatabase(place, async ({ settings: { DATABASE_URL, DATA_DIR: dataFolder } }) => {
    const faults: string[] = [];
    const took = { empty: 0, older: 0 };
    let [amid, unnoted] = [0, 0];
    // The first of each kind is not killed: it says how long a whole migration takes.
    for (let round = -1; round <= place.rounds; round += 1) {
      const kind = round % 2 === 0 ? 'empty' : 'older';
      const url = await createScratchDatabase(DATABASE_URL, NAME);
      const dataSource = await openDataSource(url, 2);
      try {
        const scene = { url, dataSource, dataFolder };
        const before = kind === 'older' ? await fillOlder(dataSource) : null;
        if (round < 1) took[kind] = await wholeRun(scene);
        else {
          const left = await killedRun(scene, Math.random() * took[kind]);
          if (left.pending) amid += 1;
          if (left.steps > 0) unnoted += 1;
          await wholeRun(scene);
        }
        faults.push(...(await broken(dataSource, before)).map((fault) => `round ${round}, ${kind}: ${fault}`));
      } finally {
        await dataSource.destroy();
        await dropScratchDatabase(DATABASE_URL, NAME);
      }
    }
    const { empty, older } = took;
    console.log(
      `migrate killed ${place.rounds} times, ${amid} of them before its end and ${unnoted} amid the steps of one migration; whole, it takes ${empty} ms on an empty database and ${older} ms on one with ${APPLICATIONS} applications; every next run finished it`,
    );
    return faults;
  });
}

async function fillOlder(dataSource: DataSource): Promise<string[]> {
  await migrate(dataSource, undefined, whomNewsTellsOf);
  await fillOlderSchema(dataSource, APPLICATIONS);
  return counts(dataSource);
}

async function counts(dataSource: DataSource): Promise<string[]> {
  const lines: string[] = [];
  for (const table of COUNTS) {
    const [row] = await dataSource.query<{ total: string }[]>(`SELECT COUNT(*) AS total FROM ${table}`);
    lines.push(`${table} ${row?.total}`);
  }
  return lines;
}

/** Runs it to its end; how many milliseconds its migrations took. */
async function wholeRun(scene: Scene): Promise<number> {
  const child = start(scene);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  await Promise.race([begun(child), ended]);
  const from = Date.now();
  const [code] = await ended;
  if (code !== 0) throw new Error(`migrate ended with ${code}.`);
  return Date.now() - from;
}

/** Kills it so many milliseconds after its first migration has begun; what it leaves. */
async function killedRun(scene: Scene, after: number): Promise<{ pending: boolean; steps: number }> {
  const child = start(scene);
  const ended = once(child, 'exit');
  await begun(child);
  await pause(after);
  child.kill('SIGKILL');
  await ended;
  const steps = await scene.dataSource.query<unknown[]>('SELECT name FROM migration_step');
  return { pending: (await schemaFault(scene.dataSource)) !== null, steps: steps.length };
}

function start({ url, dataFolder }: Scene): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  return spawn(process.execPath, ['--conditions=source', '--import', 'tsx', MAIN, 'migrate'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { PATH, HOME, DATABASE_URL: url, DATA_DIR: dataFolder, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Resolves when it says that its first migration begins. */
function begun(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.stdout?.on('data', (said: Buffer) => {
      if (said.includes('migration ')) resolve();
    });
  });
}

async function broken(dataSource: DataSource, before: string[] | null): Promise<string[]> {
  const faults: string[] = [];
  const fault = await schemaFault(dataSource);
  if (fault !== null) faults.push(fault);
  if (!isDeepStrictEqual(await databaseShape(dataSource), entityShape(dataSource)))
    faults.push('the tables are not as the entities describe them');
  if (before === null) return faults;
  const after = await counts(dataSource);
  if (after.join() !== before.join()) faults.push(`rows before: ${before.join(', ')}; after: ${after.join(', ')}`);
  const [untold] = await dataSource.query<{ total: string }[]>(
    `SELECT (SELECT COUNT(*) FROM notification WHERE candidate_id IS NULL) + (SELECT COUNT(*) FROM outbox_message WHERE candidate_id IS NULL)
      + (SELECT COUNT(*) FROM user WHERE email <> LOWER(email)) + (SELECT COUNT(*) FROM approval WHERE company_id IS NOT NULL AND note IS NULL) AS total`,
  );
  if (Number(untold?.total) !== 0) faults.push(`${untold?.total} rows were not brought into the new form`);
  return faults;
}
