import { addDays, todayInIndia } from '../india/calendar.js';

/** The choices of the posting date filter in days of 24 hours. */
export const POSTED_WITHIN_DAYS = [1, 3, 7, 14, 30] as const;
export type PostedWithinDays = (typeof POSTED_WITHIN_DAYS)[number];

export const postedWithinLabel = (days: PostedWithinDays): string =>
  days === 1 ? 'Last 24 hours' : `Last ${days} days`;

/** Older jobs are not distinguished. */
const MAX_DAYS = 30;

/** Formats the age of a job by calendar days in India: "today", "yesterday", "2 days ago". */
export function postedAgo(postedAt: Date, now: Date): string {
  const day = todayInIndia(postedAt);
  let earlier = todayInIndia(now);
  for (let days = 0; days <= MAX_DAYS; days += 1) {
    if (day >= earlier) return days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`;
    earlier = addDays(earlier, -1);
  }
  return `over ${MAX_DAYS} days ago`;
}
