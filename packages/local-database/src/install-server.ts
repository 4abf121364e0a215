import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorText, LocalDatabaseError, waysToGoOn } from './errors.js';
import { findPrograms } from './find-server.js';
import { acquireLockWithin } from './lock-file.js';
import { type CommandResult, runCommand } from './run-command.js';

/** Installs a database server, or throws LocalDatabaseError. `isThere` is checked again after waiting. */
export type Installer = (isThere: () => Promise<boolean>, log: (line: string) => void) => Promise<void>;

/** Debian and Ubuntu packages with programs only, without a service or account. */
const packages = ['mariadb-server-core', 'mariadb-client-core'];
const timeoutMs = 300_000;

/** Returns an installer with apt-get for root on Debian or Ubuntu, otherwise none. */
export function availableInstaller(folders: readonly string[]): Installer | undefined {
  const aptGet = findPrograms(['apt-get'], folders)[0];
  return process.getuid?.() === 0 && aptGet !== undefined
    ? aptInstaller(aptGet, existsSync('/run') ? '/run' : tmpdir())
    : undefined;
}

/** Installs with apt-get. A lock in `lockFolder` serializes concurrent installations. */
export function aptInstaller(aptGet: string, lockFolder: string): Installer {
  return async (isThere, log) => {
    // apt does not wait for two of its own locks, and several test runs may install at once.
    const lock = await acquireLockWithin(join(lockFolder, 'job-alert-apt.lock'), timeoutMs).catch((error: unknown) => {
      throw cannotInstall(errorText(error));
    });
    try {
      if (!(await isThere())) await install(aptGet, log);
    } finally {
      lock.release();
    }
  };
}

async function install(aptGet: string, log: (line: string) => void): Promise<void> {
  log(`Installing ${packages.join(' and ')} with apt-get (once).`);
  const listsWereThere = hasPackageLists();
  if (!listsWereThere) await apt(aptGet, ['update']);
  let result = await apt(aptGet, ['install', '--no-install-recommends', ...packages]);
  // Outdated lists name packages that the mirror no longer has.
  if (result.code !== 0 && listsWereThere) {
    await apt(aptGet, ['update']);
    result = await apt(aptGet, ['install', '--no-install-recommends', ...packages]);
  }
  if (result.code !== 0) throw cannotInstall(failureReason(result));
}

function cannotInstall(reason: string): LocalDatabaseError {
  return new LocalDatabaseError(
    `No database server is on this machine and apt-get could not install one (${reason}): ${waysToGoOn}.`,
  );
}

function apt(aptGet: string, args: string[]): Promise<CommandResult> {
  return runCommand(aptGet, ['-y', '-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], {
    timeoutMs,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
  });
}

function hasPackageLists(): boolean {
  const folder = '/var/lib/apt/lists';
  return existsSync(folder) && readdirSync(folder).some((name) => name.includes('_Packages'));
}

function failureReason({ output }: CommandResult): string {
  const lines = output.split('\n').map((line) => line.trim());
  return (
    lines.find((line) => line.startsWith('E: '))?.slice(3) ?? lines.findLast((line) => line !== '') ?? 'no reason given'
  );
}
