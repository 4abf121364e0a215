import { openDataSource } from '../../api/src/database/data-source.js';
import { reportViewNames } from '../../api/src/database/reports/views.js';
import { signedIn } from '../shared/load.js';
import { ADMIN, PortalProcess } from '../shared/portal-process.js';

const REPORT = '{ reports(names: [APPLICATIONS_PER_WEEK]) { rows { cells } } }';

/** Returns the reports: every row of every view, and one report as the portal's administrator sees it. */
export async function createReport(portal: PortalProcess, databaseUrl: string): Promise<string> {
  const admin = await signedIn(portal.url, ADMIN);
  const report = await admin.ask<unknown>(REPORT);
  const dataSource = await openDataSource(databaseUrl, 1);
  try {
    const views: unknown[] = [];
    for (const name of reportViewNames) {
      const rows = await dataSource.query<object[]>(`SELECT * FROM ${name}`);
      views.push([name, rows.map((row) => JSON.stringify(row)).toSorted()]);
    }
    return JSON.stringify({ report, views });
  } finally {
    await dataSource.destroy();
  }
}

/** Starts the portal on a database and compares its report with an earlier one. Returns the problems. */
export async function startsAndSays(
  before: string,
  port: number,
  settings: Record<string, string> & { DATABASE_URL: string },
): Promise<string[]> {
  const portal = await PortalProcess.start(port, settings);
  try {
    return (await createReport(portal, settings.DATABASE_URL)) === before
      ? []
      : ['the reports differ from those before'];
  } finally {
    await portal.end('SIGTERM');
  }
}
