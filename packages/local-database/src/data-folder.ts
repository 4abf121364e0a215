import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { errorCode, errorText, LocalDatabaseError } from './errors.js';
import type { EngineFamily } from './find-server.js';

/**
 * The paths of an embedded database, all inside `root` (`<dataDir>/mysql`, private to its owner). Removing `root`
 * removes the database.
 */
export type DataFolder = {
  root: string;
  /** The data folder of the server. Exists only after a complete initialization. */
  data: string;
  lock: string;
  /** The pid and port of the running server, for the next start if this process dies. */
  state: string;
  password: string;
  log: string;
  initFile: string;
  pidFile: string;
  /** Temporary files. Never the system's folder: a starting server deletes files of other servers there. */
  temporary: string;
};

/** The maximum length of a socket path on all supported systems (macOS: 103 bytes, Linux: 107). */
const longestSocketPath = 103;

/** Creates the folder if needed. Throws LocalDatabaseError if it cannot be used. */
export function openDataFolder(dataDir: string): DataFolder {
  try {
    mkdirSync(join(resolve(dataDir), 'mysql'), { recursive: true });
    // Resolves links, so that the command line is the same for all paths to one folder.
    const root = realpathSync(join(resolve(dataDir), 'mysql'));
    chmodSync(root, 0o700);
    const at = (name: string) => join(root, name);
    mkdirSync(at('tmp'), { recursive: true });
    return {
      root,
      data: at('data'),
      lock: at('lock'),
      state: at('server.json'),
      password: at('password'),
      log: at('server.log'),
      initFile: at('init.sql'),
      pidFile: at('server.pid'),
      temporary: at('tmp'),
    };
  } catch (error) {
    throw unusableFolder(dataDir, error);
  }
}

/** Returns the error for an unusable data folder. */
export function unusableFolder(dataDir: string, error: unknown): LocalDatabaseError {
  const reasons: Record<string, string> = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'the file system is read-only',
    ENOSPC: 'no space left on the disk',
    ENOTDIR: 'a part of the path is a file',
    EEXIST: 'a part of the path is a file',
  };
  const reason = reasons[errorCode(error) ?? ''] ?? errorText(error);
  return new LocalDatabaseError(
    `The data folder ${dataDir} cannot be used for the embedded database (${reason}): make it writable or set DATA_DIR to another folder.`,
  );
}

/** Detects the server family from files that only it writes. Undefined for an empty folder. */
export function readFamily(folder: DataFolder): EngineFamily | undefined {
  if (!existsSync(folder.data) || readdirSync(folder.data).length === 0) return undefined;
  if (existsSync(join(folder.data, 'mysql.ibd'))) return 'MySQL';
  if (existsSync(join(folder.data, 'mysql'))) return 'MariaDB';
  throw new LocalDatabaseError(
    `${folder.data} holds files that are not a database's: move them away or set DATA_DIR to another folder.`,
  );
}

/** Returns the database password of this folder, which is created on first use. */
export function readPassword(folder: DataFolder): string {
  const stored = existsSync(folder.password) ? readFileSync(folder.password, 'utf8').trim() : '';
  if (/^[0-9a-f]{48}$/.test(stored)) return stored;
  const password = randomBytes(24).toString('hex');
  writePrivateFile(folder.password, `${password}\n`);
  return password;
}

/** Replaces a file atomically, private to its owner. */
export function writePrivateFile(path: string, content: string): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, content, { flag: 'wx', mode: 0o600 });
  renameSync(draft, path);
}

/** Returns a path for the socket: next to the data, or in a new private folder if that path is too long. */
export function makeSocketPlace(folder: DataFolder): { socket: string; remove(): void } {
  const beside = join(folder.root, 'server.sock');
  if (Buffer.byteLength(beside) <= longestSocketPath) {
    // MySQL trusts a stale lock file next to its socket if its pid belongs to another program.
    const remove = () => [beside, `${beside}.lock`].forEach((path) => rmSync(path, { force: true }));
    remove();
    return { socket: beside, remove };
  }
  const short = Buffer.byteLength(tmpdir()) <= 60 ? tmpdir() : '/tmp';
  const place = mkdtempSync(join(short, 'job-alert-socket-'));
  return { socket: join(place, 'server.sock'), remove: () => rmSync(place, { recursive: true, force: true }) };
}
