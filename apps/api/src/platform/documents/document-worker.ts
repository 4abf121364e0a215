import { parentPort, workerData } from 'node:worker_threads';
import { lowerThreadPriority } from '../background/thread-priority.js';
import { enforceBufferBudget } from './buffer-budget.js';
import type { DocumentToRead } from './document-reader.js';
import type { DocumentText } from './document-text.js';
import { readDocument } from './read-document.js';

/**
 * Reads the document that this thread was started with, and posts what `read` makes of its text. It runs in a thread of its own, so that
 * the parent can stop it when a document takes too long; what it unpacks lies outside the memory that a thread can be limited to, and
 * is counted here.
 */
export function runDocumentWorker(read: (text: DocumentText) => object): void {
  lowerThreadPriority();
  enforceBufferBudget();
  void readToResult(read, workerData as DocumentToRead).then((result) => parentPort?.postMessage(result, []));
}

async function readToResult(read: (text: DocumentText) => object, { bytes, kind }: DocumentToRead): Promise<object> {
  try {
    // A Buffer loses its class on the way between threads, and may be a part of a pool.
    return read(await readDocument(Uint8Array.from(bytes), kind));
  } catch (error) {
    return { fault: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged' };
  }
}
