import { withTimeout } from '../../platform/with-timeout.js';
import type { Variables } from './argument-values.js';

/** Longest time in milliseconds to wait for an execution in progress before starting another. */
const MAX_WAIT_MS = 25;

/**
 * Coalesces identical concurrent requests. A caller never receives a result whose execution started before the call: a request that
 * arrives during an execution waits for the next one, which starts when the current one ends. So every caller sees what was written
 * before the request, by whichever server. Results aren't cached.
 */
export class RequestCoalescer<Result> {
  /** Executions that have not started, which callers can join. */
  private readonly waiting = new Map<string, Promise<Result>>();
  /** The latest started execution. */
  private readonly running = new Map<string, Promise<unknown>>();

  /** Returns the result of an execution that starts after this call. Only the first caller's `execute` runs. */
  run(variables: Variables, maxPageSize: number, execute: () => Promise<Result>): Promise<Result> {
    const key = coalescingKey(variables, maxPageSize);
    if (key === null) return execute();
    let result = this.waiting.get(key);
    if (!result) this.waiting.set(key, (result = this.startNext(key, execute)));
    return result;
  }

  private async startNext(key: string, execute: () => Promise<Result>): Promise<Result> {
    const current = this.running.get(key);
    if (current) await withTimeout(current, MAX_WAIT_MS).catch(() => undefined);
    // Node handles all requests that arrived together before this callback.
    await new Promise(setImmediate);
    this.waiting.delete(key);
    const result = execute();
    this.running.set(key, result);
    try {
      return await result;
    } finally {
      if (this.running.get(key) === result) this.running.delete(key);
    }
  }
}

/** Returns the key that identical requests of one operation share, or null for a number that JSON cannot represent. */
export function coalescingKey(variables: Variables, maxPageSize: number): string | null {
  const text = JSON.stringify(variables);
  if (text.includes('null') && containsInfinity(variables)) return null;
  return `${maxPageSize} ${text}`;
}

function containsInfinity(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(containsInfinity);
}
