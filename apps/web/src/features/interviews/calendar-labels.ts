import { addDays } from '@job-alert/domain/india/calendar';

const formatWith = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (date: string): string => format.format(new Date(`${date}T00:00:00Z`));
};

const dayMonthYear = formatWith({ day: 'numeric', month: 'long', year: 'numeric' });
const dayMonth = formatWith({ day: 'numeric', month: 'long' });

/** "Mon" */
export const shortWeekday = formatWith({ weekday: 'short' });
/** "23 Nov" */
export const shortDay = formatWith({ day: 'numeric', month: 'short' });
/** "Monday, 23 November 2026", for screen readers and the heading of the day. */
export const dayTitle = formatWith({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** "23 November – 29 November 2026" */
export const weekTitle = (monday: string): string => `${dayMonth(monday)} – ${dayMonthYear(addDays(monday, 6))}`;
