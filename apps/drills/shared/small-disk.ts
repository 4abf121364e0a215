import { spawnSync } from 'node:child_process';
import { mkdirSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Only root can make one. */
export const canMakeDisks = (): boolean => process.getuid?.() === 0;

/** Makes a disk of so many megabytes at a path. */
export function mountDisk(path: string, megabytes: number): void {
  mkdirSync(path, { recursive: true });
  const options = `size=${megabytes}m,mode=0777`;
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path]);
  if (status !== 0) throw new Error(`No disk of ${megabytes} MB can be made: ${String(stderr).trim()}`);
}

export const unmountDisk = (path: string): void => void spawnSync('umount', [path]);

/** Fills a disk to the last page; gives what to remove for room. */
export function fillDisk(disk: string): string {
  const path = join(disk, 'ballast');
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(path, Buffer.alloc(bavail * bsize));
  return path;
}
