import { isValidDate } from '../india/calendar.js';

/** Two dates 'YYYY-MM-DD'. An empty one leaves the range open. */
export interface DateRange {
  from: string;
  to: string;
}

const DATES_REVERSED = 'To date must not be before From date.';

/** Returns an error message for an invalid range, or null. Invalid dates have messages of their own. */
export function validateDateRange({ from, to }: DateRange): string | null {
  return isValidDate(from) && isValidDate(to) && to < from ? DATES_REVERSED : null;
}

export const isDateRange = (range: DateRange): boolean =>
  [range.from, range.to].every((day) => day === '' || isValidDate(day)) && validateDateRange(range) === null;

/** Returns the dates for a list query without open ends. An invalid range, for example from a URL, is ignored. */
export function searchedDays(range: DateRange): Partial<DateRange> {
  if (!isDateRange(range)) return {};
  return { ...(range.from && { from: range.from }), ...(range.to && { to: range.to }) };
}
