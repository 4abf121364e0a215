import { addDays, daysBetween, formatDate, startOfWeek, todayInIndia } from '../india/calendar.js';

/** An inclusive period of dates in India. */
export interface Period {
  from: string;
  to: string;
}

const DEFAULT_DAYS = 84;

export const startOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

/** Returns the first days of all months that overlap the period. */
export function listMonths({ from, to }: Period): string[] {
  const first = startOfMonth(from);
  return Array.from({ length: monthCount(to) - monthCount(from) + 1 }, (_, index) => addMonths(first, index));
}

/** Returns the Mondays of all weeks that overlap the period. */
export function listWeeks({ from, to }: Period): string[] {
  const first = startOfWeek(from);
  const weeks = Math.floor(daysBetween(first, to) / 7) + 1;
  return Array.from({ length: weeks }, (_, index) => addDays(first, 7 * index));
}

/** Example: "Apr 2026". */
export function monthLabel(month: string): string {
  return `${MONTHS[monthNumber(month) - 1]} ${month.slice(0, 4)}`;
}

/** Returns the label of a month with the covered days if the period or today truncates it: "Nov 2026 (1–24 only)". */
export function coveredMonthLabel(month: string, { from, to }: Period, today: string): string {
  const end = addDays(addMonths(month, 1), -1);
  const last = to < today ? to : today;
  const [first, until] = [from > month ? from : month, last < end ? last : end];
  if (until < first || (first === month && until === end)) return monthLabel(month);
  const [start, stop] = [Number(first.slice(8)), Number(until.slice(8))];
  return `${monthLabel(month)} (${start === stop ? start : `${start}–${stop}`} only)`;
}

/** Example: "01/04/2026 to 31/03/2027". */
export const periodLabel = ({ from, to }: Period): string => `${formatDate(from)} to ${formatDate(to)}`;

const PERIOD_MESSAGES = {
  backwards: 'From must not be after to.',
  tooLong: 'A period can be at most ten years long.',
} as const;
const MAX_DAYS = 3_660;

/** Returns the requested period or an error. The default end is today, the default start 12 weeks before the end. */
export function reportPeriod(
  requested: { from?: string | null; to?: string | null },
  now: Date,
): { ok: true; period: Period } | { ok: false; message: string } {
  const to = requested.to ?? todayInIndia(now);
  const from = requested.from ?? addDays(to, 1 - DEFAULT_DAYS);
  const message = periodError({ from, to });
  return message === null ? { ok: true, period: { from, to } } : { ok: false, message };
}

/** Returns an error message for an invalid period of a report or export, or null. */
export function periodError({ from, to }: Period): string | null {
  const days = daysBetween(from, to) + 1;
  if (days < 1) return PERIOD_MESSAGES.backwards;
  return days > MAX_DAYS ? PERIOD_MESSAGES.tooLong : null;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const monthNumber = (date: string): number => Number(date.slice(5, 7));
/** The number of months since the year 0. */
const monthCount = (date: string): number => Number(date.slice(0, 4)) * 12 + monthNumber(date) - 1;

function addMonths(month: string, n: number): string {
  const count = monthCount(month) + n;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-01`;
}
