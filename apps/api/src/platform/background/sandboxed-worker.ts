import { type ResourceLimits, Worker, type WorkerOptions } from 'node:worker_threads';

/** The exit code of a thread that has found out by itself that its work needs too much. */
export const MEMORY_EXIT_CODE = 9;

const IS_BUILT = import.meta.url.endsWith('.js');

/** Runs work on files of strangers: each in a thread with limits of time and memory, one after another. */
export class SandboxedWorker<Result> {
  private last: Promise<unknown> = Promise.resolve();

  /** The file of the worker is named without its ending. It posts one answer and ends. */
  constructor(
    private readonly worker: URL,
    private readonly memory: ResourceLimits,
    private readonly timeoutMs: number,
  ) {}

  /** The answer; null when it took too long or too much memory. */
  run(data: unknown): Promise<Result | null> {
    // One at a time: the memory of two files at once is what nobody has promised to have.
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
        // Otherwise settled long ago, unless the thread has died without a word.
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
