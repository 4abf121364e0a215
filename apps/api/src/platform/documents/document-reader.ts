import { SandboxedWorker } from '../background/sandboxed-worker.js';
import type { DocumentError } from './document-text.js';
import type { DocumentKind } from './read-document.js';

/** In processor time. A document of a few pages takes less than a second. */
const TIME_LIMIT_MS = 15_000;
const MEMORY_LIMIT = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** A document to read; a worker may need more than that. */
export interface DocumentToRead {
  bytes: Buffer;
  kind: DocumentKind;
}

/**
 * Reads PDF and Word documents from untrusted clients. The worker does all work that depends on the content, within its limits of time and memory.
 * The main thread receives only the result.
 */
export class DocumentReader<Input extends DocumentToRead, Result> {
  private readonly thread: SandboxedWorker<unknown>;

  /** Pass the worker file without its extension; it calls `runDocumentWorker`. `validate` throws for a result of another shape. */
  constructor(
    worker: URL,
    private readonly validate: (posted: unknown) => Result,
    timeLimitMs = TIME_LIMIT_MS,
  ) {
    this.thread = new SandboxedWorker(worker, MEMORY_LIMIT, timeLimitMs);
  }

  /**
   * Returns the result of the worker, or an error when the document takes too much time or memory. Documents are read one after another.
   */
  async read(input: Input): Promise<Result | DocumentError> {
    const posted = await this.thread.run(input);
    return posted === null ? { error: 'tooComplex' } : this.validate(posted);
  }
}
