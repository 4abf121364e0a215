/**
 * Dates in India. A date without a time is a string 'YYYY-MM-DD' and always means a day in Asia/Kolkata; an instant is
 * a Date. India has kept +05:30 without daylight saving since 1945, so plain arithmetic replaces Intl, which is slow on
 * hot paths.
 */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const INDIA_OFFSET = 330 * MINUTE;

const DATE_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME_PATTERN = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Is this a day of the calendar, written 'YYYY-MM-DD', of a year from 1000 (what a DATE column can hold)? */
export function isValidDate(text: string): boolean {
  const parts = DATE_PATTERN.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return year >= 1000 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Is this a time of day written 'HH:mm'? */
export function isValidTime(text: string): boolean {
  return TIME_PATTERN.test(text);
}

let latest = { number: Number.NaN, date: '' };

/** The day that it is in India at that instant. It is asked for at each read of open jobs, so the day last asked for is remembered. */
export function todayInIndia(now: Date): string {
  const number = Math.floor((now.getTime() + INDIA_OFFSET) / DAY);
  if (number !== latest.number) latest = { number, date: indiaClock(now).slice(0, 10) };
  return latest.date;
}

/** The year of a day. */
export function getYear(date: string): number {
  return Number(date.slice(0, 4));
}

/** The day n days later, or earlier when n is negative. */
export function addDays(date: string, n: number): string {
  return utcDate(utcMidnight(date) + n * DAY);
}

/** The Monday of a day's week. */
export function startOfWeek(date: string): string {
  // getUTCDay counts from Sunday.
  return addDays(date, -((new Date(utcMidnight(date)).getUTCDay() + 6) % 7));
}

/** How many whole years lie between two days. */
export function yearsBetween(from: string, to: string): number {
  const isBeforeAnniversary = to.slice(5) < from.slice(5);
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (isBeforeAnniversary ? 1 : 0);
}

/** A day as people in India read it, 'dd/mm/yyyy' (en-GB); an instant is shown as its day in India. */
export function formatDate(date: string | Date): string {
  const day = typeof date === 'string' ? date : todayInIndia(date);
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

/** A day as people speak of it: Today, Tomorrow, or its date. */
export function formatDay(date: string, today: string): string {
  if (date === today) return 'Today';
  return date === addDays(today, 1) ? 'Tomorrow' : formatDate(date);
}

/** An instant as 'dd-mm-yyyy hh:mm:ss' on India's clock: the form of history timestamps over REST (specification 2 §3). */
export function formatTimestamp(instant: Date): string {
  const clock = indiaClock(instant);
  return `${clock.slice(8, 10)}-${clock.slice(5, 7)}-${clock.slice(0, 4)} ${clock.slice(11, 19)}`;
}

/** An instant as 'dd/mm/yyyy hh:mm' on India's clock: the form of screens and emails. `seconds` adds ':ss'. */
export function formatDateAndTime(instant: Date, { seconds = false } = {}): string {
  return `${formatDate(instant)} ${indiaClock(instant).slice(11, seconds ? 19 : 16)}`;
}

/** The instant at which India's calendar shows that day ('YYYY-MM-DD') and India's clock that time ('HH:mm'). */
export function instantInIndia(date: string, time: string): Date {
  const [hours, minutes] = [Number(time.slice(0, 2)), Number(time.slice(3, 5))];
  return new Date(utcMidnight(date) + (hours * 60 + minutes) * MINUTE - INDIA_OFFSET);
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function utcMidnight(date: string): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)));
}

function utcDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

/** India's wall clock as 'YYYY-MM-DDTHH:mm:ss…'. */
function indiaClock(instant: Date): string {
  return new Date(instant.getTime() + INDIA_OFFSET).toISOString();
}
