import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import { openDataSource } from '../../api/src/database/data-source.js';
import { RESTORE_INCOMPLETE, schemaError } from '../../api/src/database/schema-error.js';
import { load, nothingYet, openJob } from '../shared/load.js';
import { type Place, withDatabase } from '../shared/place.js';
import { PortalProcess } from '../shared/portal-process.js';
import { reached } from './reached.js';
import { runCommand } from './run-command.js';

const APP_SECRET = 'k3Vq8ZrT1mXw6YbN0cJd5LfHs7GpAu2E';
const NAME = 'operator_scratch_served';
const NOT_EMPTY = /The database is not empty/;
/** Readiness compares the tables at most every 30 seconds. */
const READY_WITHIN = 60_000;

/**
 * Restores a backup while a server is running on the database and requests arrive. Into the database that the server uses, the restore is refused. An
 * operator who drops that database first and forgets the server gets the whole backup, or an error and a database on which no server starts.
 */
export function restoreServed(place: Place): Promise<string[]> {
  return withDatabase(place, async ({ settings: own }) => {
    const url = await createScratchDatabase(own.DATABASE_URL, NAME);
    const settings = { ...own, APP_SECRET, DATABASE_URL: url };
    const portal = await PortalProcess.start(place.port, settings);
    const stop = new AbortController();
    const problems: string[] = [];
    const outcomes = { whole: 0, refused: 0 };
    try {
      const yes = nothingYet();
      const loaded = load(portal.url, await openJob(portal.url), yes, stop.signal);
      await reached(() => yes.approvals.length >= 5);
      const backup = join(place.folder, 'backup');
      await runCommand('backup', [backup], settings);
      const people = await countPeople(url);
      const complaint = await restored(backup, settings);
      if (!NOT_EMPTY.test(complaint))
        problems.push(`into the database in use: ${complaint || 'the restore went through'}`);
      for (let round = 0; round < place.rounds; round += 1) {
        await createScratchDatabase(own.DATABASE_URL, NAME);
        const error = await restored(backup, { ...settings, DATA_DIR: join(place.folder, `restored-${round}`) });
        if (error === '') {
          outcomes.whole += 1;
          if ((await countPeople(url)) < people) problems.push(`round ${round}: people of the backup are missing`);
          await portal.ready(READY_WITHIN).catch((reason: Error) => problems.push(`round ${round}: ${reason.message}`));
        } else {
          outcomes.refused += 1;
          if (/\n\s+at /.test(error)) problems.push(`round ${round}: a stack instead of a sentence: ${error}`);
          if (!(await isUnfinished(url))) problems.push(`round ${round}: a server would start after: ${error}`);
        }
        await pause(500);
      }
      stop.abort();
      await loaded;
    } finally {
      stop.abort();
      await portal.end('SIGTERM');
      await dropScratchDatabase(own.DATABASE_URL, NAME);
    }
    console.log(
      `restored under a running server with requests: refused into its database; after dropping it ${outcomes.whole} whole, ${outcomes.refused} with an error`,
    );
    return problems;
  });
}

const restored = (backup: string, settings: Record<string, string>): Promise<string> =>
  runCommand('restore', [backup], settings).then(
    () => '',
    (error: Error) => error.message,
  );

async function countPeople(url: string): Promise<number> {
  const dataSource = await openDataSource(url, 1);
  const [row] = await dataSource.query<{ total: string }[]>('SELECT COUNT(*) AS total FROM user');
  await dataSource.destroy();
  return Number(row?.total);
}

async function isUnfinished(url: string): Promise<boolean> {
  const dataSource = await openDataSource(url, 1);
  const error = await schemaError(dataSource);
  await dataSource.destroy();
  return error?.reason === RESTORE_INCOMPLETE;
}
