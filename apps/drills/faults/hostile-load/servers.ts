import { existsSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PortalProcess } from '../../shared/portal-process.js';

/** The time until a server has finished its work, and the connections that its background work may hold then. */
const SETTLED_WITHIN = 3_000;
const MAX_USED_AFTER = 2;
const POOL_INTERVAL = 5_000;

/** Returns a problem for each server that has ended. */
export const ended = (servers: readonly PortalProcess[]): string[] =>
  servers.filter((server) => !server.isRunning()).map(({ url }) => `the server ${url} has ended`);

/** Returns a problem for each server that still holds connections to the database. */
export async function usedConnections(servers: readonly PortalProcess[]): Promise<string[]> {
  await pause(SETTLED_WITHIN);
  const used = await Promise.all(servers.map(({ url }) => readUsedConnections(url)));
  return used
    .filter((count) => count > MAX_USED_AFTER)
    .map((count) => `${count} connections to the database are still in use`);
}

/** Records the largest number of connections that a server holds, until the returned function is called. */
export function watchPool(servers: readonly PortalProcess[]): () => number {
  let most = 0;
  const timer = setInterval(() => {
    // A server that has ended is reported elsewhere.
    for (const { url } of servers)
      readUsedConnections(url).then(
        (count) => (most = Math.max(most, count)),
        () => undefined,
      );
  }, POOL_INTERVAL);
  return () => {
    clearInterval(timer);
    return most;
  };
}

async function readUsedConnections(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^database_pool_used_connections (\d+)/m.exec(text)?.[1] ?? 0);
}

/**
 * Records the maximum size of incoming files that the servers hold, in megabytes, until the returned function is called. Such a file is unlinked
 * at once, so it is found among the open files of a process.
 */
export function watchArriving(servers: readonly PortalProcess[]): () => number {
  let most = 0;
  const look = (): void => {
    const sizes = servers.flatMap(({ pid }) => countOpenUploads(pid));
    most = Math.max(
      most,
      sizes.reduce((sum, size) => sum + size, 0),
    );
  };
  const timer = setInterval(look, 100);
  return () => {
    clearInterval(timer);
    return Math.round(most / 1_000_000);
  };
}

function countOpenUploads(pid: number): number[] {
  const folder = `/proc/${pid}/fd`;
  return listFolder(folder).flatMap((name) => {
    try {
      const path = join(folder, name);
      return readlinkSync(path).includes('/job-alert-') ? [statSync(path).size] : [];
    } catch {
      // The file has been closed in the meantime.
      return [];
    }
  });
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // The process has ended.
    return [];
  }
}

export const largest = (servers: readonly PortalProcess[]): number =>
  Math.max(...servers.map(({ pid }) => residentMegabytes(pid)));

/** Returns the memory of a process in MB; 0 if it has ended. */
export function residentMegabytes(pid: number): number {
  if (!existsSync(`/proc/${pid}/status`)) return 0;
  const { 1: kilobytes } = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1_000);
}
