import { addYears, formatDate } from '../india/calendar.js';
import type { TextRule } from './text-field.js';

/** The number of years after today up to which a future date is accepted. */
const MAX_YEARS_AHEAD = {
  deadline: 2,
  interview: 1,
  joining: 2,
  apiKey: 5,
  followUp: 1,
} as const;

type FutureDate = keyof typeof MAX_YEARS_AHEAD;

/** Returns the latest accepted date. `today` is the date in India. */
export const latestDate = (kind: FutureDate, today: string): string => addYears(today, MAX_YEARS_AHEAD[kind]);

/** Returns an error message for a date after the latest accepted one, or null. */
export function validateLatestDate(label: string, kind: FutureDate, date: string, today: string): string | null {
  const { isMet, message } = latestDateRule(label, kind, today);
  return isMet(date) ? null : message;
}

/** The rule of a field for the latest accepted date. */
export function latestDateRule(label: string, kind: FutureDate, today: string): TextRule {
  const latest = latestDate(kind, today);
  return { isMet: (date) => date <= latest, message: `${label} must not be after ${formatDate(latest)}.` };
}
