import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@job-alert/local-database/free-port';
import { load, nothingYet, openJob } from '../shared/load.js';
import { type Outcome, type Place, withDatabase } from '../shared/place.js';
import { PortalProcess } from '../shared/portal-process.js';
import { broken } from '../shared/records.js';
import { migrate } from '../../api/src/database/migrate.js';
import { migrations } from '../../api/src/database/migrations.js';
import { reached } from './reached.js';

const TOP = fileURLToPath(new URL('../../..', import.meta.url));
const MIGRATIONS = 'apps/api/src/database/migrations';
const APP_SECRET = 'k3Vq8ZrT1mXw6YbN0cJd5LfHs7GpAu2E';
const APPROVALS = 10;

/**
 * A server of an older version works with the current tables. Checks out the commit before the newest migration, or the one named by OLDER (the
 * last release), starts it, and migrates its database with the current version under load.
 */
export async function olderServer(place: Place): Promise<Outcome> {
  const git = (...words: string[]): string => execFileSync('git', words, { cwd: TOP, encoding: 'utf8' }).trim();
  if (migrations.length === 1) return { notRun: 'no migration has followed the baseline' };
  let older: string;
  try {
    const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS);
    older = process.env['OLDER'] || `${newest}~1`;
    git('rev-parse', '--verify', `${older}^{commit}`);
  } catch {
    return { notRun: 'this is no checkout with its history' };
  }
  const copy = join(place.folder, 'older');
  git('worktree', 'add', '--detach', copy, older);
  try {
    borrowDependencies(copy);
    return await servedMeanwhile(place, join(copy, 'apps/api'), older);
  } finally {
    git('worktree', 'remove', '--force', copy);
  }
}

/** Links third-party packages of this tree into the copy. The copy uses its own workspaces. */
function borrowDependencies(copy: string): void {
  for (const folder of ['.', ...readdirSync(join(TOP, 'apps')).map((name) => `apps/${name}`)]) {
    const from = join(TOP, folder, 'node_modules');
    const to = join(copy, folder, 'node_modules');
    mkdirSync(to, { recursive: true });
    let packageNames: string[] = [];
    try {
      packageNames = readdirSync(from);
    } catch {
      continue;
    }
    for (const name of packageNames) if (name !== '@job-alert') symlinkSync(join(from, name), join(to, name));
  }
  const own = join(copy, 'node_modules/@job-alert');
  mkdirSync(own);
  for (const name of readdirSync(join(copy, 'packages'))) symlinkSync(join(copy, 'packages', name), join(own, name));
}

function servedMeanwhile(place: Place, olderApi: string, older: string): Promise<string[]> {
  return withDatabase(place, async ({ dataSource, settings }) => {
    const own = { ...settings, APP_SECRET };
    const before = await PortalProcess.start(place.port, own, olderApi);
    const yes = nothingYet();
    const stop = new AbortController();
    const loaded = load(before.url, await openJob(before.url), yes, stop.signal);
    await reached(() => yes.approvals.length >= APPROVALS);
    const migrationNames = await migrate(dataSource);
    const now = await PortalProcess.start(await freePort(), own);
    const then = yes.approvals.length;
    await reached(() => yes.approvals.length >= then + APPROVALS);
    const isReady = (await fetch(`${before.url}/readyz`)).status === 200;
    stop.abort();
    const { failed } = await loaded;
    const exits = [await before.end('SIGTERM'), await now.end('SIGTERM')];
    console.log(
      `the server of ${older} went on while ${migrationNames.length} migrations were made (${migrationNames.join(', ')}): ${then} applications approved before the new server, ${yes.approvals.length - then} after, ${failed} refused`,
    );
    const problems = await broken(dataSource, yes);
    if (failed > 0) problems.push(`${failed} people were refused by the older server`);
    if (!isReady) problems.push('the older server was not ready any more');
    if (exits.some((code) => code !== 0)) problems.push(`the servers ended with ${exits.join(' and ')}`);
    return problems;
  });
}
