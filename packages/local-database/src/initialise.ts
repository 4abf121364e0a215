import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type DataFolder, readFamily } from './data-folder.js';
import { LocalDatabaseError } from './errors.js';
import { type DatabaseServer, findPrograms } from './find-server.js';
import { runCommand } from './run-command.js';
import { commonFlags, type Durability, redoLogFlag } from './server-flags.js';
import { errorLines } from './server-log.js';

const draftPrefix = 'data.new-';

/**
 * Initializes the data folder unless it exists. Returns true if this call created it. The data is created under another
 * name and renamed when complete, so that an interruption leaves no partial database.
 */
export async function initialiseData(
  server: DatabaseServer,
  folder: DataFolder,
  durability: Durability,
): Promise<boolean> {
  removeDrafts(folder);
  if (readFamily(folder) !== undefined) return false;
  const draft = join(folder.root, `${draftPrefix}${randomBytes(4).toString('hex')}`);
  mkdirSync(draft, { mode: 0o700 });
  const { program, args } = initialisation(server, draft, durability);
  // An environment variable, because the script does not quote flags and the path may contain spaces.
  const env = { ...process.env, TMPDIR: folder.temporary, LC_ALL: 'C' };
  const { code, output } = await runCommand(program, args, { timeoutMs: 120_000, cwd: folder.root, env });
  if (code !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new LocalDatabaseError(
      `${server.engine} could not make the data of the embedded database in ${folder.root} (${errorLines(output)}).`,
    );
  }
  removeIfEmpty(folder.data);
  renameSync(draft, folder.data);
  return true;
}

function initialisation(server: DatabaseServer, draft: string, durability: Durability) {
  const flags = [...commonFlags(server, draft), redoLogFlag(server, durability)];
  if (server.family === 'MySQL') return { program: server.program, args: [...flags, '--initialize-insecure'] };
  return {
    program: findInstallScript(server),
    args: [
      ...flags,
      `--basedir=${server.baseFolder}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      '--skip-name-resolve',
      '--force',
    ],
  };
}

function findInstallScript(server: DatabaseServer): string {
  const folders = ['bin', 'scripts', 'sbin', 'libexec'].map((name) => join(server.baseFolder, name));
  const script = findPrograms(['mariadb-install-db', 'mysql_install_db'], folders)[0];
  if (script !== undefined) return script;
  throw new LocalDatabaseError(
    `${server.engine} is at ${server.program} but its program mariadb-install-db is not: install the rest of MariaDB's server package.`,
  );
}

function removeDrafts(folder: DataFolder): void {
  for (const name of readdirSync(folder.root)) {
    if (name.startsWith(draftPrefix)) rmSync(join(folder.root, name), { recursive: true, force: true });
  }
}

function removeIfEmpty(path: string): void {
  try {
    rmdirSync(path);
  } catch {
    // The folder is usually missing. If it exists with files, the rename below fails.
  }
}
