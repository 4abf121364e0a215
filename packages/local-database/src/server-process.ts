import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ping, writeInitFile } from './account.js';
import { type DataFolder, makeSocketPlace } from './data-folder.js';
import { errorText, LocalDatabaseError } from './errors.js';
import type { DatabaseServer } from './find-server.js';
import { freePort } from './free-port.js';
import { signal } from './process-identity.js';
import { type Durability, serverFlags } from './server-flags.js';
import { errorLines, openServerLog, type ServerLog } from './server-log.js';
import { removeState, writeState } from './server-state.js';

/** The server to run. */
export type ServerPlan = {
  server: DatabaseServer;
  folder: DataFolder;
  database: string;
  durability: Durability;
  flags: readonly string[];
};

/** A server that answers. `ended` resolves when it has stopped, however, with words for a log line. */
export type ServerProcess = { pid: number; port: number; ended: Promise<string>; hasEnded(): boolean };

/** InnoDB may have a long log to replay after a crash. */
const readyWithinMs = 120_000;
const stopWithinMs = 20_000;

/** Thrown when the server ended before it answered; `portTaken` when that was because of the port. */
class StartFailure extends LocalDatabaseError {
  constructor(
    message: string,
    readonly portTaken: boolean,
  ) {
    super(message);
  }
}

/**
 * Starts the server and waits until it answers. Without `exactPort` another port is tried when somebody else has just taken the
 * chosen one. Throws LocalDatabaseError.
 */
export async function launch(plan: ServerPlan, port: { preferred?: number; exact?: number }): Promise<ServerProcess> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launchOn(plan, port.exact ?? (await freePort(attempt === 1 ? port.preferred : undefined)));
    } catch (error) {
      if (!(error instanceof StartFailure && error.portTaken) || port.exact !== undefined || attempt === 5) throw error;
    }
  }
}

/** Ends the server: SIGTERM, and SIGKILL if it is still there after 20 s. */
export async function shutDown(server: ServerProcess): Promise<void> {
  if (server.hasEnded()) return;
  signal(server.pid, 'SIGTERM');
  const timeout = new AbortController();
  const inTime = await Promise.race([
    server.ended.then(() => true),
    sleep(stopWithinMs, false, { signal: timeout.signal }).catch(() => false),
  ]);
  timeout.abort();
  if (!inTime) signal(server.pid, 'SIGKILL');
  await server.ended;
}

async function launchOn(plan: ServerPlan, port: number): Promise<ServerProcess> {
  const { server, folder } = plan;
  const socketPlace = makeSocketPlace(folder);
  const log = openServerLog(folder.log);
  writeInitFile(server, folder, plan.database);
  try {
    const flags = serverFlags(server, folder, { port, socket: socketPlace.socket, durability: plan.durability });
    const running = follow(spawnDetached(server, [...flags, ...plan.flags], log), port);
    writeState(folder, { pid: running.pid, port, socket: socketPlace.socket });
    void running.ended.then(() => {
      socketPlace.remove();
      removeState(folder, running.pid);
    });
    await answered(plan, running, log);
    return running;
  } finally {
    log.close();
    // It holds the password in clear and is read before the server answers.
    rmSync(folder.initFile, { force: true });
  }
}

/**
 * A session of its own keeps the terminal's Ctrl-C from the server, so that the application can end its work first. The log is
 * a file, not a pipe: a pipe would break with this process and take the server down in the midst of a write.
 */
function spawnDetached(server: DatabaseServer, flags: string[], log: ServerLog): ChildProcess {
  const { PATH, HOME, TMPDIR, LD_LIBRARY_PATH, LD_PRELOAD } = process.env;
  return spawn(server.program, flags, {
    detached: true,
    stdio: ['ignore', log.descriptor, log.descriptor],
    env: { PATH, HOME, TMPDIR, LD_LIBRARY_PATH, LD_PRELOAD, LC_ALL: 'C' },
  });
}

function follow(child: ChildProcess, port: number): ServerProcess {
  child.on('error', () => undefined);
  if (child.pid === undefined) {
    throw new LocalDatabaseError(`The database server ${child.spawnfile} cannot be run.`);
  }
  let over = false;
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, killedBy) => {
      over = true;
      resolve(killedBy === null ? `exit code ${code}` : killedBy);
    });
  });
  // A database alone is no reason for a process to stay: one that forgets to stop it ends, and its exit handler ends the server.
  child.unref();
  return { pid: child.pid, port, ended, hasEnded: () => over };
}

async function answered(plan: ServerPlan, running: ServerProcess, log: ServerLog): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  for (;;) {
    if (running.hasEnded()) throw startFailure(plan, running.port, log.written());
    try {
      return await ping(plan.folder, running.port);
    } catch (error) {
      if (Date.now() > deadline) {
        signal(running.pid, 'SIGKILL');
        throw new LocalDatabaseError(
          `The embedded database did not answer within ${readyWithinMs / 1000} s (${errorText(error)}); its log is ${plan.folder.log}.`,
        );
      }
    }
    await sleep(30);
  }
}

function startFailure({ server, folder }: ServerPlan, port: number, output: string): StartFailure {
  if (/Address already in use|Can't start server: Bind on TCP|Do you already have another/i.test(output)) {
    return new StartFailure(`Port ${port} of 127.0.0.1, chosen for the embedded database, is in use.`, true);
  }
  if (/Unable to lock \.?\/?ib(data|log)/i.test(output)) {
    return new StartFailure(
      `Another database server is using ${folder.data}: stop that one first or set DATA_DIR to another folder.`,
      false,
    );
  }
  return new StartFailure(
    `${server.engine} did not start as the embedded database (${errorLines(output)}); its log is ${folder.log}.`,
    false,
  );
}
