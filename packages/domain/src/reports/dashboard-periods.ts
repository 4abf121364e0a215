import { addDays, instantInIndia } from '../india/calendar.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A look at the home screen begins a new visit when the last look is longer ago. */
export const VISIT_GAP_MS = 30 * MINUTE;

/** The period for a first visit, and the longest period after an absence. */
const FIRST_VISIT_PERIOD_MS = 7 * DAY;
const MAX_PERIOD_MS = 90 * DAY;

/** How long the home screen shows a rejection that nothing has followed. */
const REJECTIONS_SHOWN = 30 * DAY;

/** How long ago the offers were made about whose joining the home screen still asks; a period of notice is at most half as long. */
const JOININGS_ASKED_OF = 180;

/** A job closes soon when its last day is one of the next seven, today included. */
const CLOSING_DAYS = 7;

/** The spans of time that a home screen looks at; days and their ends are India's. */
export function dashboardPeriods(now: Date, today: string) {
  return {
    firstNewsSince: new Date(now.getTime() - FIRST_VISIT_PERIOD_MS),
    newsSince: new Date(now.getTime() - MAX_PERIOD_MS),
    rejectedSince: new Date(now.getTime() - REJECTIONS_SHOWN),
    joinings: { offeredSince: addDays(today, -JOININGS_ASKED_OF), today },
    closing: { from: today, to: addDays(today, CLOSING_DAYS - 1) },
    /** Today and tomorrow. */
    meetings: { from: instantInIndia(today, '00:00'), before: instantInIndia(addDays(today, 2), '00:00') },
  };
}
