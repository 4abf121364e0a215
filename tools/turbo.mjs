import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const PROGRAM = createRequire(import.meta.url).resolve('turbo/bin/turbo');
/** Runs in the root of the repository, without telemetry. */
const OPTIONS = {
  cwd: ROOT,
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
  stdio: 'inherit',
};

/** Runs turbo and returns its exit code. */
export function turbo(...args) {
  return spawnSync(process.execPath, [PROGRAM, ...args], OPTIONS).status ?? 1;
}

/** Runs turbo in the background and ends it with this process. Rejects if turbo fails. */
export function turboInBackground(...args) {
  const child = spawn(process.execPath, [PROGRAM, ...args], OPTIONS);
  const stop = () => child.kill();
  process.on('exit', stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('exit', stop);
      if (code === 0) resolve();
      else reject(new Error(`turbo ${args.join(' ')} has failed.`));
    });
  });
}
