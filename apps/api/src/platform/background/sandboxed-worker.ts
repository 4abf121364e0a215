import { type ResourceLimits, Worker, type WorkerOptions } from 'node:worker_threads';

/** The exit code of a worker that stopped itself because it needed too much memory. */
export const MEMORY_EXIT_CODE = 9;

const IS_BUILT = import.meta.url.endsWith('.js');

/** Runs work on untrusted files, one after another. Each file gets a worker thread of its own with limits of time and memory. */
export class SandboxedWorker<Result> {
  private last: Promise<unknown> = Promise.resolve();

  /** Pass the worker file without its extension. The worker posts one result and ends. */
  constructor(
    private readonly worker: URL,
    private readonly memory: ResourceLimits,
    private readonly timeoutMs: number,
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
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        resolve(null);
        void thread.terminate();
      }, this.timeoutMs);
      thread.once('message', (answer: Result) => resolve(answer));
      thread.once('error', (error: Error & { code?: string }) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(null);
        else reject(error);
      });
      thread.once('exit', (code) => {
        clearTimeout(timer);
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
