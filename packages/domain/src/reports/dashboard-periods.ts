import { addDays, instantInIndia } from '../india/calendar.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A longer time since the last visit of the dashboard starts a new visit. */
export const VISIT_GAP_MS = 30 * MINUTE;

/** The period for a first visit, and the longest period after an absence. */
const FIRST_VISIT_PERIOD_MS = 7 * DAY;
const MAX_PERIOD_MS = 90 * DAY;

/** The time for which the dashboard shows a rejection, in milliseconds. */
const REJECTIONS_SHOWN = 30 * DAY;

/**
 * The maximum age in days of offers whose joining the dashboard asks about. Notice periods are at most half as long.
 */
const JOININGS_MAX_AGE_DAYS = 180;

/** Jobs that close within this number of days, including today, are listed as closing soon. */
const CLOSING_DAYS = 7;

/** Returns the periods of the dashboard, with days in India. */
export function dashboardPeriods(now: Date, today: string) {
  return {
    firstNewsSince: new Date(now.getTime() - FIRST_VISIT_PERIOD_MS),
    newsSince: new Date(now.getTime() - MAX_PERIOD_MS),
    rejectedSince: new Date(now.getTime() - REJECTIONS_SHOWN),
    joinings: { offeredSince: addDays(today, -JOININGS_MAX_AGE_DAYS), today },
    closing: { from: today, to: addDays(today, CLOSING_DAYS - 1) },
    /** Today and tomorrow. */
    meetings: { from: instantInIndia(today, '00:00'), before: instantInIndia(addDays(today, 2), '00:00') },
  };
}
