import { join } from 'node:path';
import { startLocalDatabase } from '@job-alert/local-database/local-database';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import { load, nothingYet, openJob } from '../shared/load.js';
import type { Outcome, Place } from '../shared/place.js';
import { PortalProcess } from '../shared/portal-process.js';
import { reached } from './reached.js';
import { createReport, startsAndSays } from './create-report.js';
import { runCommand } from './run-command.js';

const APP_SECRET = 'k3Vq8ZrT1mXw6YbN0cJd5LfHs7GpAu2E';
const NAME = 'operator_scratch_moved';

/** Moves the embedded database to a MySQL server, as docs/backup.md describes, and back to an embedded one. */
export async function databaseMoved({ port, folder }: Place): Promise<Outcome> {
  const server = process.env['MYSQL_URL'];
  if (!server) return { notRun: 'MYSQL_URL names no MySQL server on which databases may be made' };
  const home = { DATA_DIR: join(folder, 'home'), APP_SECRET };
  await embeddedPortal(port, home);
  const before = await embeddedReport(port, home);
  await runCommand('backup', [join(folder, 'out')], home);
  const DATABASE_URL = await createScratchDatabase(server, NAME);
  try {
    const moved = { DATABASE_URL, APP_SECRET, DATA_DIR: join(folder, 'moved') };
    await runCommand('restore', [join(folder, 'out')], moved);
    const problems = await startsAndSays(before, port, moved);
    await runCommand('backup', [join(folder, 'back')], moved);
    const back = { DATA_DIR: join(folder, 'back-home'), APP_SECRET };
    await runCommand('restore', [join(folder, 'back')], back);
    if ((await embeddedReport(port, back)) !== before) problems.push('the reports differ after the way back');
    return problems;
  } finally {
    await dropScratchDatabase(server, NAME);
  }
}

/** Starts a portal on its embedded database and adds some people. */
async function embeddedPortal(port: number, settings: Record<string, string>): Promise<void> {
  const portal = await PortalProcess.start(port, settings);
  const yes = nothingYet();
  const stop = new AbortController();
  const loaded = load(portal.url, await openJob(portal.url), yes, stop.signal);
  await reached(() => yes.approvals.length >= 10);
  stop.abort();
  await loaded;
  await portal.end('SIGTERM');
}

/** Starts a portal on an embedded database that this process has opened. Returns its report. */
async function embeddedReport(port: number, settings: { DATA_DIR: string; APP_SECRET: string }): Promise<string> {
  const database = await startLocalDatabase({ dataDir: settings.DATA_DIR });
  try {
    const portal = await PortalProcess.start(port, { ...settings, DATABASE_URL: database.url });
    const report = await createReport(portal, database.url);
    await portal.end('SIGTERM');
    return report;
  } finally {
    await database.stop();
  }
}
