import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { load, nothingYet, openJob } from './load.js';
import { PortalProcess } from './portal-process.js';
import { broken, sweep } from './records.js';

/** kill -9 of the API in the midst of sign-ups, uploads, applications and approvals; the database goes on. */
export async function apiKilled(
  rounds: number,
  port: number,
  place: { dataFolder: string; databaseUrl: string; dataSource: DataSource },
): Promise<string[]> {
  const settings = { DATA_DIR: place.dataFolder, DATABASE_URL: place.databaseUrl };
  const yes = nothingYet();
  const faults: string[] = [];
  let portal = await PortalProcess.start(port, settings);
  const jobId = await openJob(portal.url);
  for (let round = 1; round <= rounds; round += 1) {
    const stop = new AbortController();
    const loaded = load(portal.url, jobId, yes, stop.signal);
    await pause(800 + Math.random() * 2_000);
    await portal.end('SIGKILL');
    stop.abort();
    await loaded;
    portal = await PortalProcess.start(port, settings);
    faults.push(...(await broken(place.dataSource, yes)));
  }
  await portal.end('SIGTERM');
  const swept = await sweep(place.dataSource, place.dataFolder);
  const { candidates, papers, applications, approvals } = yes;
  console.log(
    `API killed ${rounds} times: ${candidates.length} sign-ups, ${papers.length} uploads, ${applications.length} applications and ${approvals.length} approvals acknowledged; ${swept.strayFiles} stray files swept`,
  );
  return [...faults, ...swept.faults];
}
