import { rmSync } from 'node:fs';
import { databaseUrl } from './account.js';
import { chooseServer, type Machine, thisMachine } from './choose-server.js';
import { type DataFolder, readFamily, openDataFolder, unusableFolder } from './data-folder.js';
import { errorCode, LocalDatabaseError } from './errors.js';
import { initialiseData } from './initialise.js';
import { acquireLock, type Lock, LockHeldError } from './lock-file.js';
import type { Durability } from './server-flags.js';
import { readState, stopLeftoverServer } from './server-state.js';
import { type Supervisor, supervise } from './supervisor.js';

export { LocalDatabaseError } from './errors.js';

type LocalDatabaseOptions = {
  /** The data folder of the application, created if missing. The database is in its subfolder `mysql`. */
  dataDir: string;
  /** The name of the database; by default 'job_alert'. Letters, digits and underscores. */
  database?: string;
  /** Receives a line for each notable event: an installation, a leftover server, an unexpected stop. */
  log?: (line: string) => void;
  /** 'full' by default. 'test' does not wait for the disk. */
  durability?: Durability;
  /** Additional server flags, for tests. */
  flags?: readonly string[];
};

/** A running embedded database. It is restarted on the same port if it dies, until `stop`. */
export type LocalDatabase = {
  /** `mysql://user:password@127.0.0.1:port/database` of the database named in the options. */
  url: string;
  /** Returns the URL of another database of this server, which need not exist. */
  serverUrl(database: string): string;
  /** True if this call created the data folder, so that the database is empty. */
  created: boolean;
  /** For people, e.g. 'MariaDB 10.11.14'. */
  engine: string;
  /** Stops the server and waits until its data is safe. Idempotent. */
  stop(): Promise<void>;
};

/**
 * Runs a private MariaDB or MySQL as a child process, found on this machine or installed. It listens locally only, with
 * a random password in its folder. Stops the leftover server of a killed run first. Throws LocalDatabaseError if it
 * cannot run, or while another process uses the folder.
 */
export async function startLocalDatabase(
  options: LocalDatabaseOptions,
  machine: Machine = thisMachine(),
): Promise<LocalDatabase> {
  const { dataDir, database = 'job_alert', log = () => undefined, durability = 'full', flags = [] } = options;
  if (!/^\w{1,64}$/.test(database)) throw new LocalDatabaseError(`'${database}' is no name for a database.`);
  const folder = openDataFolder(dataDir);
  const lock = lockFolder(folder, dataDir);
  try {
    const server = await chooseServer(machine, readFamily(folder), log);
    await stopLeftoverServer(folder, log);
    const created = await initialiseData(server, folder, durability);
    const plan = { server, folder, database, durability, flags };
    const supervisor = await supervise(plan, readState(folder)?.port, log);
    return {
      url: databaseUrl(folder, supervisor.port, database),
      serverUrl: (name) => databaseUrl(folder, supervisor.port, name),
      created,
      engine: server.engine,
      stop: stopOnce(supervisor, lock),
    };
  } catch (error) {
    lock.release();
    rmSync(folder.initFile, { force: true });
    // System errors here concern the data folder: a full or read-only disk, files of another user.
    throw error instanceof LocalDatabaseError || errorCode(error) === undefined
      ? error
      : unusableFolder(dataDir, error);
  }
}

/** When this process exits without calling `stop`, the server is stopped too, and the lock released. */
function stopOnce(supervisor: Supervisor, lock: Lock): () => Promise<void> {
  const atExit = () => lock.release();
  process.once('exit', atExit);
  let stopped: Promise<void> | undefined;
  return () => {
    stopped ??= supervisor.stop().finally(() => {
      process.removeListener('exit', atExit);
      lock.release();
    });
    return stopped;
  };
}

function lockFolder(folder: DataFolder, dataDir: string): Lock {
  try {
    return acquireLock(folder.lock);
  } catch (error) {
    if (!(error instanceof LockHeldError)) throw unusableFolder(dataDir, error);
    const holder = error.pid === process.pid ? 'this process' : `process ${error.pid}`;
    throw new LocalDatabaseError(
      `The embedded database in ${dataDir} is already in use by ${holder}: stop that one first or set DATA_DIR to another folder.`,
    );
  }
}
