import { isValidDate } from '../india/calendar.js';

/** Two days as 'YYYY-MM-DD', each empty where the range is open. */
export interface DateRange {
  from: string;
  to: string;
}

const DATES_REVERSED = 'To date must not be before From date.';

/** Why two days are no range; null when they are one. Days that are none have a reason of their own. */
export function validateDateRange({ from, to }: DateRange): string | null {
  return isValidDate(from) && isValidDate(to) && to < from ? DATES_REVERSED : null;
}

/** Can a list be searched with these two? */
export const isDateRange = (range: DateRange): boolean =>
  [range.from, range.to].every((day) => day === '' || isValidDate(day)) && validateDateRange(range) === null;

/** The days that a list's query asks for, absent where the range is open. Days that are no range, as an address may have them, narrow nothing. */
export function searchedDays(range: DateRange): Partial<DateRange> {
  if (!isDateRange(range)) return {};
  return { ...(range.from && { from: range.from }), ...(range.to && { to: range.to }) };
}
