import { chmodSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@job-alert/local-database/free-port';
import { findPrograms, serverFolders } from '@job-alert/local-database/find-server';
import { openDataSource } from '../../api/src/database/data-source.js';
import { GaleraNode, type GaleraPrograms } from './galera-node.js';
import { load, nothingYet, openJob } from '../shared/load.js';
import type { Outcome, Place } from '../shared/place.js';
import { PortalProcess } from '../shared/portal-process.js';
import { broken } from '../shared/records.js';

const READY_WITHIN = 60_000;
const LIBRARIES = ['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so'];

/**
 * Kills one of three Galera nodes with kill -9 while two portals write to two of them. The portal of the killed node reports that it is not
 * ready, so that a load balancer sends it no requests; the other portal continues; the node and its portal recover.
 */
export async function galeraKilled({ rounds, port, folder }: Place): Promise<Outcome> {
  const programs = findGalera();
  if ('missing' in programs) return { notRun: `${programs.missing} is not on this machine` };
  // The servers run as a user without privileges, who must be able to reach their folders.
  for (const above of [folder, dirname(folder)]) chmodSync(above, 0o711);
  const nodes: GaleraNode[] = [];
  for (let number = 1; number <= 3; number += 1) {
    const ports = {
      client: await freePort(),
      group: await freePort(),
      changes: await freePort(),
    };
    nodes.push(new GaleraNode(programs, join(folder, `node${number}`), ports));
  }
  const portals: PortalProcess[] = [];
  try {
    await startCluster(nodes);
    const [first, second] = nodes as [GaleraNode, GaleraNode];
    const settings = { DATA_DIR: join(folder, 'api'), APP_SECRET: 'of two portals that share one database' };
    // Starts one after the other, because the first migrates the database.
    for (const [index, node] of [second, first].entries()) {
      portals.push(
        await PortalProcess.start(index === 0 ? port : await freePort(), { ...settings, DATABASE_URL: node.url }),
      );
    }
    const [surviving, dying] = portals as [PortalProcess, PortalProcess];
    return await killRepeatedly(rounds, { nodes, surviving, dying });
  } finally {
    for (const portal of portals) await portal.end('SIGTERM');
    for (const node of nodes) await node.end('SIGKILL');
  }
}

interface Cluster {
  nodes: GaleraNode[];
  /** The portals on the second node, which keeps running, and on the first, which is killed. */
  surviving: PortalProcess;
  dying: PortalProcess;
}

async function killRepeatedly(rounds: number, { nodes, surviving, dying }: Cluster): Promise<string[]> {
  const [first, second, third] = nodes as [GaleraNode, GaleraNode, GaleraNode];
  const yes = nothingYet();
  const problems: string[] = [];
  let wentOn = 0;
  let stopped = 0;
  const jobId = await openJob(surviving.url);
  for (let round = 1; round <= rounds; round += 1) {
    const stop = new AbortController();
    const loads = [surviving, dying].map(({ url }) => load(url, jobId, yes, stop.signal));
    await pause(3_000 + Math.random() * 1_000);
    await first.end('SIGKILL');
    const killedAt = Date.now();
    const before = yes.candidates.length;
    if (!(await notReady(dying))) problems.push(`round ${round}: the portal of the dead node says that it is ready`);
    while (yes.candidates.length < before + 3 && Date.now() - killedAt < READY_WITHIN) await pause(20);
    stopped = Math.max(stopped, Date.now() - killedAt);
    wentOn += yes.candidates.length - before;
    if (yes.candidates.length < before + 3) problems.push(`round ${round}: nobody could sign up any more`);
    stop.abort();
    await Promise.all(loads);
    for (const node of [second, third]) {
      const dataSource = await openDataSource(node.url, 2);
      problems.push(...(await broken(dataSource, yes).finally(() => dataSource.destroy())));
    }
    await first.start([second.groupAddress, third.groupAddress]);
    await dying.ready(READY_WITHIN).catch((error: Error) => problems.push(`round ${round}: ${error.message}`));
    const dataSource = await openDataSource(first.url, 2);
    problems.push(...(await broken(dataSource, yes).finally(() => dataSource.destroy())));
  }
  const { candidates, applications, approvals } = yes;
  console.log(
    `one of three Galera nodes killed ${rounds} times: ${candidates.length} sign-ups, ${applications.length} applications and ${approvals.length} approvals acknowledged, ${wentOn} sign-ups while the node was away, the third of them after ${(stopped / 1_000).toFixed(1)} s at most`,
  );
  return problems;
}

async function startCluster(nodes: readonly GaleraNode[]): Promise<void> {
  const [first, ...others] = nodes as [GaleraNode, ...GaleraNode[]];
  await first.prepare();
  await first.start([]);
  await first.end('SIGTERM');
  for (const node of others) node.copyFrom(first);
  await first.start([]);
  for (const node of others) await node.start([first.groupAddress]);
  const size = await first.size();
  if (size !== nodes.length) throw new Error(`The cluster has ${size} nodes.`);
}

/** Resolves to true if the portal notices within seconds that its database is unavailable. */
async function notReady(portal: PortalProcess): Promise<boolean> {
  for (let turn = 0; turn < 200; turn += 1) {
    if ((await fetch(`${portal.url}/readyz`)).status === 503) return true;
    await pause(20);
  }
  return false;
}

/** Returns the programs of a cluster, or the missing package. */
function findGalera(): GaleraPrograms | { missing: string } {
  const folders = serverFolders();
  const library = LIBRARIES.find((path) => existsSync(path));
  const [server] = findPrograms(['mariadbd'], folders);
  const [install] = findPrograms(['mariadb-install-db'], folders);
  if (!server || !install) return { missing: 'mariadb-server' };
  if (!library) return { missing: 'galera-4' };
  return { server, install, library };
}
