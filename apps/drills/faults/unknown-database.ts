import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import type { DataSource } from 'typeorm';
import { openDataSource } from '../../api/src/database/data-source.js';
import { migrate } from '../../api/src/database/migrate.js';
import { type Outcome, type Place, withDatabase } from '../shared/place.js';

const MAIN = fileURLToPath(new URL('../../api/dist/main.js', import.meta.url));
const NAME = 'faults_unknown_scratch';
const RUNS = 3;
/** A command that waits or repeats itself is ended after this time. */
const ENDS_WITHIN = 30_000;
/** A server compares the tables twice a minute. */
const NOTICED_WITHIN = 45_000;
const RECORD = 'INSERT INTO migration (timestamp, name) VALUES (0, ?)';
const APP_SECRET = 'k3Vq8ZrT1mXw6YbN0cJd5LfHs7GpAu2E';

interface UnknownDatabase {
  what: string;
  /** True if the migrations of this version run first. */
  isMigrated: boolean;
  /** The statement that makes the database unusable, and its values. */
  change: [sql: string, values?: string[]];
  sentence: RegExp;
  /** The commands that must reject it. */
  rejectedBy: readonly Command[];
}

type Command = keyof typeof COMMANDS;
const COMMANDS = {
  migrate: { command: 'migrate', settings: {} },
  'start with MIGRATE_ON_START': { command: 'start', settings: { MIGRATE_ON_START: 'on' } },
  'start with MIGRATE_ON_START and two workers': {
    command: 'start',
    settings: { MIGRATE_ON_START: 'on', WORKERS: '2' },
  },
  start: { command: 'start', settings: { MIGRATE_ON_START: 'off' } },
} as const;
const ALL = Object.keys(COMMANDS) as Command[];
const MIGRATING = ALL.filter((name) => name !== 'start');

const DATABASES: readonly UnknownDatabase[] = [
  {
    what: 'a database from before the first version',
    isMigrated: false,
    change: [RECORD, ['Accounts1763600000001']],
    sentence: /it is from before the first version, with the migration Accounts1763600000001\): use an empty/,
    rejectedBy: ALL,
  },
  {
    what: 'tables of another program',
    isMigrated: false,
    change: ['CREATE TABLE user (login INT PRIMARY KEY)'],
    sentence: /it already has the table user, which the portal has not created\): use an empty/,
    rejectedBy: MIGRATING,
  },
  {
    what: 'a database of a newer version',
    isMigrated: true,
    change: [RECORD, ['Colours1900000000001']],
    sentence:
      /a newer version has migrated it, with the migration Colours1900000000001\): run `job-alert migrate` of that/,
    rejectedBy: ['migrate'],
  },
  {
    what: 'a database without a column',
    isMigrated: true,
    change: ['ALTER TABLE contact_message DROP COLUMN message'],
    sentence: /the column message of the table contact_message is missing\): restore a backup/,
    rejectedBy: ALL,
  },
  {
    what: 'a database without an index',
    isMigrated: true,
    change: ['ALTER TABLE contact_message DROP INDEX contact_message_email'],
    sentence: /the index contact_message_email of the table contact_message is missing\): restore a backup/,
    rejectedBy: ALL,
  },
];

/** `migrate`, starts and `/readyz` of the built portal reject databases that are not of this version, in one sentence each time. */
export function unknownDatabase(place: Place): Promise<Outcome> {
  return withDatabase(place, async ({ settings: { DATABASE_URL: server, DATA_DIR } }) => {
    const problems: string[] = [];
    for (const unknown of DATABASES) {
      const DATABASE_URL = await createScratchDatabase(server, NAME);
      const dataSource = await openDataSource(DATABASE_URL, 2);
      try {
        await migrate(dataSource, undefined, unknown.isMigrated ? undefined : []);
        await dataSource.query(...unknown.change);
        const settings = { DATABASE_URL, DATA_DIR, PORT: String(place.port) };
        for (const name of unknown.rejectedBy) problems.push(...(await rejected(unknown, name, settings)));
      } finally {
        await dataSource.destroy();
      }
    }
    const DATABASE_URL = await createScratchDatabase(server, NAME);
    const dataSource = await openDataSource(DATABASE_URL, 2);
    problems.push(...(await noticed(dataSource, { DATABASE_URL, DATA_DIR, PORT: String(place.port) })));
    await dataSource.destroy();
    await dropScratchDatabase(server, NAME);
    return problems;
  });
}

/** Runs a command several times. Each time it must end with exit code 1 and the sentence of the database alone. */
async function rejected(
  { what, sentence }: UnknownDatabase,
  name: Command,
  settings: Record<string, string>,
): Promise<string[]> {
  const { command, settings: own } = COMMANDS[name];
  const problems: string[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const child = portal(command, { ...settings, ...own });
    const timer = setTimeout(() => child.process.kill('SIGKILL'), ENDS_WITHIN);
    const [code] = (await once(child.process, 'exit')) as [number | null];
    clearTimeout(timer);
    const lines = child.output().trim().split('\n');
    if (code !== 1 || lines.length !== 1 || !sentence.test(lines.join()))
      problems.push(`${what}: run ${run} of ${name} ended with ${code}: ${lines.join(' ')}`);
    else if (run === 1) console.log(`${name}: ${lines.join()}`);
  }
  return problems;
}

/** A running server stops being ready when an index is dropped, and is ready again when it is back. */
async function noticed(dataSource: DataSource, settings: Record<string, string>): Promise<string[]> {
  const server = portal('start', { ...settings, MIGRATE_ON_START: 'on' });
  const isReady = async (): Promise<boolean> =>
    (await fetch(`http://127.0.0.1:${settings['PORT']}/readyz`).catch(() => undefined))?.ok ?? false;
  const within = async (wanted: boolean, milliseconds: number): Promise<number | undefined> => {
    const from = Date.now();
    for (; Date.now() - from < milliseconds; await pause(200))
      if ((await isReady()) === wanted) return Date.now() - from;
    return undefined;
  };
  const change = (sql: string): Promise<unknown> => dataSource.query(`ALTER TABLE contact_message ${sql}`);
  const times: (number | undefined)[] = [];
  try {
    times.push(await within(true, ENDS_WITHIN));
    await change('DROP INDEX contact_message_email');
    times.push(await within(false, NOTICED_WITHIN));
    await change('ADD INDEX contact_message_email (email)');
    times.push(await within(true, NOTICED_WITHIN));
  } finally {
    server.process.kill('SIGTERM');
    await once(server.process, 'exit');
  }
  console.log(
    `a server was ready after ${times[0]} ms, not ready ${times[1]} ms after an index was dropped, ready again after ${times[2]} ms`,
  );
  return times.includes(undefined) ? [`/readyz did not follow a dropped index: ${server.output()}`] : [];
}

function portal(command: string, settings: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [MAIN, command], {
    env: { PATH, HOME, LOG_LEVEL: 'fatal', DEMO_DATA: 'off', APP_SECRET, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { process: child, output: () => text };
}
