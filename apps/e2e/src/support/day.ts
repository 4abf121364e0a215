import { addDays, formatDate, todayInIndia } from '@job-alert/domain/india/calendar';

/** So many days from today, as people type and read a day: DD/MM/YYYY. */
export const dayFromToday = (days: number): string => formatDate(addDays(todayInIndia(new Date()), days));
