import type { ErrorDetails } from '../errors.js';

/** A database that restarts or fails over is back in about this time. */
const UNAVAILABLE_SECONDS = 30;

/** The header that says when to try again: of a limit, and of every 503. */
export function retryAfter(status: number, { retryAfterSeconds }: ErrorDetails): Record<string, string> {
  if (typeof retryAfterSeconds === 'number') return { 'retry-after': String(retryAfterSeconds) };
  return status === 503 ? { 'retry-after': String(UNAVAILABLE_SECONDS) } : {};
}
