import { formatDate } from '@job-alert/domain/india/calendar';
import { postedAgo } from '@job-alert/domain/jobs/posted-ago';
import { useState } from 'react';

/** Returns the time since a job was posted, with the date: "2 days ago (22/11/2026)". */
export function usePostedAgo(postedAt: string): string {
  const [now] = useState(() => new Date());
  const instant = new Date(postedAt);
  return `${postedAgo(instant, now)} (${formatDate(instant)})`;
}
