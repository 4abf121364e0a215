import { todayInIndia } from '@job-alert/domain/calendar';

/** The day in India. */
export const today = (): string => todayInIndia(new Date());
