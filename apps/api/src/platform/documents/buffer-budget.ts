import { TOO_MUCH_MEMORY } from '../limited-thread.js';

/** What one document may unpack to, all its parts together: an ordinary one of 5 MB needs a tenth of it. */
const BUDGET = 64 * 1024 * 1024;
/** Smaller ones are the change of ordinary work. */
const SMALL = 64 * 1024;

/**
 * From now on counts the byte arrays that this thread makes, and ends it where they go beyond the budget: they lie outside the heap, so
 * that a thread's memory limit does not see them.
 */
export function keepBufferBudget(): void {
  let left = BUDGET;
  const charge = (length: unknown): void => {
    if (typeof length !== 'number' || length < SMALL) return;
    left -= length;
    // In a thread this ends the thread alone. An error would be caught by a library that then waits for ever.
    if (left < 0) process.exit(TOO_MUCH_MEMORY);
  };
  for (const made of [Uint8Array, Uint8ClampedArray, Uint16Array, Uint32Array, Float32Array, ArrayBuffer]) {
    const value = counted(made, charge);
    Object.defineProperty(globalThis, made.name, { value, writable: true, configurable: true });
  }
  // What it unpacks is counted by nobody; who finds it missing unpacks by byte arrays.
  Reflect.deleteProperty(globalThis, 'DecompressionStream');
}

type Maker = new (...given: never[]) => object;

const counted = (made: Maker, charge: (length: unknown) => void): Maker =>
  new Proxy(made, {
    construct(target, given: unknown[], newTarget) {
      charge(given[0]);
      return Reflect.construct(target, given, newTarget) as object;
    },
  });
