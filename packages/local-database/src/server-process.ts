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

export type ServerPlan = {
  server: DatabaseServer;
  folder: DataFolder;
  database: string;
  durability: Durability;
  flags: readonly string[];
};

/** A running server. `ended` resolves with a description when it has stopped for any reason. */
export type ServerProcess = {
  pid: number;
  port: number;
  ended: Promise<string>;
  hasEnded(): boolean;
  /** The signal that the server gets when this process exits. */
  exitSignal: 'SIGKILL' | 'SIGTERM';
};

/** Long enough to replay the InnoDB log after a crash. */
const readyWithinMs = 120_000;
const stopWithinMs = 20_000;

/** Thrown if the server ended before it responded. `portTaken` is true if the port was in use. */
class StartFailure extends LocalDatabaseError {
  constructor(
    message: string,
    readonly portTaken: boolean,
  ) {
    super(message);
  }
}

/**
 * Starts the server and waits until it responds. Tries other ports unless `exact` is set. Throws LocalDatabaseError.
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

/** Stops the server with SIGTERM, and with SIGKILL after 20 s. */
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
    running.exitSignal = 'SIGTERM';
    return running;
  } finally {
    log.close();
    // The file contains the password, and the server has read it before it responds.
    rmSync(folder.initFile, { force: true });
  }
}

/**
 * In a separate session, so that Ctrl-C does not reach the server before the application has finished. Logs to a file,
 * because a pipe would break with this process and crash the server.
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
  const { pid } = child;
  let over = false;
  // From the first moment on: this process can end (Ctrl-C) before the server responds.
  const stopAtExit = () => signal(pid, running.exitSignal);
  process.once('exit', stopAtExit);
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, killedBy) => {
      over = true;
      process.off('exit', stopAtExit);
      resolve(killedBy === null ? `exit code ${code}` : killedBy);
    });
  });
  // The database alone does not keep the process alive. The exit handler stops it.
  child.unref();
  // A server that is still starting can miss SIGTERM. It has no clients yet, so nothing is lost.
  const running: ServerProcess = { pid, port, ended, hasEnded: () => over, exitSignal: 'SIGKILL' };
  return running;
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
