import type { Clock } from './clock.js';

/** How long a reading is reused, in milliseconds. */
const HELD_FOR = 5_000;

/** Reads for the operator's metrics: the database is asked once in a while, however many ask and how often. */
export function heldReading<Reading>(clock: Clock, measure: (now: number) => Promise<Reading>): () => Promise<Reading> {
  let reading: Promise<Reading> | undefined;
  let readAt = 0;
  return () => {
    const now = clock.now().getTime();
    if (reading && now - readAt < HELD_FOR) return reading;
    readAt = now;
    reading = measure(now);
    return reading;
  };
}
