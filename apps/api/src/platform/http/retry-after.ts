import type { ErrorDetails } from '../errors.js';

/** The usual time until a database is back after a restart or failover. */
const UNAVAILABLE_SECONDS = 30;

/** Returns the Retry-After header of a rate limit, and of every 503. */
export function retryAfter(status: number, { retryAfterSeconds }: ErrorDetails): Record<string, string> {
  if (typeof retryAfterSeconds === 'number') return { 'retry-after': String(retryAfterSeconds) };
  return status === 503 ? { 'retry-after': String(UNAVAILABLE_SECONDS) } : {};
}
