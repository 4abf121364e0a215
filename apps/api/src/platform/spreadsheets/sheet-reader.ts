import { SandboxedWorker } from '../background/sandboxed-worker.js';
import type { Sheet } from './sheet.js';

/** In processor time. A file of 5,000 rows takes less than a second. */
const TIME_LIMIT_MS = 10_000;
const MEMORY_LIMIT = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

export class SheetReader {
  private readonly thread: SandboxedWorker<Sheet>;

  constructor(timeLimitMs = TIME_LIMIT_MS) {
    this.thread = new SandboxedWorker(new URL('./sheet.worker', import.meta.url), MEMORY_LIMIT, timeLimitMs);
  }

  /** Returns the rows of the first sheet, or an error. Null when the file took too long or too much memory. */
  read(bytes: Buffer): Promise<Sheet | null> {
    return this.thread.run(bytes);
  }
}
