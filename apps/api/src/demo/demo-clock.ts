import { addDays, instantInIndia } from '@job-alert/domain/india/calendar';
import { seededRandom } from './random.js';

const OFFICE_OPENS = '09:30';
const OFFICE_HOURS_MS = 9 * 3_600_000;

/**
 * Returns an instant within Indian office hours `daysAgo` days before `today` (YYYY-MM-DD in India): the same for the same
 * key, and in the past for every hour of loading as long as daysAgo ≥ 1. Several steps of one record on one day keep their
 * order: give each its place, 0 ≤ place < places, and they fall into successive slices of the day.
 */
export function demoInstant(today: string, daysAgo: number, key: string, place = 0, places = 1): Date {
  const slice = OFFICE_HOURS_MS / places;
  const within = seededRandom(`${key}#${place}`)() * slice * 0.9;
  const opens = instantInIndia(addDays(today, -daysAgo), OFFICE_OPENS).getTime();
  return new Date(Math.floor(opens + place * slice + within));
}
