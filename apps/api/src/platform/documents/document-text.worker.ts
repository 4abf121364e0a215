import { parentPort, workerData } from 'node:worker_threads';
import { keepBufferBudget } from './buffer-budget.js';
import type { DocumentText } from './document-text.js';
import { type DocumentKind, readDocument } from './read-document.js';

/**
 * Reads one document and ends. It runs in a thread of its own, so that the parent can stop it when a document takes too long; what it
 * unpacks lies outside the memory that a thread can be limited to, and is counted here.
 */
keepBufferBudget();

async function read(bytes: Uint8Array, kind: DocumentKind): Promise<DocumentText> {
  try {
    return await readDocument(bytes, kind);
  } catch (error) {
    return { fault: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged' };
  }
}

const { bytes, kind } = workerData as { bytes: Uint8Array; kind: DocumentKind };
// A Buffer loses its class on the way between threads, and may be a part of a pool.
void read(Uint8Array.from(bytes), kind).then((text) => parentPort?.postMessage(text, []));
