import { addDays, formatDay, startOfWeek } from '../india/calendar.js';
import type { CallOutcome } from './note-kinds.js';

/** The number of days after today whose follow-ups are shown before they are due. */
const DAYS_AHEAD = 7;

/** The days of follow-ups, as seen on a day in India. `last` is the last one whose follow-ups are shown. */
export const followUpDays = (today: string) => ({
  tomorrow: addDays(today, 1),
  nextMonday: addDays(startOfWeek(today), 7),
  last: addDays(today, DAYS_AHEAD),
});

/** Returns the due day that a form suggests after a call, or an empty text: nobody answered, so call again tomorrow. */
export const suggestedDueDay = (outcome: CallOutcome | null, today: string): string =>
  outcome === 'NO_ANSWER' ? followUpDays(today).tomorrow : '';

/** Names a due day: "Overdue since 20/11/2026", "Today", "Tomorrow" or "27/11/2026". */
export const formatDueDay = (dueOn: string, today: string): string =>
  dueOn < today ? `Overdue since ${formatDay(dueOn, today)}` : formatDay(dueOn, today);
