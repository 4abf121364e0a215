import { Worker } from 'node:worker_threads';
import type { Sheet } from './sheet.js';

/** A file of 5,000 rows takes less than a second. */
const TIME_LIMIT = 10_000;
const MEMORY_LIMIT = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

const IS_BUILT = import.meta.url.endsWith('.js');
const WORKER = new URL(`./sheet.worker${IS_BUILT ? '.js' : '.ts'}`, import.meta.url);
/** In development and in tests the thread has to learn TypeScript first: a loader of the main thread does not reach it. */
const fromSource = (): string => `import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))})
  .then(({ register }) => { register(); return import(${JSON.stringify(WORKER.href)}); });`;

/** Reads spreadsheets from strangers' programs: each in a thread with limits of time and memory, one after another. */
export class SheetReader {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly timeLimit = TIME_LIMIT) {}

  /** The rows of the first sheet, or what is wrong; null when the file took too long or too much memory. */
  read(bytes: Buffer): Promise<Sheet | null> {
    // One at a time: the memory of two files at once is what nobody has promised to have.
    const next = this.last.then(() => readInThread(bytes, this.timeLimit));
    this.last = next.catch(() => undefined);
    return next;
  }
}

function readInThread(bytes: Buffer, timeLimit: number): Promise<Sheet | null> {
  return new Promise((resolve, reject) => {
    const settings = { workerData: bytes, resourceLimits: MEMORY_LIMIT };
    const worker = IS_BUILT ? new Worker(WORKER, settings) : new Worker(fromSource(), { ...settings, eval: true });
    const timer = setTimeout(() => {
      resolve(null);
      void worker.terminate();
    }, timeLimit);
    worker.once('message', (sheet: Sheet) => resolve(sheet));
    worker.once('error', (error: Error & { code?: string }) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(null);
      else reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      // Settled long ago, unless the thread has died without a word.
      reject(new Error('The thread that reads spreadsheets ended without an answer.'));
    });
  });
}
