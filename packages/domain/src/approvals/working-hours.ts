import type { SubjectKind } from './approval.js';

/**
 * The office's working time: Monday to Saturday, 10:00 to 19:00 in India, which has kept +05:30 without daylight saving since
 * 1945. Instants are counted as working milliseconds since a Monday, so sums and comparisons are plain arithmetic.
 */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const OPENING = 10 * HOUR;
const WORKING_DAY = 9 * HOUR;
const WORKING_DAYS = 6;
const WORKING_WEEK = WORKING_DAYS * WORKING_DAY;
/** Monday 5 January 1970, 00:00 in India. */
const FIRST_MONDAY = 4 * DAY - 5.5 * HOUR;

/** Returns the working time since the first Monday. */
function workedUntil(instant: Date): number {
  const since = instant.getTime() - FIRST_MONDAY;
  const days = Math.floor(since / DAY);
  const weeks = Math.floor(days / 7);
  const weekday = days - weeks * 7;
  if (weekday >= WORKING_DAYS) return (weeks + 1) * WORKING_WEEK;
  const today = Math.min(Math.max(since - days * DAY - OPENING, 0), WORKING_DAY);
  return weeks * WORKING_WEEK + weekday * WORKING_DAY + today;
}

const dayOfWork = (worked: number): number => Math.floor(worked / WORKING_DAY);

/** Returns the opening time of a working day by its number. */
function openingTime(day: number): number {
  const weeks = Math.floor(day / WORKING_DAYS);
  return FIRST_MONDAY + (weeks * 7 + (day - weeks * WORKING_DAYS)) * DAY + OPENING;
}

/** Returns the working time between two instants in milliseconds; negative if the second is earlier. */
export const workingTimeBetween = (from: Date, to: Date): number => workedUntil(to) - workedUntil(from);

/** Adds working hours to an instant. The end of a working day becomes the opening of the next. */
export function addWorkingHours(from: Date, hours: number): Date {
  const worked = workedUntil(from) + hours * HOUR;
  const day = dayOfWork(worked);
  return new Date(openingTime(day) + worked - day * WORKING_DAY);
}

/** Returns the earliest instant with `hours` of working time until `to`. */
export function workingHoursBefore(to: Date, hours: number): Date {
  const worked = workedUntil(to) - hours * HOUR;
  // The end of a working day maps to its closing time, not to the next opening.
  const day = Math.ceil(worked / WORKING_DAY) - 1;
  return new Date(openingTime(day) + worked - day * WORKING_DAY);
}

/** Returns today's opening time, or null while the office is closed. */
export function openSince(instant: Date): Date | null {
  const since = instant.getTime() - FIRST_MONDAY;
  const days = Math.floor(since / DAY);
  const today = since - days * DAY - OPENING;
  const isOpen = days - Math.floor(days / 7) * 7 < WORKING_DAYS && today >= 0 && today < WORKING_DAY;
  return isOpen ? new Date(instant.getTime() - today) : null;
}

/** The number of working hours within which requests about each kind of record are due. */
export type DueHours = Readonly<Record<SubjectKind, number>>;

/** Formats the due time in working hours: "due in 3 h", "late by 2 h". */
export function formatDueTime(dueAt: Date, now: Date): string {
  const remaining = workingTimeBetween(now, dueAt);
  if (Math.abs(remaining) < 60_000) return remaining < 0 ? 'late' : 'due now';
  return remaining > 0 ? `due in ${span(remaining)}` : `late by ${span(-remaining)}`;
}

function span(time: number): string {
  if (time < HOUR) return `${Math.floor(time / 60_000)} min`;
  const days = dayOfWork(time);
  return days < 2 ? `${Math.floor(time / HOUR)} h` : `${days} working days`;
}
