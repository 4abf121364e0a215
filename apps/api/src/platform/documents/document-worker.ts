import { parentPort, workerData } from 'node:worker_threads';
import { enterSandbox } from '../background/sandbox-thread.js';
import { enforceBufferBudget } from './buffer-budget.js';
import type { DocumentToRead } from './document-reader.js';
import type { DocumentText } from './document-text.js';
import { readDocument } from './read-document.js';

/**
 * Reads the document of this worker and posts the result of `read`. In a thread of its own, the parent can stop it when a document takes
 * too long. Unpacked buffers are outside the memory limit of a thread, so they are counted here.
 */
export function runDocumentWorker(read: (text: DocumentText) => object): void {
  enterSandbox();
  enforceBufferBudget();
  void readToResult(read, workerData as DocumentToRead).then((result) => parentPort?.postMessage(result, []));
}

async function readToResult(read: (text: DocumentText) => object, { bytes, kind }: DocumentToRead): Promise<object> {
  try {
    // A Buffer arrives as a plain array of bytes, and may be part of a pool.
    return read(await readDocument(Uint8Array.from(bytes), kind));
  } catch (error) {
    return { error: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged' };
  }
}
