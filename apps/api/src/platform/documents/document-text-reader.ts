import { LimitedThread } from '../limited-thread.js';
import type { DocumentText } from './document-text.js';
import type { DocumentKind } from './read-document.js';

/** A document of some pages takes less than a second. */
const TIME_LIMIT = 6_000;
const MEMORY_LIMIT = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** How many may wait for their turn: with the time limit, nobody waits for longer than a minute. */
const MOST_WAITING = 6;

/** Reads the text of PDF and Word documents of strangers. */
export class DocumentTextReader {
  private readonly thread: LimitedThread<DocumentText>;
  private waiting = 0;

  constructor(timeLimit = TIME_LIMIT) {
    this.thread = new LimitedThread(new URL('./document-text.worker', import.meta.url), MEMORY_LIMIT, timeLimit);
  }

  get isBusy(): boolean {
    return this.waiting >= MOST_WAITING;
  }

  /** The text, or what is wrong; one document after another. */
  async read(bytes: Buffer, kind: DocumentKind): Promise<DocumentText> {
    this.waiting += 1;
    try {
      return (await this.thread.run({ bytes, kind })) ?? { fault: 'tooComplex' };
    } finally {
      this.waiting -= 1;
    }
  }
}
