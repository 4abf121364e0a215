import { spawnSync } from 'node:child_process';
import { mkdirSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** True if disks can be mounted, which only root can do. */
export const canMakeDisks = (): boolean => process.getuid?.() === 0;

/** Mounts a disk of `megabytes` at a path. */
export function mountDisk(path: string, megabytes: number): void {
  mkdirSync(path, { recursive: true });
  const options = `size=${megabytes}m,mode=0777`;
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path]);
  if (status !== 0) throw new Error(`No disk of ${megabytes} MB can be made: ${String(stderr).trim()}`);
}

export const unmountDisk = (path: string): void => void spawnSync('umount', [path]);

/** Fills a disk completely. Returns the path of the file to remove to free the space. */
export function fillDisk(disk: string): string {
  const path = join(disk, 'ballast');
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(path, Buffer.alloc(bavail * bsize));
  return path;
}
