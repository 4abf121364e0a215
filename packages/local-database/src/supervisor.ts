import { setTimeout as sleep } from 'node:timers/promises';
import { errorText } from './errors.js';
import { launch, type ServerPlan, type ServerProcess, shutDown } from './server-process.js';

/** Keeps a server running on its port until `stop`. */
export type Supervisor = {
  port: number;
  /** Stops the server and waits for its end. */
  stop(): Promise<void>;
};

/** The delays before consecutive starts; the last one repeats. */
const pausesMs = [50, 250, 1_000, 2_000, 5_000];
/** A server that ran this long was healthy; the delays start again. */
const soundAfterMs = 30_000;

/** Starts the server and restarts it on the same port, which the application already uses. */
export async function supervise(
  plan: ServerPlan,
  preferredPort: number | undefined,
  log: (line: string) => void,
): Promise<Supervisor> {
  let current = await launch(plan, { preferred: preferredPort });
  const { port } = current;
  const stopping = new AbortController();

  const keepRunning = async (): Promise<void> => {
    let failures = 0;
    while (!stopping.signal.aborted) {
      const startedAt = Date.now();
      const reason = await current.ended;
      if (stopping.signal.aborted) return;
      log(`The embedded database stopped unexpectedly (${reason}); starting it again.`);
      if (Date.now() - startedAt > soundAfterMs) failures = 0;
      const next = await startAgain(failures);
      if (next === undefined) return;
      failures += 1;
      current = next;
      log('The embedded database is ready again.');
    }
  };

  const startAgain = async (failuresBefore: number): Promise<ServerProcess | undefined> => {
    for (let failures = failuresBefore; ; failures += 1) {
      await sleep(pausesMs[failures] ?? pausesMs.at(-1), undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return undefined;
      try {
        return await launch(plan, { exact: port });
      } catch (error) {
        log(`The embedded database could not be started again: ${errorText(error)}`);
      }
    }
  };

  const server = keepRunning();
  return {
    port,
    stop: async () => {
      stopping.abort();
      await shutDown(current);
      await server;
      // A restart in progress at the time of the stop has started a new server.
      await shutDown(current);
    },
  };
}
