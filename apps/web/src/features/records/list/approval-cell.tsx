import type { ApprovalState } from '@job-alert/domain/approvals/approval';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { useState } from 'react';
import { ApprovalBadge } from '../../shared/history/approval-badge';
import classes from './approval-cell.module.css';

const DAY = 86_400_000;
/** The age from which a pending request is highlighted, in days. */
const HIGHLIGHT_FROM_DAYS = 3;

/** Returns the age in calendar days in India; 0 means today. */
function daysWaiting(since: Date, now: Date): number {
  return Math.max(0, Math.round((Date.parse(todayInIndia(now)) - Date.parse(todayInIndia(since))) / DAY));
}

const ageText = (days: number) => (days === 0 ? 'since today' : days === 1 ? 'for 1 day' : `for ${days} days`);

/** Shows the approval state, with the age of a pending request. */
export function ApprovalCell({ state, since }: { state: ApprovalState; since: string }) {
  const [now] = useState(() => new Date());
  if (state !== 'PENDING') return <ApprovalBadge state={state} />;
  const days = daysWaiting(new Date(since), now);
  return (
    <div>
      <ApprovalBadge state={state} />
      <div className={classes.age} data-long={days >= HIGHLIGHT_FROM_DAYS || undefined}>
        {ageText(days)}
      </div>
    </div>
  );
}
