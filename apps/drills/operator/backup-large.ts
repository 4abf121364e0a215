import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import { fillPortal } from '../../api/bench/admin-data.js';
import { type Place, withDatabase } from '../shared/place.js';
import { saveAllMatchKeys } from '../../api/src/database/search/company-match-keys.js';
import { openDataSource } from '../../api/src/database/data-source.js';
import { migrate } from '../../api/src/database/migrate.js';
import { indexAll } from '../../api/src/database/search/search-words.js';
import { runCommand } from './run-command.js';

const SIZE = { companies: 5_000, jobs: 100_000, candidates: 100_000, applicationsEach: 5 };
const APP_SECRET = 'k3Vq8ZrT1mXw6YbN0cJd5LfHs7GpAu2E';
const [LARGE, AGAIN] = ['operator_scratch_large', 'operator_scratch_again'];
/** The memory limit of each command, for any number of rows. */
const MAX_MEGABYTES = 500;

/** Measures the backup, the check and the restore of a large portal, and checks that their memory does not grow with its size. */
export function backupLarge(place: Place): Promise<string[]> {
  return withDatabase(place, async ({ settings: { DATABASE_URL } }) => {
    const url = await createScratchDatabase(DATABASE_URL, LARGE);
    const dataSource = await openDataSource(url, 2);
    await migrate(dataSource);
    await fillPortal(url, SIZE);
    await indexAll(dataSource.manager);
    await saveAllMatchKeys(dataSource.manager);
    await dataSource.destroy();
    const folder = join(place.folder, 'backup');
    const settings = { APP_SECRET, DATABASE_URL: url, DATA_DIR: join(place.folder, 'large') };
    const again = { ...settings, DATABASE_URL: await createScratchDatabase(DATABASE_URL, AGAIN) };
    const results = {
      backup: await runCommand('backup', [folder], settings),
      verify: await runCommand('verify', [folder], {}),
      restore: await runCommand('restore', [folder], again),
    };
    const tables = join(folder, 'tables');
    const bytes = readdirSync(tables).reduce((sum, name) => sum + statSync(join(tables, name)).size, 0);
    console.log(`tables of ${(bytes / 1e6).toFixed(1)} MB, compressed`);
    for (const [name, { seconds, megabytes }] of Object.entries(results))
      console.log(`${name}: ${seconds.toFixed(1)} s, ${megabytes} MB of memory at most`);
    for (const name of [LARGE, AGAIN]) await dropScratchDatabase(DATABASE_URL, name);
    const large = Object.entries(results).filter(([, { megabytes }]) => megabytes > MAX_MEGABYTES);
    return large.map(([name, { megabytes }]) => `${name} took ${megabytes} MB of memory`);
  });
}
