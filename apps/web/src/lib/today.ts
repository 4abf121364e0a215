import { todayInIndia } from '@job-alert/domain/india/calendar';

export const today = (): string => todayInIndia(new Date());
