import { readFileSync } from 'node:fs';
import { type ResourceLimits, Worker, type WorkerOptions } from 'node:worker_threads';
import type { SandboxThread } from './sandbox-thread.js';

/** The exit code of a worker that stopped itself because it needed too much memory. */
export const MEMORY_EXIT_CODE = 9;

/** On a busy machine the work may take this many times longer than its processor time, because its thread has a low priority. */
const BUSY_FACTOR = 8;
/** The interval between checks of the time limit, in milliseconds. */
const CHECK_INTERVAL_MS = 250;

const IS_BUILT = import.meta.url.endsWith('.js');

/** Runs work on untrusted files, one after another. Each file gets a worker thread of its own with limits of processor time and memory. */
export class SandboxedWorker<Result> {
  private last: Promise<unknown> = Promise.resolve();

  /** Pass the worker file without its extension. The worker calls `enterSandbox`, posts one result and ends. */
  constructor(
    private readonly worker: URL,
    private readonly memory: ResourceLimits,
    private readonly timeLimitMs: number,
  ) {}

  /** Returns the result, or null when the work took too long or too much memory. */
  run(data: unknown): Promise<Result | null> {
    // One at a time, so that the memory of two files is never needed at once.
    const next = this.last.then(() => this.runInThread(data));
    this.last = next.catch(() => undefined);
    return next;
  }

  private async runInThread(workerData: unknown): Promise<Result | null> {
    const thread = await this.start({ workerData, resourceLimits: this.memory });
    const startedAt = performance.now();
    let threadFolder: string | undefined;
    const isOverLimit = () => {
      const elapsed = performance.now() - startedAt;
      return elapsed > this.timeLimitMs * BUSY_FACTOR || processorTime(threadFolder, elapsed) > this.timeLimitMs;
    };
    return new Promise((resolve, reject) => {
      const timer = setInterval(
        () => {
          if (!isOverLimit()) return;
          resolve(null);
          void thread.terminate();
        },
        Math.min(CHECK_INTERVAL_MS, this.timeLimitMs),
      );
      thread.on('message', (message: SandboxThread | Result) => {
        if (isSandboxThread(message)) ({ threadFolder } = message);
        else resolve(message);
      });
      thread.once('error', (error: Error & { code?: string }) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(null);
        else reject(error);
      });
      thread.once('exit', (code) => {
        clearInterval(timer);
        // The promise is settled already, unless the worker ended without a result.
        if (code === MEMORY_EXIT_CODE) resolve(null);
        else reject(new Error('A thread that reads a file ended without an answer.'));
      });
    });
  }

  private async start(settings: WorkerOptions): Promise<Worker> {
    if (IS_BUILT) return new Worker(new URL(`${this.worker.href}.js`), settings);
    const { bundleWorker } = await import('./bundle-worker.js');
    return new Worker(await bundleWorker(`${this.worker.href}.ts`), { ...settings, eval: true });
  }
}

function isSandboxThread(message: unknown): message is SandboxThread {
  return typeof message === 'object' && message !== null && 'threadFolder' in message;
}

/** Returns the processor time of a thread in milliseconds. Only Linux tells it; elsewhere the elapsed time counts. */
function processorTime(threadFolder: string | undefined, elapsed: number): number {
  if (process.platform !== 'linux') return elapsed;
  if (threadFolder === undefined) return 0;
  try {
    const [nanoseconds] = readFileSync(`/proc/${threadFolder}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1_000_000;
  } catch {
    // The thread has ended.
    return 0;
  }
}
