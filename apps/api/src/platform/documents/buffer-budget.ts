import { MEMORY_EXIT_CODE } from '../background/sandboxed-worker.js';

/** What one document may unpack to, all its parts together: an ordinary one of 5 MB needs a tenth of it. */
const BUDGET_BYTES = 64 * 1024 * 1024;
/** Smaller ones are the change of ordinary work. */
const MIN_COUNTED_BYTES = 64 * 1024;

/**
 * From now on counts the byte arrays that this thread makes, and ends it where they go beyond the budget: they lie outside the heap, so
 * that a thread's memory limit does not see them.
 */
export function enforceBufferBudget(): void {
  let left = BUDGET_BYTES;
  const charge = (length: unknown): void => {
    if (typeof length !== 'number' || length < MIN_COUNTED_BYTES) return;
    left -= length;
    // In a thread this ends the thread alone. An error would be caught by a library that then waits for ever.
    if (left < 0) process.exit(MEMORY_EXIT_CODE);
  };
  for (const made of [Uint8Array, Uint8ClampedArray, Uint16Array, Uint32Array, Float32Array, ArrayBuffer]) {
    const value = countingProxy(made, charge);
    Object.defineProperty(globalThis, made.name, { value, writable: true, configurable: true });
  }
  // What it unpacks is counted by nobody; who finds it missing unpacks by byte arrays.
  Reflect.deleteProperty(globalThis, 'DecompressionStream');
}

type Constructor = new (...given: never[]) => object;

const countingProxy = (made: Constructor, charge: (length: unknown) => void): Constructor =>
  new Proxy(made, {
    construct(target, given: unknown[], newTarget) {
      charge(given[0]);
      return Reflect.construct(target, given, newTarget) as object;
    },
  });
