import { setTimeout as pause } from 'node:timers/promises';
import { brokenImports, importing, type SentImport, sentAgain } from './imports.js';
import { load, nothingYet, openJob } from '../shared/load.js';
import { type DatabaseUnderFault, type Place, withDatabase } from '../shared/place.js';
import { PortalProcess } from '../shared/portal-process.js';
import { broken, sweep } from '../shared/records.js';

/** Kills the API with kill -9 during sign-ups, uploads, applications, approvals and imports. The database keeps running. */
export function apiKilled(place: Place): Promise<string[]> {
  return withDatabase(place, (database) => killRepeatedly(place, database));
}

async function killRepeatedly(
  { rounds, port }: Place,
  { dataSource, dataFolder, settings }: DatabaseUnderFault,
): Promise<string[]> {
  const yes = nothingYet();
  const imports: SentImport[] = [];
  const problems: string[] = [];
  let cutOff = 0;
  let portal = await PortalProcess.start(port, settings);
  const jobId = await openJob(portal.url);
  for (let round = 1; round <= rounds; round += 1) {
    const stop = new AbortController();
    const before = imports.length;
    const loaded = [load(portal.url, jobId, yes, stop.signal), importing(portal.url, imports, stop.signal)];
    await pause(800 + Math.random() * 2_000);
    await portal.end('SIGKILL');
    stop.abort();
    await Promise.all(loaded);
    portal = await PortalProcess.start(port, settings);
    const sent = imports.slice(before);
    problems.push(...(await brokenImports(dataSource, sent)));
    for (const one of sent.filter(({ acknowledged }) => acknowledged === null)) {
      cutOff += 1;
      problems.push(...(await sentAgain(portal.url, dataSource, one)));
    }
    problems.push(...(await broken(dataSource, yes)));
  }
  problems.push(...(await brokenImports(dataSource, imports)));
  await portal.end('SIGTERM');
  const swept = await sweep(dataSource, dataFolder);
  const { candidates, papers, applications, approvals } = yes;
  console.log(
    `API killed ${rounds} times: ${candidates.length} sign-ups, ${papers.length} uploads, ${applications.length} applications, ${approvals.length} approvals and ${imports.length} imports of ${imports[0]?.emails.length} people acknowledged, ${cutOff} of the imports were cut off and sent again; ${swept.strayFiles} stray files swept`,
  );
  return [...problems, ...swept.problems];
}
