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
 * The places of one embedded database, all inside `root` (`<dataDir>/mysql`, readable by its owner only). Removing `root` removes
 * the database without a trace.
 */
export type DataFolder = {
  root: string;
  /** The server's own data folder; exists only once it is wholly initialised. */
  data: string;
  lock: string;
  /** Pid and port of the running server, for the next start to find it if this process dies. */
  state: string;
  password: string;
  log: string;
  initFile: string;
  pidFile: string;
  /** The server's temporary files. Never the machine's own folder: a starting server deletes what others of its kind have there. */
  temporary: string;
};

/** Longest path that a socket may have on every supported system (macOS: 103 bytes, Linux: 107). */
const longestSocketPath = 103;

/** Makes the folder where needed. Throws LocalDatabaseError when it cannot be made, read or entered. */
export function openDataFolder(dataDir: string): DataFolder {
  try {
    mkdirSync(join(resolve(dataDir), 'mysql'), { recursive: true });
    // Links are resolved so that two paths to one folder give the same command line, by which a left server is known.
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

/** The one sentence for a data folder that cannot be used, from the file system's error. */
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
export function familyOf(folder: DataFolder): EngineFamily | undefined {
  if (!existsSync(folder.data) || readdirSync(folder.data).length === 0) return undefined;
  if (existsSync(join(folder.data, 'mysql.ibd'))) return 'MySQL';
  if (existsSync(join(folder.data, 'mysql'))) return 'MariaDB';
  throw new LocalDatabaseError(
    `${folder.data} holds files that are not a database's: move them away or set DATA_DIR to another folder.`,
  );
}

/** The database password of this folder (48 hexadecimal digits), made on first use and readable by its owner only. */
export function passwordOf(folder: DataFolder): string {
  const stored = existsSync(folder.password) ? readFileSync(folder.password, 'utf8').trim() : '';
  if (/^[0-9a-f]{48}$/.test(stored)) return stored;
  const password = randomBytes(24).toString('hex');
  writePrivateFile(folder.password, `${password}\n`);
  return password;
}

/** Replaces a file as a whole, readable by its owner only. */
export function writePrivateFile(path: string, content: string): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, content, { flag: 'wx', mode: 0o600 });
  renameSync(draft, path);
}

/** A place for the socket: beside the data, or in a new private folder where that path is too long for a socket. */
export function makeSocketPlace(folder: DataFolder): { socket: string; remove(): void } {
  const beside = join(folder.root, 'server.sock');
  if (Buffer.byteLength(beside) <= longestSocketPath) {
    // MySQL keeps a lock file beside its socket, and believes a stale one whose pid has been given to another program.
    const remove = () => [beside, `${beside}.lock`].forEach((path) => rmSync(path, { force: true }));
    remove();
    return { socket: beside, remove };
  }
  const short = Buffer.byteLength(tmpdir()) <= 60 ? tmpdir() : '/tmp';
  const place = mkdtempSync(join(short, 'job-alert-socket-'));
  return { socket: join(place, 'server.sock'), remove: () => rmSync(place, { recursive: true, force: true }) };
}
