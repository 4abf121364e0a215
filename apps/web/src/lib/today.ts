import { todayInIndia } from '@job-alert/domain/india/calendar';

/** The day in India. */
export const today = (): string => todayInIndia(new Date());
