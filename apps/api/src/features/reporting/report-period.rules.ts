import { addDays, mondayOf, todayInIndia } from '@job-alert/domain/calendar';
import { invalidInput } from '../../platform/errors.js';

const DEFAULT_DAYS = 84;
/** Ten years: more weeks than any chart shows. */
const MAX_DAYS = 3_660;
const DAY = 86_400_000;

/** Days in India, both included. */
export interface Period {
  from: string;
  to: string;
}

/** The days that were asked for, or the last 12 weeks. */
export function periodOf(given: { from?: string | null; to?: string | null }, now: Date): Period {
  const to = given.to ?? todayInIndia(now);
  const from = given.from ?? addDays(to, 1 - DEFAULT_DAYS);
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
  if (days < 1) throw invalidInput({ from: ['From must not be after to.'] });
  if (days > MAX_DAYS) throw invalidInput({ from: ['A report can cover at most ten years.'] });
  return { from, to };
}

/** The Mondays of all weeks that the period touches. */
export function weeksOf({ from, to }: Period): string[] {
  const weeks: string[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) weeks.push(monday);
  return weeks;
}
