import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Runs turbo in the root of the repository and returns its exit code; it reports to nobody outside. */
export function turbo(...args) {
  const bin = createRequire(import.meta.url).resolve('turbo/bin/turbo');
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' };
  return spawnSync(process.execPath, [bin, ...args], { cwd: ROOT, env, stdio: 'inherit' }).status ?? 1;
}
