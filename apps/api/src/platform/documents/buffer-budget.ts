import { MEMORY_EXIT_CODE } from '../background/sandboxed-worker.js';

/** The total size of the buffers of one document, all its parts together. An ordinary document of 5 MB needs a tenth of it. */
const BUDGET_BYTES = 64 * 1024 * 1024;
/** Smaller buffers belong to ordinary work and are not counted. */
const MIN_COUNTED_BYTES = 64 * 1024;

/**
 * Counts the buffers that this thread allocates from now on, and ends the thread beyond the budget. Buffers are outside the heap, so the
 * memory limit of the thread does not include them.
 */
export function enforceBufferBudget(): void {
  let remainingBytes = BUDGET_BYTES;
  const charge = (length: unknown): void => {
    if (typeof length !== 'number' || length < MIN_COUNTED_BYTES) return;
    remainingBytes -= length;
    // In a worker this ends only the thread. A library would catch an error and then wait forever.
    if (remainingBytes < 0) process.exit(MEMORY_EXIT_CODE);
  };
  for (const made of [Uint8Array, Uint8ClampedArray, Uint16Array, Uint32Array, Float32Array, ArrayBuffer]) {
    const value = countingProxy(made, charge);
    Object.defineProperty(globalThis, made.name, { value, writable: true, configurable: true });
  }
  // Its buffers cannot be counted. Libraries that find it missing unpack into counted arrays.
  Reflect.deleteProperty(globalThis, 'DecompressionStream');
}

type Constructor = new (...args: never[]) => object;

const countingProxy = (made: Constructor, charge: (length: unknown) => void): Constructor =>
  new Proxy(made, {
    construct(target, args: unknown[], newTarget) {
      charge(args[0]);
      return Reflect.construct(target, args, newTarget) as object;
    },
  });
