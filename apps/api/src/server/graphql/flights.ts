import { within } from '../../platform/within.js';
import type { Variables } from './resolved-values.js';

/** So long somebody waits for the same work of others before it is begun once more. */
const LONGEST_WAIT = 25;

/**
 * Work that many ask for at the same moment and that is done once for them all. Nobody gets what was begun before they asked: who comes while it
 * is under way waits for the next, which begins when this one ends, or after 25 ms. So everybody sees what was written before they asked,
 * by whichever server. Nothing is kept. Where 16 ask for the first page at once, an answer takes 0.13 ms of the processor instead of 0.32 (decision 0092).
 */
export class Flights<Result> {
  /** Not begun yet, so that one can still join. */
  private readonly waiting = new Map<string, Promise<Result>>();
  /** The latest that was begun. */
  private readonly underway = new Map<string, Promise<unknown>>();

  /** Resolves to the result of an execution that begins after this call. Only the `start` of the first caller to join it runs. */
  join(key: string, start: () => Promise<Result>): Promise<Result> {
    let flight = this.waiting.get(key);
    if (!flight) this.waiting.set(key, (flight = this.depart(key, start)));
    return flight;
  }

  private async depart(key: string, start: () => Promise<Result>): Promise<Result> {
    const before = this.underway.get(key);
    if (before) await within(LONGEST_WAIT, before).catch(() => undefined);
    // Requests that have arrived together are read one after the other, before this.
    await new Promise(setImmediate);
    this.waiting.delete(key);
    const result = start();
    this.underway.set(key, result);
    try {
      return await result;
    } finally {
      if (this.underway.get(key) === result) this.underway.delete(key);
    }
  }
}

/** What two requests for one operation have to have in common; null where that cannot be told. */
export function flightKey(variables: Variables, maxPageSize: number): string | null {
  const text = JSON.stringify(variables);
  // A number that is too large for JavaScript would be null in it.
  if (text.includes('null') && holdsInfinity(variables)) return null;
  return `${maxPageSize} ${text}`;
}

function holdsInfinity(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsInfinity);
}
