import { addDays, formatDate, mondayOf, todayInIndia } from './calendar.js';

/** Days in India, both included. */
export interface Period {
  from: string;
  to: string;
}

/** Twelve weeks, today included. */
const DEFAULT_DAYS = 84;

/** The first day of a day's month. */
export const monthOf = (date: string): string => `${date.slice(0, 7)}-01`;

/** The first days of all months that a period touches. */
export function monthsOf({ from, to }: Period): string[] {
  const months: string[] = [];
  for (let month = monthOf(from); month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** The Mondays of all weeks that a period touches. */
export function weeksOf({ from, to }: Period): string[] {
  const weeks: string[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) weeks.push(monday);
  return weeks;
}

/** "Apr 2026": a month as charts and tables name it. */
export function monthLabel(month: string): string {
  return `${MONTHS[monthNumber(month) - 1]} ${month.slice(0, 4)}`;
}

/** "01/04/2026 to 31/03/2027". */
export const periodLabel = ({ from, to }: Period): string => `${formatDate(from)} to ${formatDate(to)}`;

const PERIOD_MESSAGES = {
  backwards: 'From must not be after to.',
  tooLong: 'A report can cover at most ten years.',
} as const;
const MAX_DAYS = 3_660;
const DAY = 86_400_000;

/** The days that were asked for; a missing end is today, a missing start 12 weeks before the end. Or why they cannot be. */
export function reportPeriod(
  given: { from?: string | null; to?: string | null },
  now: Date,
): { ok: true; period: Period } | { ok: false; message: string } {
  const to = given.to ?? todayInIndia(now);
  const from = given.from ?? addDays(to, 1 - DEFAULT_DAYS);
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
  if (days < 1) return { ok: false, message: PERIOD_MESSAGES.backwards };
  return days > MAX_DAYS ? { ok: false, message: PERIOD_MESSAGES.tooLong } : { ok: true, period: { from, to } };
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const monthNumber = (date: string): number => Number(date.slice(5, 7));

function addMonths(month: string, n: number): string {
  const count = Number(month.slice(0, 4)) * 12 + monthNumber(month) - 1 + n;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-01`;
}
