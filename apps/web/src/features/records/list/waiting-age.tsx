import type { ApprovalState } from '@job-alert/domain/approvals/approval';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { useState } from 'react';
import { ApprovalBadge } from '../../shared/history/approval-badge';
import classes from './waiting-age.module.css';

const DAY = 86_400_000;
/** From this many days on the age stands out. */
const LONG = 3;

/** On how many days of India's calendar something has been waiting: 0 for today. */
export function daysWaiting(since: Date, now: Date): number {
  return Math.max(0, Math.round((Date.parse(todayInIndia(now)) - Date.parse(todayInIndia(since))) / DAY));
}

const ageText = (days: number) => (days === 0 ? 'since today' : days === 1 ? 'for 1 day' : `for ${days} days`);

/** The approval state; of what waits also for how long. */
export function ApprovalCell({ state, since }: { state: ApprovalState; since: string }) {
  const [now] = useState(() => new Date());
  if (state !== 'PENDING') return <ApprovalBadge state={state} />;
  const days = daysWaiting(new Date(since), now);
  return (
    <div>
      <ApprovalBadge state={state} />
      <div className={classes.age} data-long={days >= LONG || undefined}>
        {ageText(days)}
      </div>
    </div>
  );
}
