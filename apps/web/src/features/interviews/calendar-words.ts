import { addDays } from '@job-alert/domain/india/calendar';

const words = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (date: string): string => format.format(new Date(`${date}T00:00:00Z`));
};

const dayMonthYear = words({ day: 'numeric', month: 'long', year: 'numeric' });
const dayMonth = words({ day: 'numeric', month: 'long' });

/** "Mon" */
export const shortWeekday = words({ weekday: 'short' });
/** "23 Nov" */
export const shortDay = words({ day: 'numeric', month: 'short' });
/** "Monday, 23 November 2026", for screen readers and the heading of the day. */
export const dayTitle = words({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** "23 November – 29 November 2026" */
export const weekTitle = (monday: string): string => `${dayMonth(monday)} – ${dayMonthYear(addDays(monday, 6))}`;
