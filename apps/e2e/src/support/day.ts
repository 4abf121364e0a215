import { addDays, formatDate, todayInIndia } from '@job-alert/domain/india/calendar';

/** Returns the day that is `days` days from today in India, as DD/MM/YYYY. */
export const dayFromToday = (days: number): string => formatDate(addDays(todayInIndia(new Date()), days));
