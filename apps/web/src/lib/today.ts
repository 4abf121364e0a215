import { todayInIndia } from '@job-alert/domain/india/calendar';

/** Returns today's date in India. */
export const today = (): string => todayInIndia(new Date());
