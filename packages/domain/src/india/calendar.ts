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

/**
 * The years of dates and instants that callers can name. The database stores the years 1000 to 9999, and text compares in the order of
 * time only while all years have four digits, so a margin is left for calculations.
 */
export const MIN_YEAR = 1900;
export const MAX_YEAR = 2200;

/** Returns true for an instant of the years MIN_YEAR to MAX_YEAR. */
export function isValidInstant(instant: Date): boolean {
  const year = instant.getUTCFullYear();
  return year >= MIN_YEAR && year <= MAX_YEAR;
}

/** Returns true for a date 'YYYY-MM-DD' of the calendar in the years MIN_YEAR to MAX_YEAR. */
export function isValidDate(text: string): boolean {
  const parts = DATE_PATTERN.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return (
    year >= MIN_YEAR && year <= MAX_YEAR && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  );
}

/** Returns true for a valid time 'HH:mm'. */
export function isValidTime(text: string): boolean {
  return TIME_PATTERN.test(text);
}

let latest = { number: Number.NaN, date: '' };

/** Returns the date in India at an instant. The last result is cached, because every read of open jobs needs it. */
export function todayInIndia(now: Date): string {
  const number = Math.floor((now.getTime() + INDIA_OFFSET) / DAY);
  if (number !== latest.number) latest = { number, date: indiaClock(now).slice(0, 10) };
  return latest.date;
}

export function getYear(date: string): number {
  return Number(date.slice(0, 4));
}

/** Adds days to a date; `n` can be negative. */
export function addDays(date: string, n: number): string {
  return utcDate(utcMidnight(date) + n * DAY);
}

/** Adds whole years to a date. 29 February becomes 28 February in a year without it. */
export function addYears(date: string, n: number): string {
  const moved = `${getYear(date) + n}${date.slice(4)}`;
  return isValidDate(moved) ? moved : `${moved.slice(0, 8)}28`;
}

/** Returns the number of days from one date to a later one; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY;
}

/** Returns the Monday of the week. */
export function startOfWeek(date: string): string {
  // getUTCDay counts from Sunday.
  return addDays(date, -((new Date(utcMidnight(date)).getUTCDay() + 6) % 7));
}

/** Returns the number of whole years between two dates. */
export function yearsBetween(from: string, to: string): number {
  const isBeforeAnniversary = to.slice(5) < from.slice(5);
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (isBeforeAnniversary ? 1 : 0);
}

/** Formats a date as 'dd/mm/yyyy'. An instant is formatted as its date in India. */
export function formatDate(date: string | Date): string {
  const day = typeof date === 'string' ? date : todayInIndia(date);
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

/** Returns Today, Tomorrow, or the formatted date. */
export function formatDay(date: string, today: string): string {
  if (date === today) return 'Today';
  return date === addDays(today, 1) ? 'Tomorrow' : formatDate(date);
}

/**
 * Formats an instant as 'dd-mm-yyyy hh:mm:ss' in Indian time, for history timestamps over REST (specification 2 §3).
 */
export function formatTimestamp(instant: Date): string {
  const clock = indiaClock(instant);
  return `${clock.slice(8, 10)}-${clock.slice(5, 7)}-${clock.slice(0, 4)} ${clock.slice(11, 19)}`;
}

/** Formats an instant as 'YYYY-MM-DD hh:mm:ss' in Indian time, for CSV files: no spreadsheet program exchanges its day and month. */
export function formatIsoDateTime(instant: Date): string {
  return indiaClock(instant).slice(0, 19).replace('T', ' ');
}

/** Formats a time 'HH:mm' or 'HH:mm:ss' with the clock that people in India read: '9:30 am', '12:05 pm'. */
export function formatTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Formats an instant as 'dd/mm/yyyy 11:30 am' in Indian time, for screens. `seconds` adds ':ss'. */
export function formatDateAndTime(instant: Date, { seconds = false } = {}): string {
  return `${formatDate(instant)} ${formatTime(indiaClock(instant).slice(11, seconds ? 19 : 16))}`;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats an instant as 'Thu 3 Dec, 11:30 am (India)', for emails. */
export function formatWeekdayAndTime(instant: Date): string {
  const inIndia = new Date(instant.getTime() + INDIA_OFFSET);
  const day = `${WEEKDAYS[inIndia.getUTCDay()]} ${inIndia.getUTCDate()} ${MONTHS[inIndia.getUTCMonth()]}`;
  return `${day}, ${formatTime(indiaClock(instant).slice(11, 16))} (India)`;
}

/** Returns the instant of a date 'YYYY-MM-DD' and time 'HH:mm' in India. */
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

/** Returns the time in India as 'YYYY-MM-DDTHH:mm:ss…'. */
function indiaClock(instant: Date): string {
  return new Date(instant.getTime() + INDIA_OFFSET).toISOString();
}
