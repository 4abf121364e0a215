import { readdir, readlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** Returns the named files of uploads in the temporary folder. A killed process would leave them there. */
export const temporaryFiles = async (): Promise<string[]> =>
  (await readdir(tmpdir())).filter((name) => /^(?:job-alert-[0-9a-f]{8}-|capacitor-)/.test(name));

/** Returns the upload files that the server, which runs in this process, still has open. */
export async function openTemporaryFiles(): Promise<string[]> {
  const descriptors = await readdir('/proc/self/fd');
  const targets = await Promise.all(descriptors.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return targets.filter((target) => /job-alert-[0-9a-f]{8}-/.test(target));
}
