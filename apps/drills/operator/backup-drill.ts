import { statSync } from 'node:fs';
import { join } from 'node:path';
import { startLocalDatabase } from '@job-alert/local-database/local-database';
import { type Acknowledged, load, nothingYet, openJob } from '../shared/load.js';
import { type DatabaseUnderFault, type Place, withDatabase } from '../shared/place.js';
import { PortalProcess } from '../shared/portal-process.js';
import { broken, sweep } from '../shared/records.js';
import { openDataSource } from '../../api/src/database/data-source.js';
import { reached } from './reached.js';
import { createReport, startsAndSays } from './create-report.js';
import { runCommand } from './run-command.js';

const APP_SECRET = 'k3Vq8ZrT1mXw6YbN0cJd5LfHs7GpAu2E';
/** The number of approvals before the backup starts. */
const APPROVALS_BEFORE = 20;

/**
 * Makes a backup during sign-ups, uploads and applications, and restores it to another server as another user. Makes another of the idle
 * portal, on which the portal then starts with the same report.
 */
export function backupDrill(place: Place): Promise<string[]> {
  return withDatabase(place, (database) => drill(place, database));
}

async function drill({ port, folder }: Place, { dataSource, settings }: DatabaseUnderFault): Promise<string[]> {
  const own = { ...settings, APP_SECRET };
  const portal = await PortalProcess.start(port, own);
  const [amid, quiet] = [join(folder, 'amid'), join(folder, 'quiet')];
  const jobId = await openJob(portal.url);
  const yes = nothingYet();
  const stop = new AbortController();
  const loaded = load(portal.url, jobId, yes, stop.signal);
  await reached(() => yes.approvals.length >= APPROVALS_BEFORE);
  const promised = structuredClone(yes);
  const { seconds } = await runCommand('backup', [amid], own);
  const meanwhile = yes.approvals.length - promised.approvals.length;
  stop.abort();
  const { failed } = await loaded;
  const before = await createReport(portal, own.DATABASE_URL);
  // A backup needs only the SELECT privilege.
  await dataSource.query("CREATE USER reader IDENTIFIED BY 'Other&Name7'");
  await dataSource.query('GRANT SELECT ON job_alert.* TO reader');
  await runCommand('backup', [quiet], { ...own, DATABASE_URL: addressAs('reader', own.DATABASE_URL) });
  await portal.end('SIGTERM');
  await runCommand('verify', [amid], {});
  const problems = failed > 0 ? [`${failed} people were refused while the backup was made`] : [];
  problems.push(...(await restored({ amid, quiet, port, folder, promised, before })));
  console.log(
    `backup under load took ${seconds} s with its start, ${meanwhile} applications were approved meanwhile, manifest of ${statSync(join(amid, 'manifest.json')).size} bytes`,
  );
  return problems;
}

function addressAs(user: string, address: string): string {
  const url = new URL(address);
  url.username = user;
  url.password = 'Other&Name7';
  return url.href;
}

interface Restored {
  amid: string;
  quiet: string;
  port: number;
  folder: string;
  promised: Acknowledged;
  before: string;
}

async function restored({ amid, quiet, port, folder, promised, before }: Restored): Promise<string[]> {
  const other = await startLocalDatabase({ dataDir: join(folder, 'other'), database: 'drill_amid' });
  try {
    const operator = await openDataSource(other.url, 1);
    await operator.query("CREATE USER restorer IDENTIFIED BY 'Other&Name7'");
    await operator.query('CREATE DATABASE drill_quiet CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');
    for (const name of ['amid', 'quiet']) await operator.query(`GRANT ALL PRIVILEGES ON drill_${name}.* TO restorer`);
    await operator.destroy();
    const settingsOf = (name: string) => {
      const DATABASE_URL = addressAs('restorer', other.serverUrl(`drill_${name}`));
      return { APP_SECRET, DATABASE_URL, DATA_DIR: join(folder, `data-${name}`) };
    };
    const settings = settingsOf('amid');
    await runCommand('restore', [amid], settings);
    const dataSource = await openDataSource(settings.DATABASE_URL, 2);
    const problems = await broken(dataSource, promised);
    problems.push(...(await sweep(dataSource, settings.DATA_DIR)).problems);
    await dataSource.destroy();
    await runCommand('restore', [quiet], settingsOf('quiet'));
    return [...problems, ...(await startsAndSays(before, port, settingsOf('quiet')))];
  } finally {
    await other.stop();
  }
}
