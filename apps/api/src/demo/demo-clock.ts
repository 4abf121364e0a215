import { seededRandom } from './random.js';

const DAY_MS = 86_400_000;
/** India is 5 h 30 min ahead of UTC all year. */
const INDIA_OFFSET_MS = 19_800_000;
const OFFICE_OPENS_MS = 9.5 * 3_600_000;
const OFFICE_HOURS_MS = 9 * 3_600_000;

/** Returns the day (YYYY-MM-DD, in India) that lies `days` after `today`; negative days lie before it. */
export function demoDay(today: string, days: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Returns an instant within Indian office hours `daysAgo` days before `today`: the same for the same key, and in the past
 * for every hour of loading as long as daysAgo ≥ 1. Several steps of one record on one day keep their order: give each its
 * place, 0 ≤ place < places, and they fall into successive slices of the day.
 */
export function demoInstant(today: string, daysAgo: number, key: string, place = 0, places = 1): Date {
  const slice = OFFICE_HOURS_MS / places;
  const within = Math.floor(seededRandom(`${key}#${place}`)() * slice * 0.9);
  const midnightInIndia = Date.parse(`${demoDay(today, -daysAgo)}T00:00:00Z`) - INDIA_OFFSET_MS;
  return new Date(midnightInIndia + OFFICE_OPENS_MS + Math.floor(place * slice) + within);
}
