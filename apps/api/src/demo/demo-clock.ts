import { addDays, instantInIndia } from '@job-alert/domain/india/calendar';
import { seededRandom } from './random.js';

const OFFICE_OPENS = '09:30';
const OFFICE_HOURS_MS = 9 * 3_600_000;

/**
 * Returns an instant within Indian office hours, `daysAgo` days before `today` (YYYY-MM-DD in India). Deterministic by
 * `key`, and in the past if daysAgo ≥ 1. Steps on the same day are ordered by `place`, with 0 ≤ place < places.
 */
export function demoInstant(today: string, daysAgo: number, key: string, place = 0, places = 1): Date {
  const slice = OFFICE_HOURS_MS / places;
  const within = seededRandom(`${key}#${place}`)() * slice * 0.9;
  const opens = instantInIndia(addDays(today, -daysAgo), OFFICE_OPENS).getTime();
  return new Date(Math.floor(opens + place * slice + within));
}
