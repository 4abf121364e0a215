import { LimitedThread } from '../limited-thread.js';
import type { DocumentError } from './document-text.js';
import type { DocumentKind } from './read-document.js';

/** A document of some pages takes less than a second. */
const TIME_LIMIT = 6_000;
const MEMORY_LIMIT = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** How many may wait for their turn: with the time limit, nobody waits for longer than a minute. */
const MOST_WAITING = 6;

/** A document to read; a worker may need more than that. */
export interface DocumentToRead {
  bytes: Buffer;
  kind: DocumentKind;
}

/**
 * Reads PDF and Word documents from untrusted clients. All work on what a document says happens in the worker, whose limits of time
 * and memory cover it: the main thread gets the worker's result only.
 */
export class DocumentReader<Input extends DocumentToRead, Result> {
  private readonly thread: LimitedThread<unknown>;
  private waiting = 0;

  /** The file of the worker is named without its ending; it calls `answerInThread`. `validate` throws for a result of another shape. */
  constructor(
    worker: URL,
    private readonly validate: (posted: unknown) => Result,
    timeLimit = TIME_LIMIT,
  ) {
    this.thread = new LimitedThread(worker, MEMORY_LIMIT, timeLimit);
  }

  get isBusy(): boolean {
    return this.waiting >= MOST_WAITING;
  }

  /** The worker's result, or that the document takes too much time or memory; one document after another. */
  async read(input: Input): Promise<Result | DocumentError> {
    this.waiting += 1;
    try {
      const posted = await this.thread.run(input);
      return posted === null ? { fault: 'tooComplex' } : this.validate(posted);
    } finally {
      this.waiting -= 1;
    }
  }
}
