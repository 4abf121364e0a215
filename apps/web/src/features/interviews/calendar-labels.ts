import { addDays } from '@job-alert/domain/india/calendar';

const formatWith = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (date: string): string => format.format(new Date(`${date}T00:00:00Z`));
};

const dayMonthYear = formatWith({ day: 'numeric', month: 'long', year: 'numeric' });
const dayMonth = formatWith({ day: 'numeric', month: 'long' });

/** Formats a date as "Mon". */
export const shortWeekday = formatWith({ weekday: 'short' });
/** Formats a date as "23 Nov". */
export const shortDay = formatWith({ day: 'numeric', month: 'short' });
/** Formats a date as "Monday, 23 November 2026", for screen readers and the heading of the day. */
export const dayTitle = formatWith({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** Returns a week as "23 November – 29 November 2026". */
export const weekTitle = (monday: string): string => `${dayMonth(monday)} – ${dayMonthYear(addDays(monday, 6))}`;
