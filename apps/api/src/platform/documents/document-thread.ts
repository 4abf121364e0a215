import { parentPort, workerData } from 'node:worker_threads';
import { keepBufferBudget } from './buffer-budget.js';
import type { DocumentText } from './document-text.js';
import type { DocumentToRead } from './document-reader.js';
import { readDocument } from './read-document.js';

/**
 * Reads the document that this thread was started with, and posts what `read` makes of its text. It runs in a thread of its own, so that
 * the parent can stop it when a document takes too long; what it unpacks lies outside the memory that a thread can be limited to, and
 * is counted here.
 */
export function answerInThread<Input extends DocumentToRead>(read: (text: DocumentText, input: Input) => object): void {
  keepBufferBudget();
  const input = workerData as Input;
  void answer(read, input).then((result) => parentPort?.postMessage(result, []));
}

async function answer<Input extends DocumentToRead>(
  read: (text: DocumentText, input: Input) => object,
  input: Input,
): Promise<object> {
  try {
    // A Buffer loses its class on the way between threads, and may be a part of a pool.
    return read(await readDocument(Uint8Array.from(input.bytes), input.kind), input);
  } catch (error) {
    return { fault: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged' };
  }
}
