import { type ResourceLimits, Worker, type WorkerOptions } from 'node:worker_threads';

/** The exit code of a thread that has found out by itself that its work needs too much. */
export const TOO_MUCH_MEMORY = 9;

const IS_BUILT = import.meta.url.endsWith('.js');

/** Runs work on files of strangers: each in a thread with limits of time and memory, one after another. */
export class LimitedThread<Answer> {
  private last: Promise<unknown> = Promise.resolve();

  /** The file of the worker is named without its ending. It posts one answer and ends. */
  constructor(
    private readonly worker: URL,
    private readonly memory: ResourceLimits,
    private readonly timeLimit: number,
  ) {}

  /** The answer; null when it took too long or too much memory. */
  run(data: unknown): Promise<Answer | null> {
    // One at a time: the memory of two files at once is what nobody has promised to have.
    const next = this.last.then(() => this.inThread(data));
    this.last = next.catch(() => undefined);
    return next;
  }

  private async inThread(workerData: unknown): Promise<Answer | null> {
    const thread = await this.start({ workerData, resourceLimits: this.memory });
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        resolve(null);
        void thread.terminate();
      }, this.timeLimit);
      thread.once('message', (answer: Answer) => resolve(answer));
      thread.once('error', (error: Error & { code?: string }) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(null);
        else reject(error);
      });
      thread.once('exit', (code) => {
        clearTimeout(timer);
        // Otherwise settled long ago, unless the thread has died without a word.
        if (code === TOO_MUCH_MEMORY) resolve(null);
        else reject(new Error('A thread that reads a file ended without an answer.'));
      });
    });
  }

  private async start(settings: WorkerOptions): Promise<Worker> {
    if (IS_BUILT) return new Worker(new URL(`${this.worker.href}.js`), settings);
    const { threadProgram } = await import('./thread-program.js');
    return new Worker(await threadProgram(`${this.worker.href}.ts`), { ...settings, eval: true });
  }
}
