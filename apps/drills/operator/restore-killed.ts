import { join } from 'node:path';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import { load, nothingYet, openJob } from '../shared/load.js';
import { type DatabaseUnderFault, type Place, withDatabase } from '../shared/place.js';
import { PortalProcess } from '../shared/portal-process.js';
import { canMakeDisks, mountDisk, unmountDisk } from '../shared/small-disk.js';
import { openDataSource } from '../../api/src/database/data-source.js';
import { RESTORE_INCOMPLETE, schemaError } from '../../api/src/database/schema-error.js';
import { reached } from './reached.js';
import { runCommand } from './run-command.js';

const APP_SECRET = 'k3Vq8ZrT1mXw6YbN0cJd5LfHs7GpAu2E';
const NAME = 'operator_scratch_killed';

/**
 * Kills a restore with kill -9 at random moments. The database is then empty, or no server starts on it, or the restore had finished. Also checks
 * that a backup to a disk that is too small leaves nothing behind.
 */
export function restoreKilled(place: Place): Promise<string[]> {
  return withDatabase(place, async (database) => {
    const backup = join(place.folder, 'backup');
    const own = { ...database.settings, APP_SECRET };
    await filled(place, database);
    await runCommand('backup', [backup], own);
    const problems = await diskTooSmall(place, own);
    const outcomes = { empty: 0, unfinished: 0, done: 0 };
    let whole = 0;
    for (let round = 0; round <= place.rounds; round += 1) {
      const url = await createScratchDatabase(own.DATABASE_URL, NAME);
      const settings = { APP_SECRET, DATABASE_URL: url, DATA_DIR: join(place.folder, `restored-${round}`) };
      // The first restore is not killed. It measures the time of a whole one.
      if (round === 0) whole = (await runCommand('restore', [backup], settings)).seconds;
      else await runCommand('restore', [backup], settings, Math.random() * whole * 1_000).catch(() => undefined);
      const state = await databaseState(url);
      outcomes[state.kind] += 1;
      if (state.kind === 'unfinished') problems.push(...(await refusesToStart(settings)));
      if (state.kind === 'done' && state.people !== (await people(own.DATABASE_URL)))
        problems.push('a restore that is done lacks people');
      await dropScratchDatabase(own.DATABASE_URL, NAME);
    }
    console.log(
      `restore killed ${place.rounds} times within the ${whole.toFixed(1)} s that it takes: left ${outcomes.empty} empty databases, ${outcomes.unfinished} that no server starts on, ${outcomes.done - 1} that were done`,
    );
    return problems;
  });
}

async function filled({ port }: Place, { settings }: DatabaseUnderFault): Promise<void> {
  const portal = await PortalProcess.start(port, { ...settings, APP_SECRET });
  const yes = nothingYet();
  const stop = new AbortController();
  const loaded = load(portal.url, await openJob(portal.url), yes, stop.signal);
  await reached(() => yes.approvals.length >= 10);
  stop.abort();
  await loaded;
  await portal.end('SIGTERM');
}

type State = { kind: 'empty' | 'unfinished' } | { kind: 'done'; people: string };

async function databaseState(url: string): Promise<State> {
  const dataSource = await openDataSource(url, 1);
  try {
    const problem = await schemaError(dataSource);
    if (problem?.reason === RESTORE_INCOMPLETE) return { kind: 'unfinished' };
    if (problem !== null) return { kind: 'empty' };
    return { kind: 'done', people: await people(url) };
  } finally {
    await dataSource.destroy();
  }
}

async function people(url: string): Promise<string> {
  const dataSource = await openDataSource(url, 1);
  const [row] = await dataSource.query<{ total: string }[]>('SELECT COUNT(*) AS total FROM user');
  await dataSource.destroy();
  return String(row?.total);
}

/** Checks that `migrate` refuses an unfinished restore, as every start does. */
async function refusesToStart(settings: Record<string, string>): Promise<string[]> {
  const complaint = await runCommand('migrate', [], settings).then(
    () => 'nothing',
    (error: unknown) => String(error),
  );
  return complaint.includes(RESTORE_INCOMPLETE) ? [] : [`an unfinished restore was met with ${complaint}`];
}

async function diskTooSmall({ folder }: Place, own: Record<string, string>): Promise<string[]> {
  if (!canMakeDisks()) return [];
  const disk = join(folder, 'disk');
  mountDisk(disk, 1);
  try {
    const files = join(disk, 'backup');
    let complaint = '';
    // Makes one backup after another until the disk is full.
    for (let count = 0; complaint === '' && count < 20; count += 1)
      complaint = await runCommand('backup', [`${files}-${count}`], own).then(() => '', String);
    return /The folder .* cannot be written \(ENOSPC/.test(complaint) ? [] : [`a full disk was met with: ${complaint}`];
  } finally {
    unmountDisk(disk);
  }
}
